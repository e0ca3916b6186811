import { useEffect, useEffectEvent } from 'react';

/** Ends Delete Mode with Escape, unless a field, menu or dialog takes the key. */
export function useDeleteMode(on: boolean, end: () => void): void {
  const leave = useEffectEvent(end);
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [on]);
}
