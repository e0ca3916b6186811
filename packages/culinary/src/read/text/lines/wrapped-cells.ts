import { statedFacts } from '../facts/stated-facts.ts';
import type { PageLine } from './page-line.ts';

/** A row of facts has so many cells side by side. */
const FEWEST_CELLS = 3;
/** And no more: a wider row is of a table, and would take long. */
const MOST_CELLS = 12;
/** What is left of a cell's words for a second row. */
const LONGEST_REST = 24;
/** In heights of a line: how level the cells of a row are, how exactly a rest stands below its cell, and how close. */
const LEVEL = 0.4;
const IN_LINE = 0.3;
const CLOSE = 1.8;

/**
 * The pieces of a page with the words of a narrow cell in one, where they ran on below it: "Cook: two and a quarter" above "hours" in a row of
 * facts, whose other cells need one row.
 */
export function withWrappedCells(pieces: readonly PageLine[]): PageLine[] {
  const joined = new Map<PageLine, PageLine>();
  const taken = new Set<PageLine>();
  let above: PageLine[] = [];
  for (const row of rowsOf(pieces)) {
    const cells = cellsOf(row, above);
    if (cells === null) {
      above = row;
      continue;
    }
    for (const [at, rest] of row.entries()) {
      const cell = joined.get(cells[at]!) ?? cells[at]!;
      const width = Math.max(cell.width, rest.width);
      joined.set(cells[at]!, { ...cell, text: `${cell.text} ${rest.text}`, width });
      taken.add(rest);
    }
  }
  return taken.size === 0
    ? [...pieces]
    : pieces.filter((piece) => !taken.has(piece)).map((piece) => joined.get(piece) ?? piece);
}

/** The pieces that stand level, page by page and from top to bottom. */
function rowsOf(pieces: readonly PageLine[]): PageLine[][] {
  const rows: PageLine[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.page - b.page || a.y - b.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const isLevel =
      first !== undefined &&
      first.page === piece.page &&
      piece.y - first.y < LEVEL * Math.min(first.height, piece.height);
    if (isLevel) row!.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

/** The cell above each piece of a row that holds nothing but rests of cells; null where it holds anything else. */
function cellsOf(row: readonly PageLine[], above: readonly PageLine[]): PageLine[] | null {
  if (above.length < FEWEST_CELLS || above.length > MOST_CELLS) return null;
  if (row.length >= above.length) return null;
  const cells = row.flatMap((rest) => {
    const isRest = rest.text.length <= LONGEST_REST && /^\p{Ll}/u.test(rest.text.trim());
    const cell = isRest ? above.find((piece) => isBelow(rest, piece)) : undefined;
    return cell === undefined ? [] : [cell];
  });
  return cells.length === row.length && above.some(({ text }) => statedFacts(text) !== null)
    ? cells
    : null;
}

const isBelow = (rest: PageLine, cell: PageLine): boolean =>
  rest.page === cell.page &&
  Math.abs(rest.x - cell.x) < IN_LINE * cell.height &&
  rest.y - cell.y < CLOSE * cell.height &&
  Math.abs(rest.height / cell.height - 1) < LEVEL;
