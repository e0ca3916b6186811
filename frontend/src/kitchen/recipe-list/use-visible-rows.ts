import { useSyncExternalStore } from 'react';
import { visibleRows, type Rows } from './visible-rows.ts';

let lastMove = -Infinity;

/** Whether the page was scrolled within the last `milliseconds`. */
export const isMoving = (milliseconds: number) => performance.now() - lastMove < milliseconds;

function onMove(tell: () => void): () => void {
  const move = () => {
    lastMove = performance.now();
    tell();
  };
  addEventListener('scroll', move, { passive: true });
  addEventListener('resize', tell);
  return () => {
    removeEventListener('scroll', move);
    removeEventListener('resize', tell);
  };
}

/**
 * The rows to be drawn where the page stands now. A part that uses it is drawn anew when others
 * come into view, not with every pixel.
 */
export function useVisibleRows(rows: Rows, more: number): [first: number, last: number] {
  const range = useSyncExternalStore(onMove, () =>
    visibleRows(rows, { from: scrollY, height: innerHeight }, more).join(),
  );
  return range.split(',').map(Number) as [number, number];
}
