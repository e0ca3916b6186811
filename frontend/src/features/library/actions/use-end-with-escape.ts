import { useEffect, useEffectEvent } from 'react';

/** Escape ends it, unless a field, menu or dialog takes the key. */
export function useEndWithEscape(end: () => void): void {
  const leave = useEffectEvent(end);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
