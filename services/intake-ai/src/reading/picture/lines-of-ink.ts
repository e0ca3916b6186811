import type { PageLine } from '@convivio/culinary/read';
import { shrink, type GreyPicture } from './grey-picture.ts';
import { inkBands, type Band } from './ink-bands.ts';
import { usualHeight } from './unread-parts.ts';

const { abs, floor, max, min } = Math;

/** How high a line is in the small copy that is looked at. */
const LINE = 10;
/** Of paper evenly lit, which is 250. */
const INK = 190;
/** In heights of a line: what is one word's distance from the next, and what a line of ink is as high as. */
const WORDS = 0.6;
const HEIGHT = { least: 0.5, most: 1.7 };
/** In heights of a line: with less a line was told where it is; so much lower or higher its ink may lie; words of one row are so level. */
const OFF = 0.25;
const LEVEL = 0.4;
/** As a share of the width of a line: so much ink of it there is at least. */
const COVERED = 0.6;

/** Where a line stands. */
export type Place = Pick<PageLine, 'x' | 'y' | 'width'>;

/**
 * Where the ink of lines lies that were told beside it: in a row across a page that leans the recogniser takes the baseline of one column for
 * that of the other, and sees the upper half of the letters of a line, or its lower one.
 */
export function linesOfInk(picture: GreyPicture, lines: readonly PageLine[]): Map<PageLine, Place> {
  const places = new Map<PageLine, Place>();
  if (lines.length === 0) return places;
  const factor = max(1, floor(usualHeight(lines) / LINE));
  const small = shrink(picture, factor);
  const ink = small.data.map((value) => (value < INK ? 1 : 0));
  const line = usualHeight(lines) / factor;
  const bands = inkBands(ink, small.width, small.height, WORDS * line).map((band) => ({
    x0: band.x0 * factor,
    x1: band.x1 * factor,
    y0: band.y0 * factor,
    y1: band.y1 * factor,
  }));
  for (const each of lines) {
    const place = placeOf(each, bands);
    if (place) places.set(each, place);
  }
  return places;
}

function placeOf(line: PageLine, bands: readonly Band[]): Place | null {
  const { x, y, width, height } = line;
  const near = bands.filter(
    (band) =>
      band.x0 < x + width + height &&
      band.x1 > x - height &&
      band.y1 > y &&
      band.y0 < y + height &&
      band.y1 - band.y0 <= HEIGHT.most * height,
  );
  const over = (band: Band) =>
    (min(band.y1, y + height) - max(band.y0, y)) * (min(band.x1, x + width) - max(band.x0, x));
  const best = near.reduce<Band | null>((a, b) => (a && over(a) >= over(b) ? a : b), null);
  if (!best) return null;
  const row = near.filter((band) => abs(middle(band) - middle(best)) < LEVEL * height);
  const box = {
    x0: min(...row.map(({ x0 }) => x0)),
    x1: max(...row.map(({ x1 }) => x1)),
    y0: min(...row.map(({ y0 }) => y0)),
    y1: max(...row.map(({ y1 }) => y1)),
  };
  const isLine =
    box.y1 - box.y0 >= HEIGHT.least * height &&
    box.y1 - box.y0 <= HEIGHT.most * height &&
    min(box.x1, x + width) - max(box.x0, x) >= COVERED * width &&
    box.x1 - box.x0 <= width + 4 * height;
  return isLine && abs(middle(box) - y - height / 2) > OFF * height
    ? { x: box.x0, y: middle(box) - height / 2, width: box.x1 - box.x0 }
    : null;
}

const middle = ({ y0, y1 }: Band): number => (y0 + y1) / 2;
