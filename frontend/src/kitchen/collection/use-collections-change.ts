import { useEffect, useRef } from 'react';
import { useLive } from '../../shared/api/use-live.ts';

/** By then every service has heard of what was just begun or ended. */
const HEARD_BY_ALL_MS = 1_000;

/** Reads anew when the cook begins or ceases to work in a collection: what is on screen may not be theirs to see any more. */
export function useCollectionsChange(refresh: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('collaborations.changed', () => {
    refresh();
    clearTimeout(timer.current);
    timer.current = setTimeout(refresh, HEARD_BY_ALL_MS);
  });
}
