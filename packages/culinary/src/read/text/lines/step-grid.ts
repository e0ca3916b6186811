import { looksLikeStep } from '../steps/step-likelihood.ts';
import type { PageLine } from './page-line.ts';
import { titledCell } from './titled-cells.ts';

/** A number alone, or with the sign of a list behind it: no amount of a food. */
const HEAD = /^(\d{1,2})(?:[.)]?$|[.)]\s)/u;
/** "1 Bulgur kochen": a food with its amount as well, so what stands below tells. */
const BARE_HEAD = /^(\d{1,2})\s+(?=\p{Lu}\p{L}|¡|¿)/u;
const FEWEST_STEPS = 4;
const READS_LIKE_STEP = 0.45;
/** In heights of a line: how far heads under one another may differ, lines of a step stand apart, and its first line from its head. */
const ALIGNED = 1.5;
const APART = 1.9;
const BELOW_HEAD = 3;
/** In heights of a line: what stands closer below goes on with the list beside the grid. */
const GOES_ON = 3;
/** As a share of the height of a step's lines: what is smaller is no part of it. */
const SMALL = 0.85;

export interface StepGrid {
  above: PageLine[][];
  /** What stands at the left of the grid, as the list of ingredients does. */
  list: PageLine[][];
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
  const grid = gridOf(rows, HEAD);
  if (grid) return grid;
  const titled = gridOf(rows, BARE_HEAD);
  const steps = titled?.cells.filter((cell) => readsLikeStep(cell.slice(1))) ?? [];
  return titled && 2 * steps.length >= titled.cells.length ? titled : null;
}

const readsLikeStep = (lines: readonly PageLine[]): boolean =>
  looksLikeStep(lines.map(({ text }) => text).join(' ')) >= READS_LIKE_STEP;

function gridOf(rows: readonly PageLine[][], head: RegExp): StepGrid | null {
  const bands = headsInTurn(rows, head);
  const [top] = bands;
  if (!top || bands.length < 2 || bands.flat().length < FEWEST_STEPS) return null;
  const first = rows.findIndex((row) => row.includes(top[0]!.piece));
  const cells = new Map<Head, PageLine[]>(bands.flat().map((found) => [found, []]));
  const rest: PageLine[][] = [];
  for (const row of rows.slice(first)) {
    const others = row.filter((piece) => {
      const of = headOf(piece, bands);
      const cell = of && cells.get(of);
      if (!cell || !belongs(piece, cell, of)) return true;
      cell.push(piece);
      return false;
    });
    if (others.length > 0) rest.push(others);
  }
  const { list, behind } = listAtLeft(rest, [...cells.values()].flat());
  return {
    above: rows.slice(0, first),
    list,
    cells: titledCells([...cells]),
    rest: behind,
  };
}

/** The cells with the titles of their steps apart, where all have one. */
const titledCells = (cells: readonly [Head, PageLine[]][]): PageLine[][] => {
  const right = Math.max(...cells.map(([, lines]) => widest(lines)));
  const titled = cells.map(([{ number }, lines]) => titledCell(number, lines, right));
  return cells.map(([, lines], at) => (titled.every(Boolean) ? titled[at]! : lines));
};

const widest = (lines: readonly PageLine[]): number =>
  Math.max(...lines.map(({ x, width }) => x + width - lines[0]!.x));

/** What stands left of the grid from its first line on, as the list of ingredients does, and what else is no part of it. */
function listAtLeft(
  rest: readonly PageLine[][],
  cells: readonly PageLine[],
): { list: PageLine[][]; behind: PageLine[][] } {
  const left = Math.min(...cells.map(({ x }) => x));
  const list: PageLine[][] = [];
  const behind: PageLine[][] = [];
  let last: PageLine | null = null;
  let goesOn = true;
  for (const row of rest) {
    const beside = row.filter(({ x, width }) => x + width <= left);
    const [first] = beside;
    if (last && first) goesOn &&= first.y - last.y <= GOES_ON * Math.max(last.height, first.height);
    const others = goesOn ? row.filter((piece) => !beside.includes(piece)) : row;
    if (goesOn && first) {
      list.push(beside);
      last = first;
    }
    if (others.length > 0) behind.push(others);
  }
  return { list, behind };
}

/** Rows of numbers that count up from 1 along each and from each to the next, under one another. */
function headsInTurn(rows: readonly PageLine[][], head: RegExp): Head[][] {
  const bands: Head[][] = [];
  let next = 1;
  for (const row of rows) {
    const found = row.flatMap((piece) => {
      const number = head.exec(piece.text.trim())?.[1];
      return number ? [{ piece, number: Number(number) }] : [];
    });
    const from = found.findIndex(({ number }) => number === next);
    // An amount of the list beside the grid is no head.
    const heads = head === HEAD ? found : found.slice(Math.max(0, from));
    const inTurn = heads.every(({ number }, at) => number === next + at);
    if (heads.length < (bands.length === 0 ? 2 : 1) || !inTurn) continue;
    const isAligned = heads.every(({ piece }, at) =>
      isUnder(piece, bands[0]?.[at]?.piece ?? piece),
    );
    if (!isAligned) {
      if (head === HEAD) return [];
      continue;
    }
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
  const at = top.findLastIndex((head) => head.piece.x <= piece.x + 0.75 * piece.height);
  const right = top[at + 1]?.piece.x ?? Infinity;
  return piece.x + piece.width <= right ? band?.[at] : undefined;
}

/** A cell begins with its number and ends where a gap or smaller print follows. */
function belongs(piece: PageLine, cell: readonly PageLine[], head: Head): boolean {
  const last = cell.at(-1);
  if (!last) return piece === head.piece;
  const text = cell.length > 1 ? last : piece;
  const height = Math.max(last.height, piece.height);
  const most = cell.length > 1 && last.y > head.piece.y + 0.5 * height ? APART : BELOW_HEAD;
  return piece.y - last.y <= most * height && piece.height >= SMALL * text.height;
}
