import type { GreyPicture } from './grey-picture.ts';

const { abs, ceil, floor, max, min, round } = Math;

const INK = 150;
/** In heights of a line: the blank behind a sign that stands alone, and how far around the line it may reach. */
const GAP = 0.14;
const ABOVE = 0.9;
const BELOW = 0.3;
const WIDEST = 1.2;
const LEAST = 0.1;
const CELLS = 10;
/** Of 1, and of the larger one: what two pictures of one sign differ by. */
const DIFFERENCE = 0.17;
const SIZES = 0.25;
const OFFSETS = 0.15;

/** A sign alone before the words of a line. */
export interface Glyph {
  x0: number;
  x1: number;
  /** The blank behind it. */
  gap: number;
  width: number;
  height: number;
  /** Of its middle above the baseline, in heights of the line. */
  rise: number;
  /** How much of each cell is ink, row by row. */
  cells: number[];
}

interface Place {
  /** Where to look from, towards the right. */
  from: number;
  baseline: number;
  /** Of the line. */
  height: number;
}

/** The first thing that is inked on a line; null where no blank stands behind it, as behind a letter of a word. */
export function glyphAt(picture: GreyPicture, { from, baseline, height }: Place): Glyph | null {
  const top = max(0, floor(baseline - ABOVE * height));
  const bottom = min(picture.height - 1, ceil(baseline + BELOW * height));
  const blank = max(3, round(GAP * height));
  const end = min(picture.width, ceil(from + (1 + WIDEST) * height));
  const isInked = (x: number) => {
    for (let y = top; y <= bottom; y++)
      if ((picture.data[y * picture.width + x] ?? 255) < INK) return true;
    return false;
  };
  let x0 = max(0, floor(from));
  while (x0 < end && !isInked(x0)) x0++;
  let x1 = x0;
  let gap = 0;
  for (let x = x0; x < end && gap < blank; x++)
    if (isInked(x)) [x1, gap] = [x, 0];
    else gap++;
  if (x0 >= end || gap < blank || x1 - x0 + 1 > WIDEST * height) return null;
  while (x1 + gap + 1 < min(picture.width, x1 + height) && !isInked(x1 + gap + 1)) gap++;
  return shapeOf(picture, { x0, x1, top, bottom }, { baseline, height, gap });
}

function shapeOf(
  picture: GreyPicture,
  { x0, x1, top, bottom }: { x0: number; x1: number; top: number; bottom: number },
  { baseline, height: line, gap }: { baseline: number; height: number; gap: number },
): Glyph | null {
  const isInk = (x: number, y: number) => (picture.data[y * picture.width + x] ?? 255) < INK;
  let [y0, y1] = [bottom + 1, top - 1];
  for (let y = top; y <= bottom; y++)
    for (let x = x0; x <= x1; x++)
      if (isInk(x, y)) {
        y0 = min(y0, y);
        y1 = y;
        break;
      }
  const width = x1 - x0 + 1;
  const height = y1 - y0 + 1;
  if (max(width, height) < LEAST * line) return null;
  const ink = new Array<number>(CELLS * CELLS).fill(0);
  const all = new Array<number>(CELLS * CELLS).fill(0);
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const cell = floor(((y - y0) * CELLS) / height) * CELLS + floor(((x - x0) * CELLS) / width);
      all[cell]!++;
      if (isInk(x, y)) ink[cell]!++;
    }
  return {
    x0,
    x1,
    gap,
    width,
    height,
    rise: (baseline - (y0 + y1) / 2) / line,
    cells: ink.map((count, cell) => count / max(1, all[cell]!)),
  };
}

/** Whether two signs are the same one, printed twice. */
export function isSameShape(one: Glyph, other: Glyph): boolean {
  const isLike = (a: number, b: number) => abs(a - b) <= max(2, SIZES * max(a, b));
  if (!isLike(one.width, other.width) || !isLike(one.height, other.height)) return false;
  if (abs(one.rise - other.rise) > OFFSETS) return false;
  const apart = one.cells.reduce((sum, share, cell) => sum + abs(share - other.cells[cell]!), 0);
  return apart / one.cells.length < DIFFERENCE;
}
