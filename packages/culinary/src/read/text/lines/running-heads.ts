import type { PageLine } from './page-line.ts';

/** In heights of a line: right of where its column begins by more, a piece is none of it. */
const FAR = 4;
const MOST = 3;

/**
 * How many rows at the top of a page begin no column, as what they have at the right stands at its edge: "DOLCI IN FAMIGLIA        A cura di
 * Marta Ferri" above a title, "Sweets        Card 41" above "Bread pudding        4 servings". One alone counts where nothing stands beside
 * the row below it.
 */
export function runningHeads(
  rows: readonly PageLine[][],
  first: number,
  end: number,
  x: number,
): number {
  let heads = 0;
  while (heads < MOST && isHead(rows, first + heads, end, x)) heads++;
  const below = rows[first + heads] ?? [];
  return heads === 1 && below.some((line) => line.x >= x) ? 0 : heads;
}

function isHead(rows: readonly PageLine[][], at: number, end: number, x: number): boolean {
  const row = rows[at] ?? [];
  const starts = rows
    .slice(at + 1, end)
    .flatMap((below) => below.filter((line) => line.x >= x))
    .map((line) => line.x)
    .sort((a, b) => a - b);
  const edge = starts[starts.length >> 1];
  return (
    row.length > 1 &&
    edge !== undefined &&
    row.every((line) => line.x < x || line.x > edge + FAR * line.height)
  );
}
