import { otsuThreshold, shrink, type GreyPicture } from './grey-picture.ts';
import type { Box } from './fraction-glyphs.ts';

const { floor, max, min, round } = Math;

const WORK_WIDTH = 480;
/** Width of a gutter, as a share of the picture. */
const GUTTER = 0.013;
const LEAST_HEIGHT = 0.35;
const LEAST_INK = 0.2;

/** The parts of a page set in two columns, each to be read by itself: above, left, right, below. Null for a page of one column. */
export function columnRegions(picture: GreyPicture): Box[] | null {
  const factor = max(1, floor(picture.width / WORK_WIDTH));
  const small = shrink(picture, factor);
  const ink = inkMap(small);
  const rows = inkedRows(ink, small);
  const top = rows.findIndex(Boolean);
  const bottom = rows.lastIndexOf(true) + 1;
  if (top < 0 || bottom - top < 40) return null;
  const gutter = betweenRows(longestGutter(ink, small, top, bottom), rows);
  if (!gutter || gutter.to - gutter.from < LEAST_HEIGHT * (bottom - top)) return null;
  const x = gutter.x * factor;
  const from = max(0, gutter.from * factor - 2);
  const to = min(picture.height, gutter.to * factor + 2);
  const parts: Box[] = [
    { x0: 0, y0: 0, x1: picture.width, y1: from },
    { x0: 0, y0: from, x1: x, y1: to },
    { x0: x, y0: from, x1: picture.width, y1: to },
    { x0: 0, y0: to, x1: picture.width, y1: picture.height },
  ];
  return parts.filter((box) => box.y1 - box.y0 > 12 && holdsInk(ink, small, box, factor));
}

function inkMap(picture: GreyPicture): Uint8Array {
  const threshold = min(215, otsuThreshold(picture) + 25);
  return picture.data.map((value) => (value < threshold ? 1 : 0));
}

function inkedRows(ink: Uint8Array, { width, height }: GreyPicture): boolean[] {
  return Array.from({ length: height }, (_, y) =>
    ink.subarray(y * width, (y + 1) * width).some((value) => value === 1),
  );
}

interface Gutter {
  x: number;
  from: number;
  to: number;
}

function longestGutter(
  ink: Uint8Array,
  picture: GreyPicture,
  top: number,
  bottom: number,
): Gutter | null {
  const { width } = picture;
  const wide = max(4, round(GUTTER * width));
  let best: Gutter | null = null;
  for (let x = round(0.15 * width); x + wide < 0.85 * width; x++) {
    let from = top;
    for (let y = top; y <= bottom; y++) {
      const free = y < bottom && !ink.subarray(y * width + x, y * width + x + wide).includes(1);
      if (free) continue;
      if ((!best || y - from > best.to - best.from) && bothSides(ink, width, x, wide, from, y))
        best = { x: x + (wide >> 1), from, to: y };
      from = y + 1;
    }
  }
  return best;
}

/** Moves the ends of the gutter to blank rows, so that no letter is cut: tails of letters reach below their line. */
function betweenRows(gutter: Gutter | null, rows: boolean[]): Gutter | null {
  if (!gutter) return null;
  let { from, to } = gutter;
  while (from < to && rows[from]) from++;
  while (to > from && rows[to - 1]) to--;
  return { ...gutter, from, to };
}

function bothSides(
  ink: Uint8Array,
  width: number,
  x: number,
  wide: number,
  from: number,
  to: number,
): boolean {
  if (to - from < 20) return false;
  let left = 0;
  let right = 0;
  for (let y = from; y < to; y++) {
    if (ink.subarray(y * width, y * width + x).includes(1)) left++;
    if (ink.subarray(y * width + x + wide, (y + 1) * width).includes(1)) right++;
  }
  return left >= LEAST_INK * (to - from) && right >= LEAST_INK * (to - from);
}

function holdsInk(
  ink: Uint8Array,
  { width, height }: GreyPicture,
  box: Box,
  factor: number,
): boolean {
  for (let y = floor(box.y0 / factor); y < min(height, box.y1 / factor); y++) {
    if (
      ink
        .subarray(
          y * width + floor(box.x0 / factor),
          y * width + min(width, floor(box.x1 / factor)),
        )
        .includes(1)
    )
      return true;
  }
  return false;
}

/** A part of a picture with a white margin, which the recogniser needs at its edges. */
export function cutOut(picture: GreyPicture, box: Box, margin: number): GreyPicture {
  const width = box.x1 - box.x0 + 2 * margin;
  const height = box.y1 - box.y0 + 2 * margin;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = box.y0; y < box.y1; y++) {
    data.set(
      picture.data.subarray(y * picture.width + box.x0, y * picture.width + box.x1),
      (y - box.y0 + margin) * width + margin,
    );
  }
  return { data, width, height };
}
