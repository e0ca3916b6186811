import type { PageLine } from './page-line.ts';
import { columnUnder, sumsUp, type TableColumn } from './table-heads.data.ts';

const FEWEST_ROWS = 3;
/** No list of ingredients is longer; a page of nothing but heads is looked through as often as it has rows. */
const MOST_ROWS = 200;
/** So many rows without an amount end a table. */
const MOST_BARE_ROWS = 3;
/** In heights of a line: how far behind the last heading its cells may stand, and how long one is at most. */
const BEHIND = 5;
const LONGEST_CELL = 24;
/** In heights of a line: pieces closer to each other are words of one cell. */
const WORDS = 1;
const FIGURE = /[\d¼-¾⅐-⅞]|^(?:q\.?\s?b\.?|n\.?\s?b\.?|c\.?\s?s\.?|p\.?\s?m\.?)$/iu;

interface Column {
  holds: TableColumn;
  x: number;
  right: number;
}

type Cells = Partial<Record<TableColumn, PageLine[]>>;

/**
 * Rows of a table of ingredients whose head names its columns become lines, the amount first and a note last: "250 g Butter, soft".
 * Columns of allergens, prices and the like belong to no line, nor do rows that sum these up. What stands beside or below the table stays.
 */
export function withTableRows(rows: PageLine[][]): PageLine[][] {
  const result: PageLine[][] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const columns = columnsUnder(row);
    const table = columns && linesOfTable(columns, rows.slice(at + 1, at + 1 + MOST_ROWS));
    if (table) {
      const head = piecesOf(row).filter((piece) => columnUnder(piece.text) === 'food');
      result.push(head, ...table.rows);
      at += table.length;
    } else result.push(row);
  }
  return result;
}

/** The columns that a row heads; null where it heads no table of foods and amounts. */
function columnsUnder(row: readonly PageLine[]): Column[] | null {
  const columns: Column[] = [];
  for (const piece of piecesOf(row)) {
    const holds = columnUnder(piece.text);
    if (!holds) return null;
    columns.push({ holds, x: piece.x, right: piece.x + piece.width });
  }
  const count = (kind: TableColumn) => columns.filter(({ holds }) => holds === kind).length;
  return columns.length > 2 && count('food') === 1 && count('amount') === 1 ? columns : null;
}

/** The cells of a row: pieces closely behind one another are words of one. */
function piecesOf(row: readonly PageLine[]): PageLine[] {
  const cells: PageLine[] = [];
  for (const piece of row) {
    const last = cells.at(-1);
    const gap = last ? piece.x - last.x - last.width : 0;
    if (last && gap < WORDS * Math.max(last.height, piece.height))
      cells[cells.length - 1] = joined(last, piece);
    else cells.push(piece);
  }
  return cells;
}

interface Table {
  rows: PageLine[][];
  /** How many rows of the page it takes. */
  length: number;
}

function linesOfTable(columns: readonly Column[], rows: readonly PageLine[][]): Table | null {
  const read = rows.map((row) => ({ row, cells: cellsOf(columns, row) }));
  const end = endOfTable(read.map(({ cells }) => cells));
  const lines = read.slice(0, end).map(({ row, cells }) => (cells ? rowOf(cells, row) : row));
  const amounts = read.slice(0, end).filter(({ cells }) => isCounted(cells));
  return amounts.length >= FEWEST_ROWS
    ? { rows: lines.filter((row) => row.length > 0), length: end }
    : null;
}

/** The table goes on as long as rows with an amount follow. */
function endOfTable(cells: readonly (Cells | null)[]): number {
  let end = 0;
  for (const [at, each] of cells.entries()) {
    if (isCounted(each) || isSum(each)) end = at + 1;
    else if (!each || at - end >= MOST_BARE_ROWS) break;
  }
  return end;
}

const textOf = ([first, ...more]: readonly PageLine[] = []): string =>
  first ? more.reduce(joined, first).text.trim() : '';

const isCounted = (cells: Cells | null): boolean =>
  cells?.food !== undefined && FIGURE.test(textOf(cells.amount));

const isSum = (cells: Cells | null): boolean =>
  cells?.food !== undefined && !cells.amount && sumsUp(textOf(cells.food));

/** The pieces of a row by the columns in which they stand, those beside the table left out; null for a row that is none of a table. */
function cellsOf(columns: readonly Column[], row: readonly PageLine[]): Cells | null {
  const cells: Cells = {};
  for (const piece of row) {
    const column = columnOf(columns, piece);
    if (!column) continue;
    if (piece.width > LONGEST_CELL * piece.height) return null;
    (cells[column.holds] ??= []).push(piece);
  }
  return Object.keys(cells).length > 0 ? cells : null;
}

/**
 * The column below whose heading a piece stands. One below none stands under the heading at its left, as figures at the right of their
 * column do, or else under the first.
 */
function columnOf(columns: readonly Column[], piece: PageLine): Column | null {
  const last = columns.at(-1)!;
  if (piece.x > last.right + BEHIND * piece.height) return null;
  const under = columns.map(
    ({ x, right }) => Math.min(right, piece.x + piece.width) - Math.max(x, piece.x),
  );
  const most = Math.max(...under);
  if (most > 0) return columns[under.indexOf(most)]!;
  const first = columns[0]!;
  const isBefore = first.x - piece.x < LONGEST_CELL * piece.height;
  return columns.findLast(({ x }) => x <= piece.x + 1) ?? (isBefore ? first : null);
}

function rowOf(cells: Cells, row: readonly PageLine[]): PageLine[] {
  const own = new Set(Object.values(cells).flat());
  const beside = row.filter((piece) => !own.has(piece));
  if (isSum(cells)) return beside;
  const { amount = [], unit = [], food = [], note = [] } = cells;
  const stated = [...amount, ...unit, ...food, ...note];
  if (stated.length === 0) return beside;
  const ingredient = [amount, unit, food].map(textOf).filter(Boolean).join(' ');
  const remark = [textOf(note)].filter((words) => /\p{L}/u.test(words));
  const text = [ingredient, ...remark].filter(Boolean).join(', ');
  const line = [...stated].sort((a, b) => a.x - b.x).reduce(joined);
  return [{ ...line, text }, ...beside].sort((a, b) => a.x - b.x);
}

function joined(a: PageLine, b: PageLine): PageLine {
  const x = Math.min(a.x, b.x);
  const gap = b.x - a.x - a.width;
  return {
    ...a,
    text: `${a.text}${gap > 0.12 * a.height ? ' ' : ''}${b.text}`,
    x,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    ...(a.confidence === undefined
      ? {}
      : { confidence: Math.min(a.confidence, b.confidence ?? 100) }),
  };
}
