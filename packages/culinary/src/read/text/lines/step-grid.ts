import { looksLikeStep } from '../steps/step-likelihood.ts';
import type { PageLine } from './page-line.ts';
import { gridHeads, type GridHeads, type Head } from './grid-heads.ts';
import { titledCells } from './titled-cells.ts';

const READS_LIKE_STEP = 0.45;
/** In heights of a line: how far lines of a step stand apart, and its first line from its head. */
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

/**
 * Steps in rows and columns, numbered along the rows as on a card with six pictures. Null for what is none: columns that are numbered
 * downwards are read one after the other.
 */
export function stepGrid(rows: readonly PageLine[][]): StepGrid | null {
  const found = gridHeads(rows);
  if (!found) return null;
  const heads = found.bands.flat();
  const first = rows.findIndex((row) => row.includes(heads[0]!.piece));
  const cells = new Map<Head, PageLine[]>(heads.map((head) => [head, []]));
  const rest: PageLine[][] = [];
  for (const row of rows.slice(first)) {
    const others = row.filter((piece) => {
      const of = headOf(piece, found);
      const cell = of && cells.get(of);
      if (!cell || !belongs(piece, cell, of)) return true;
      cell.push(piece);
      return false;
    });
    if (others.length > 0) rest.push(others);
  }
  const steps = [...cells.values()];
  // "1 Zucchini" is a food with its amount as well: what stands below tells.
  const told = steps.filter((cell) => readsLikeStep(cell.slice(1)));
  if (!heads.every(({ isSure }) => isSure) && 2 * told.length < steps.length) return null;
  const { list, behind } = listAtLeft(rest, steps.flat());
  return {
    above: rows.slice(0, first),
    list,
    cells: titledCells(steps) ?? steps,
    rest: behind,
  };
}

const readsLikeStep = (lines: readonly PageLine[]): boolean =>
  looksLikeStep(lines.map(({ text }) => text).join(' ')) >= READS_LIKE_STEP;

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

/** The head at the upper left of a piece that does not reach into the next cell. */
function headOf(piece: PageLine, { bands, columns }: GridHeads): Head | undefined {
  const middle = piece.y + piece.height / 2;
  const band = bands.findLast((heads) => heads[0]!.piece.y <= middle);
  const at = columns.findLastIndex((x) => x <= piece.x + 0.75 * piece.height);
  const right = columns[at + 1] ?? Infinity;
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
