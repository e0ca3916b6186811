import { useRef, useState, type PointerEvent } from 'react';

/** How far to the right, in px, a swipe must go. */
const SWIPE_THRESHOLD = 50;

/** Follows a finger to the right and calls `away` when it went far enough. */
export function useSwipeToDismiss(away: () => void) {
  const start = useRef<number | null>(null);
  const [moved, setMoved] = useState(0);
  const end = () => {
    start.current = null;
    setMoved(0);
  };
  return {
    moved,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current === null) return;
        setMoved(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: (event: PointerEvent) => {
        const distance = start.current === null ? 0 : event.clientX - start.current;
        end();
        if (distance >= SWIPE_THRESHOLD) away();
      },
      onPointerCancel: end,
      onPointerLeave: end,
    },
  };
}
