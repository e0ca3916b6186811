import type { PageLine } from './page-line.ts';

const FEWEST_ROWS = 4;
/** In heights of a line: no word of a line that is not justified stands so far from the one before. */
const GAP = 0.5;
/** As a share of the rows that begin there: lines that run over the place where a column begins. */
const MOST_ACROSS = 0.25;
const AMOUNT = /^[•*·\s]*[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞/.,\s–-]*\p{L}{0,5}\.?$/u;
const MARKER = /^\W{0,2}[\p{L}\d]{0,2}[.)]?$/u;

/** Whether a piece may begin a column beside the one before it: no word that follows an amount or a marker. */
export function beginsColumn(last: PageLine, piece: PageLine): boolean {
  const gap = piece.x - (last.x + last.width);
  return (
    gap >= GAP * Math.max(last.height, piece.height) &&
    !AMOUNT.test(last.text) &&
    !MARKER.test(last.text.trim())
  );
}

const SIGN = /^\s*[-–—|·•/]\s*$/u;

/** "Fiadone  - 6 à 8 parts - prép. 1/4 h - cuisson 35 min": facts between signs are one line, where a column begins below one of the signs too. */
export function isLineOfFacts(row: readonly PageLine[]): boolean {
  const signs = row.slice(1).filter(({ text }) => SIGN.test(text));
  return signs.length > 1 && signs.every(({ text }) => text.trim() === signs[0]!.text.trim());
}

/**
 * Where columns begin that stand as close to their neighbours as words of one line do: several rows have a piece that begins at the very
 * same place, and hardly any line runs over it.
 */
export function narrowColumns(rows: readonly PageLine[][]): Set<number> {
  const found = new Map<number, { first: number; last: number; rows: number }>();
  for (const [at, row] of rows.entries())
    for (const [index, piece] of row.entries()) {
      const left = row[index - 1];
      if (!left || !beginsColumn(left, piece)) continue;
      const x = Math.round(piece.x);
      const start = found.get(x);
      if (start) Object.assign(start, { last: at, rows: start.rows + 1 });
      else found.set(x, { first: at, last: at, rows: 1 });
    }
  const starts = [...found].filter(([, start]) => start.rows >= FEWEST_ROWS);
  return new Set(
    starts
      .filter(
        ([x, { first, last, rows: count }]) =>
          countAcross(rows.slice(first, last + 1), x) <= MOST_ACROSS * count,
      )
      .map(([x]) => x),
  );
}

const countAcross = (rows: readonly PageLine[][], x: number): number =>
  rows.filter((row) => row.some((piece) => piece.x < x - 1 && piece.x + piece.width > x + 1))
    .length;

/** In heights of a line: how far pieces of one column begin from each other at most, and what surely parts two columns. */
const SAME_START = 0.15;
const CLEAR = 1;

/** "mezza dozzina" close to "uova", where the rows next to it have an amount and a food, clearly apart, at the very same two places. */
export function isPairOfColumns(rows: readonly PageLine[][], at: number): boolean {
  const [left, right, ...more] = rows[at]!;
  if (!left || !right || more.length > 0) return false;
  if (right.x - (left.x + left.width) < GAP * Math.max(left.height, right.height)) return false;
  const isLike = (row: readonly PageLine[] | undefined): boolean => {
    if (row?.length !== 2) return false;
    const [one, other] = [row[0]!, row[1]!];
    return (
      Math.abs(one.x - left.x) < SAME_START * left.height &&
      Math.abs(other.x - right.x) < SAME_START * left.height &&
      other.x - (one.x + one.width) >= CLEAR * one.height
    );
  };
  return isLike(rows[at - 1]) && (isLike(rows[at + 1]) || isLike(rows[at - 2]));
}
