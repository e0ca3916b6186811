import type { PageLine } from './page-line.ts';

/** A number alone, or with the sign of a list behind it: no amount of a food. */
const HEAD = /^(\d{1,2})(?:[.)]?$|[.)]\s)/u;
const FEWEST_STEPS = 4;
/** In heights of a line: how far heads under one another may differ, and lines of a step stand apart. */
const ALIGNED = 1.5;
const APART = 1.9;
/** As a share of the height of a step's lines: what is smaller is no part of it. */
const SMALL = 0.85;

export interface StepGrid {
  above: PageLine[][];
  /** The lines of each step, in the order of their numbers. */
  cells: PageLine[][];
  rest: PageLine[][];
}

interface Head {
  piece: PageLine;
  number: number;
}

/**
 * Steps in rows and columns, numbered along the rows as on a card with six pictures. Null for what is none: columns that are numbered
 * downwards are read one after the other.
 */
export function stepGrid(rows: readonly PageLine[][]): StepGrid | null {
  const bands = headsInTurn(rows);
  const [top] = bands;
  if (!top || bands.length < 2 || bands.flat().length < FEWEST_STEPS) return null;
  const first = rows.findIndex((row) => row.includes(top[0]!.piece));
  const cells = new Map<Head, PageLine[]>(bands.flat().map((head) => [head, []]));
  const rest: PageLine[][] = [];
  for (const row of rows.slice(first)) {
    const others = row.filter((piece) => {
      const cell = cells.get(headOf(piece, bands)!);
      if (!cell || !belongs(piece, cell)) return true;
      cell.push(piece);
      return false;
    });
    if (others.length > 0) rest.push(others);
  }
  return { above: rows.slice(0, first), cells: [...cells.values()], rest };
}

/** Rows of numbers that count up from 1 along each and from each to the next, under one another. */
function headsInTurn(rows: readonly PageLine[][]): Head[][] {
  const bands: Head[][] = [];
  let next = 1;
  for (const row of rows) {
    const heads = row.flatMap((piece) => {
      const number = HEAD.exec(piece.text.trim())?.[1];
      return number ? [{ piece, number: Number(number) }] : [];
    });
    const inTurn = heads.every(({ number }, at) => number === next + at);
    if (heads.length < (bands.length === 0 ? 2 : 1) || !inTurn) continue;
    if (!heads.every(({ piece }, at) => isUnder(piece, bands[0]?.[at]?.piece ?? piece))) return [];
    bands.push(heads);
    next += heads.length;
  }
  return bands;
}

const isUnder = (piece: PageLine, head: PageLine): boolean =>
  Math.abs(piece.x - head.x) < ALIGNED * Math.max(piece.height, head.height);

/** The head at the upper left of a piece that does not reach into the next cell. */
function headOf(piece: PageLine, bands: readonly Head[][]): Head | undefined {
  const [top = []] = bands;
  const middle = piece.y + piece.height / 2;
  const band = bands.findLast((heads) => heads[0]!.piece.y <= middle);
  const at = top.findLastIndex((head) => head.piece.x <= piece.x + piece.height / 2);
  const right = top[at + 1]?.piece.x ?? Infinity;
  return piece.x + piece.width <= right ? band?.[at] : undefined;
}

/** A cell begins with its number and ends where a gap or smaller print follows. */
function belongs(piece: PageLine, cell: readonly PageLine[]): boolean {
  const last = cell.at(-1);
  if (!last) return HEAD.test(piece.text.trim());
  const text = cell.length > 1 ? last : piece;
  const height = Math.max(last.height, piece.height);
  return piece.y - last.y <= APART * height && piece.height >= SMALL * text.height;
}
