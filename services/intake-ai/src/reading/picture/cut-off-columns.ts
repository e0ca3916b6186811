import type { Box } from './fraction-glyphs.ts';
import { otsuThreshold, shrink, type GreyPicture } from './grey-picture.ts';
import { inkBands } from './ink-bands.ts';

const { ceil, floor, max, min, round } = Math;

const WORK_WIDTH = 640;
/** As shares of the width: a gutter, and the widest part of a page that is no more than what the camera caught of a neighbour. */
const GUTTER = 0.014;
const WIDEST = 0.3;
/** As a share of the height: specks and folds in a gutter. */
const SPECKS = 0.03;
const FEWEST_LINES = 6;
/** As a share of the lines of a column: so many reach the edge of the picture where it cuts the column. */
const CUT = 0.4;
/** In small pixels. */
const AT_EDGE = 3;

/** The strips at the left and right of a picture that hold a column of which its edge cuts the lines: the neighbours of a cutting from a newspaper. */
export function cutOffColumns(picture: GreyPicture): Box[] {
  const factor = max(1, floor(picture.width / WORK_WIDTH));
  const small = shrink(picture, factor);
  const threshold = min(215, otsuThreshold(small) + 25);
  const ink = small.data.map((value) => (value < threshold ? 1 : 0));
  const inked = inkOfColumns(ink, small);
  const { width, height } = picture;
  const left = stripWidth(ink, small, inked, false) * factor;
  const right = stripWidth(ink, small, inked, true) * factor;
  return [
    ...(left > 0 ? [{ x0: 0, y0: 0, x1: left, y1: height }] : []),
    ...(right > 0 ? [{ x0: width - right, y0: 0, x1: width, y1: height }] : []),
  ];
}

/** How many pixels of each column of pixels are ink. */
function inkOfColumns(ink: Uint8Array, { width, height }: GreyPicture): Uint32Array {
  const counts = new Uint32Array(width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) counts[x]! += ink[y * width + x]!;
  return counts;
}

/** How wide the strip at one side is up to the middle of its gutter; 0 where there is none. */
function stripWidth(
  ink: Uint8Array,
  picture: GreyPicture,
  inked: Uint32Array,
  isRight: boolean,
): number {
  const { width, height } = picture;
  const wide = max(4, round(GUTTER * width));
  const at = (x: number) => inked[isRight ? width - 1 - x : x]!;
  let free = 0;
  let hasInk = false;
  for (let x = 0; x < ceil(WIDEST * width) + wide; x++) {
    const isFree = at(x) <= SPECKS * height;
    free = isFree ? free + 1 : 0;
    if (!isFree && x > AT_EDGE) hasInk = true;
    if (!hasInk || free < wide) continue;
    const strip = x - (wide >> 1);
    return holdsCutLines(ink, picture, strip, isRight) ? strip : 0;
  }
  return 0;
}

/** Lines of writing under one another, of which the edge of the picture cuts many. */
function holdsCutLines(
  ink: Uint8Array,
  { width, height }: GreyPicture,
  strip: number,
  isRight: boolean,
): boolean {
  const part = new Uint8Array(strip * height);
  for (let y = 0; y < height; y++) {
    const from = y * width + (isRight ? width - strip : 0);
    part.set(ink.subarray(from, from + strip), y * strip);
  }
  const lines = inkBands(part, strip, height, strip / 4).filter(
    ({ x0, x1, y0, y1 }) => x1 - x0 >= 2 * (y1 - y0) && y1 - y0 >= 3 && y1 - y0 < 0.08 * height,
  );
  const cut = lines.filter(({ x0, x1 }) => (isRight ? x1 >= strip - AT_EDGE : x0 <= AT_EDGE));
  return lines.length >= FEWEST_LINES && cut.length >= CUT * lines.length;
}
