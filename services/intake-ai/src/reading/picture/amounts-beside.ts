import type { PageLine } from '@convivio/culinary/read';
import type { Box } from './fraction-glyphs.ts';
import { shrink, type GreyPicture } from './grey-picture.ts';
import { inkBands, type Band } from './ink-bands.ts';

const { floor, max, min } = Math;

/** How high a line is in the small copy that is looked at. */
const LINE = 10;
/** Of paper evenly lit, which is 250: rules between the rows of a list are paler than its letters. */
const INK = 170;
/** In heights of a line: what is as high and as wide as an amount. */
const HEIGHT = { least: 0.4, most: 1.5 };
const WIDTH = { least: 0.1, most: 9 };
const WORDS = 0.8;
/** In heights of a line: how far from one another amounts stand in their column, sideways and downwards. */
const ALIGNED = 0.7;
const FARTHEST = 5;
const FEWEST = 3;
/** As a share of the lines read: with fewer it is no list of amounts. */
const AMOUNTS = 0.6;
const AMOUNT = /^\W{0,2}[\d¼-¾⅐-⅞]/u;

/** A column of words, and the middles of its rows from top to bottom. */
export interface UnreadColumn {
  box: Box;
  rows: number[];
}

/**
 * Where at the right of lines that were read a column of short words stands of which nothing was read, each beside such a line: the
 * recogniser leaves out amounts that stand far from their foods.
 */
export function unreadColumns(picture: GreyPicture, lines: readonly PageLine[]): UnreadColumn[] {
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  const height = heights[heights.length >> 1];
  if (!height || lines.length < FEWEST) return [];
  const factor = max(1, floor(height / LINE));
  const small = shrink(picture, factor);
  const ink = small.data.map((value) => (value < INK ? 1 : 0));
  const line = height / factor;
  const read = lines.map((each) => boxOf(each, factor));
  const blots = inkBands(ink, small.width, small.height, WORDS * line)
    .filter((band) => isShort(band, line) && standsAtRight(band, read))
    .sort((a, b) => a.y0 - b.y0);
  const reach = 0.6 * line;
  return withoutOverlap(
    columnsOf(blots, line).map((column) => ({
      box: {
        x0: max(0, floor((min(...column.map(({ x0 }) => x0)) - reach) * factor)),
        x1: min(picture.width, floor((max(...column.map(({ x1 }) => x1)) + reach) * factor)),
        y0: max(0, floor((column[0]!.y0 - reach) * factor)),
        y1: min(picture.height, floor((column.at(-1)!.y1 + reach) * factor)),
      },
      rows: column.map(({ y0, y1 }) => ((y0 + y1) / 2) * factor),
    })),
    height,
  );
}

/** Columns of which one stands within another, as units beside their figures, are one: none is read twice. */
function withoutOverlap(columns: readonly UnreadColumn[], height: number): UnreadColumn[] {
  const whole: UnreadColumn[] = [];
  for (const column of columns) {
    const other = whole.find(({ box }) => overlaps(box, column.box));
    if (!other) {
      whole.push(column);
      continue;
    }
    other.box = {
      x0: min(other.box.x0, column.box.x0),
      x1: max(other.box.x1, column.box.x1),
      y0: min(other.box.y0, column.box.y0),
      y1: max(other.box.y1, column.box.y1),
    };
    const own = column.rows.filter((row) =>
      other.rows.every((one) => Math.abs(one - row) > height / 2),
    );
    other.rows = [...other.rows, ...own];
  }
  return whole;
}

const overlaps = (one: Box, other: Box): boolean =>
  min(one.x1, other.x1) > max(one.x0, other.x0) && min(one.y1, other.y1) > max(one.y0, other.y0);

/**
 * Lines at the rows in which they stand: of a figure alone the recogniser knows the baseline badly. Without those that stand in no row of
 * the column: the end of an amount that was read whole, "tti" of "6 etti".
 */
export const atRows = (lines: readonly PageLine[], rows: readonly number[]): PageLine[] =>
  lines.flatMap((line) => {
    const middle = line.y + line.height / 2;
    const off = (row: number) => Math.abs(row - middle);
    const nearest = rows.reduce((best, row) => (off(row) < off(best) ? row : best));
    return off(nearest) <= line.height ? [{ ...line, y: nearest - line.height / 2 }] : [];
  });

/** Lines of a column without those that were read before: a column that stands between amounts that were read holds these as well. */
export const notReadBefore = (
  lines: readonly PageLine[],
  before: readonly PageLine[],
): PageLine[] => lines.filter((line) => !before.some((one) => isOver(one, line)));

const isOver = (one: PageLine, line: PageLine): boolean => {
  const across = min(one.x + one.width, line.x + line.width) - max(one.x, line.x);
  const down = min(one.y + one.height, line.y + line.height) - max(one.y, line.y);
  return across > line.width / 2 && down > line.height / 2;
};

/** Whether what was read of such a column are amounts: figures, and not the same sign all the way, as boxes to tick are read. */
export function areAmounts(lines: readonly PageLine[]): boolean {
  const amounts = lines.filter(({ text }) => AMOUNT.test(text));
  return (
    amounts.length >= max(FEWEST, AMOUNTS * lines.length) &&
    new Set(amounts.map(({ text }) => text)).size > 1
  );
}

const boxOf = ({ x, y, width, height }: PageLine, factor: number): Band => ({
  x0: x / factor,
  x1: (x + width) / factor,
  y0: y / factor,
  y1: (y + height) / factor,
});

const isShort = ({ x0, x1, y0, y1 }: Band, line: number): boolean =>
  y1 - y0 >= HEIGHT.least * line &&
  y1 - y0 <= HEIGHT.most * line &&
  x1 - x0 >= WIDTH.least * line &&
  x1 - x0 <= WIDTH.most * line;

/** Not over anything that was read, and at the right of a line beside it. */
function standsAtRight(band: Band, read: readonly Band[]): boolean {
  const middle = (band.y0 + band.y1) / 2;
  const beside = read.filter(({ y0, y1 }) => {
    const slack = (y1 - y0) / 2;
    return middle > y0 - slack && middle < y1 + slack;
  });
  return beside.length > 0 && beside.every(({ x1 }) => x1 < band.x0);
}

/** Blots under one another, at the same left or right edge, three or more. */
function columnsOf(blots: readonly Band[], line: number): Band[][] {
  const columns: Band[][] = [];
  for (const blot of blots) {
    const above = columns.find((column) => goesOn(column.at(-1)!, blot, line));
    if (above) above.push(blot);
    else columns.push([blot]);
  }
  return columns.filter((column) => column.length >= FEWEST);
}

const goesOn = (above: Band, below: Band, line: number): boolean =>
  below.y0 >= above.y1 &&
  below.y0 - above.y1 < FARTHEST * line &&
  (Math.abs(above.x0 - below.x0) < ALIGNED * line ||
    Math.abs(above.x1 - below.x1) < ALIGNED * line);
