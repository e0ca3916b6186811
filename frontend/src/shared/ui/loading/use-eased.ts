import { useEffect, useRef, useState } from 'react';
import { duration } from '../../theme/motion.ts';

const still = () =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Follows `target` over 320 ms; at once for people who asked for less motion. */
export function useEased(target: number): number {
  const [shown, setShown] = useState(target);
  const current = useRef(target);
  useEffect(() => {
    const from = current.current;
    const show = (value: number) => setShown((current.current = value));
    if (from === target) return;
    const start = performance.now();
    const length = still() ? 0 : duration.slow;
    let frame = requestAnimationFrame(function step(now) {
      const part = length === 0 ? 1 : Math.min(1, (now - start) / length);
      show(from + (target - from) * (1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
