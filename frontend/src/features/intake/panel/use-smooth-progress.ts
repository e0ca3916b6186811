import { useEffect, useState } from 'react';
import { smoothProgress } from './smooth-progress.ts';

const tick = 100;

/** The percentage to show for what the server told. */
export function useSmoothProgress(told: number): number {
  const [shown, setShown] = useState(0);
  const follows = shown !== told;
  useEffect(() => {
    if (!follows) return;
    const timer = setInterval(() => setShown((before) => smoothProgress(before, told, tick)), tick);
    return () => clearInterval(timer);
  }, [told, follows]);
  return Math.min(shown, told);
}
