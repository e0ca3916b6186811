import type { PageLine } from './page-line.ts';

/** In heights of a line: the blank room above boxes that stand side by side, and how far their columns begin from those above. */
const ROOM = 3;
const ELSEWHERE = 2;

/**
 * Boxes side by side far below two columns, as notices and offers stand below a recipe, are columns of their own where the right one begins
 * elsewhere: the row they begin in, else `end`.
 */
export function aboveOtherColumns(
  rows: readonly PageLine[][],
  first: number,
  end: number,
  x: number,
): number {
  let bottom = -Infinity;
  let edge = Infinity;
  for (let at = first; at < end; at++) {
    const row = rows[at]!;
    const right = row.filter((line) => line.x >= x);
    const size = Math.max(...row.map(({ height }) => height));
    const begins = Math.min(...right.map((line) => line.x));
    const isBeside = right.length > 0 && right.length < row.length;
    if (
      isBeside &&
      edge < Infinity &&
      Math.min(...row.map(({ y }) => y)) - bottom > ROOM * size &&
      Math.abs(begins - edge) > ELSEWHERE * size
    )
      return at;
    bottom = Math.max(bottom, ...row.map(({ y, height }) => y + height));
    // The credit of a picture above the columns is none.
    if (isBeside) edge = Math.min(edge, begins);
  }
  return end;
}
