import { useEffectEvent, useLayoutEffect } from 'react';

/** Escape ends it, unless a field, menu or dialog takes the key. */
export function useEndWithEscape(end: () => void): void {
  const leave = useEffectEvent(end);
  // Before the screen is painted: whoever sees it can end it.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
