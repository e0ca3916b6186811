import type { PageLine } from './page-line.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { columnUnder, headsServings, sumsUp, type TableColumn } from './table-heads.data.ts';

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
  holds: TableColumn | 'beside';
  x: number;
  right: number;
}

type Cells = Partial<Record<Column['holds'], PageLine[]>>;

/**
 * Rows of a table of ingredients whose head names its columns become lines, the amount first and a note last: "250 g Butter, soft".
 * Columns of allergens, prices and the like belong to no line, nor do rows that sum these up. What stands beside or below the table stays.
 */
export function withTableRows(rows: PageLine[][]): PageLine[][] {
  const result: PageLine[][] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const head = headOf(row);
    const table = head && linesOfTable(head.columns, rows.slice(at + 1, at + 1 + MOST_ROWS));
    if (table) {
      result.push(head.said, ...table.rows);
      at += table.length;
    } else result.push(row);
  }
  return result;
}

/** "Ingrediente", "Zutat": one of what the list is of. */
const NAMES_LIST = /^\s*(?:ingr|zutat)/iu;

interface Head {
  columns: Column[];
  /** What of it stays: the heading of the foods, for how many the amounts are, and what heads something else at the right. */
  said: PageLine[];
}

/**
 * The columns that a row heads; null where it heads no table of foods and amounts. Of amounts for several numbers of people the first are
 * read. Behind both something else may stand beside the table.
 */
function headOf(row: readonly PageLine[]): Head | null {
  const columns: Column[] = [];
  const served: PageLine[] = [];
  const said: PageLine[] = [];
  const has = (kind: TableColumn) => columns.filter(({ holds }) => holds === kind).length;
  for (const piece of headingsOf(row)) {
    const isServed = headsServings(piece.text);
    const holds = isServed ? (has('amount') > 0 ? 'aside' : 'amount') : columnUnder(piece.text);
    if (isServed && holds === 'amount') served.push(piece);
    if (holds === 'food') said.push(piece);
    const isBeside = !holds && has('food') > 0 && has('amount') > 0;
    if (!holds && !isBeside) return null;
    if (isBeside) said.push(piece);
    columns.push({ holds: holds ?? 'beside', x: piece.x, right: piece.x + piece.width });
    if (isBeside) break;
  }
  if (has('food') !== 1 || has('amount') !== 1) return null;
  const [food, ...others] = said;
  const [number] = served;
  const isHeading = food && sectionHeading(food.text)?.section === 'ingredients';
  // "Item" heads its column alone.
  if (!food || !number)
    return { columns, said: isHeading || (food && NAMES_LIST.test(food.text)) ? said : others };
  return { columns, said: [isHeading ? joined(food, number) : number, ...others] };
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

/** The cells of a head: what is a name by itself goes on only with what makes a longer name of it, however close the next stands. */
function headingsOf(row: readonly PageLine[]): PageLine[] {
  const isName = ({ text }: PageLine) => columnUnder(text) !== null || headsServings(text);
  const cells: PageLine[] = [];
  for (const piece of row) {
    const last = cells.at(-1);
    const isApart = !last || piecesOf([last, piece]).length > 1;
    const whole = last && joined(last, piece);
    if (isApart || !whole || (isName(last) && !isName(whole))) cells.push(piece);
    else cells[cells.length - 1] = whole;
  }
  return cells;
}

interface Table {
  rows: PageLine[][];
  /** How many rows of the page it takes. */
  length: number;
}

function linesOfTable(columns: readonly Column[], rows: readonly PageLine[][]): Table | null {
  const read = withWholeAmounts(rows.map((row) => ({ row, cells: cellsOf(columns, row) })));
  const end = endOfTable(read.map(({ cells }) => cells));
  const lines = read.slice(0, end).map(({ row, cells }) => (cells ? rowOf(cells, row) : row));
  const amounts = read.slice(0, end).filter(({ cells }) => isCounted(cells));
  return amounts.length >= FEWEST_ROWS
    ? { rows: lines.filter((row) => row.length > 0), length: end }
    : null;
}

interface TableRow {
  row: PageLine[];
  cells: Cells | null;
}

/** An amount that goes on in the row below is one: "1 cuillerée à" / "café". */
function withWholeAmounts(read: readonly TableRow[]): TableRow[] {
  const whole: TableRow[] = [];
  for (const { row, cells } of read) {
    const above = whole.at(-1)?.cells;
    const amount = above?.food ? above.amount : undefined;
    if (amount && cells && isRestOfAmount(cells)) {
      const last = amount.at(-1)!;
      const full = { ...last, text: `${last.text} ${textOf(cells.amount)}` };
      whole[whole.length - 1] = {
        row: whole.at(-1)!.row.map((piece) => (piece === last ? full : piece)),
        cells: { ...above, amount: amount.with(-1, full) },
      };
      // Each row of the page stays one.
      whole.push({ row: row.filter((piece) => !cells.amount!.includes(piece)), cells: {} });
    } else whole.push({ row, cells });
  }
  return whole;
}

const isRestOfAmount = (cells: Cells): boolean =>
  Object.keys(cells).join() === 'amount' && /^\p{Ll}\P{N}*$/u.test(textOf(cells.amount));

/** The table goes on as long as rows with an amount follow; rows of what stands beside it are passed over. */
function endOfTable(cells: readonly (Cells | null)[]): number {
  let end = 0;
  let bare = 0;
  for (const [at, each] of cells.entries()) {
    if (isCounted(each) || isSum(each)) {
      end = at + 1;
      bare = 0;
    } else if (!each) break;
    else if (!isBesideAlone(each) && ++bare > MOST_BARE_ROWS) break;
  }
  return end;
}

const isBesideAlone = (cells: Cells): boolean => Object.keys(cells).every((at) => at === 'beside');

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
    if (column.holds !== 'beside' && piece.width > LONGEST_CELL * piece.height) return null;
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
  const isWide = piece.width > LONGEST_CELL * piece.height;
  if (last.holds === 'beside' && (piece.x >= last.x - 1 || (isWide && isBehind(piece, columns))))
    return last;
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

/** A sentence that begins at the right of all the columns of the table, left of the middle of its own. */
const isBehind = (piece: PageLine, columns: readonly Column[]): boolean =>
  piece.x > (columns.at(-2)?.x ?? 0);

function rowOf(cells: Cells, row: readonly PageLine[]): PageLine[] {
  const own = new Set(
    Object.entries(cells).flatMap(([column, pieces]) => (column === 'beside' ? [] : pieces)),
  );
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
