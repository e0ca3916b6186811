import type { PageLine } from '@convivio/culinary/read';
import type { GreyPicture } from './grey-picture.ts';
import type { Band } from './ink-bands.ts';
import { isRead, unreadBands, usualHeight } from './unread-parts.ts';

const { ceil, floor, max, min } = Math;

/** In heights of a line: what is worth a second look, and how far apart lines of one part are, downwards and sideways. */
const LEAST_WIDTH = 0.4;
const BELOW = 2.5;
const BESIDE = 30;
const MARGIN = 0.5;
/** More is no recipe, but a pattern. */
const MOST_BANDS = 80;
const MOST_PARTS = 4;
/** What was read the second time counts where the recogniser is surer than this, and where it is as high as the other lines. */
const SURE = 65;
const HEIGHT = { least: 0.6, most: 1.7 };
/** A letter alone is a box to tick, a figure alone an amount. */
const SAYS = /[\p{L}\p{N}].*[\p{L}\p{N}]|[1-9½¼¾⅓⅔]/su;
const PAPER = 255;

/** The parts of a picture with lines of which nothing was read, without those that were. */
export function unreadPartsOf(picture: GreyPicture, lines: readonly PageLine[]): Band[] {
  const read = lines.filter(isRead);
  const top = min(...read.map(({ y }) => y));
  const bottom = max(...read.map(({ y, height }) => y + height));
  // Small print and a table around a sheet are above and below all that was read.
  const bands = unreadBands(picture, read, LEAST_WIDTH).filter(
    ({ y0, y1 }) => y0 > top && y1 < bottom,
  );
  if (bands.length === 0 || bands.length > MOST_BANDS) return [];
  const height = usualHeight(read);
  const parts: Band[] = [];
  for (const band of bands.sort((a, b) => a.y0 - b.y0)) {
    const part = parts.find(
      ({ x0, x1, y1 }) =>
        band.y0 - y1 < BELOW * height &&
        band.x0 - x1 < BESIDE * height &&
        x0 - band.x1 < BESIDE * height,
    );
    if (part) Object.assign(part, union(part, band));
    else parts.push({ ...band });
  }
  const margin = MARGIN * height;
  return parts.slice(0, MOST_PARTS).map(({ x0, x1, y0, y1 }) => ({
    x0: max(0, floor(x0 - margin)),
    x1: min(picture.width, ceil(x1 + margin)),
    y0: max(0, floor(y0 - margin)),
    y1: min(picture.height, ceil(y1 + margin)),
  }));
}

const union = (one: Band, other: Band): Band => ({
  x0: min(one.x0, other.x0),
  x1: max(one.x1, other.x1),
  y0: min(one.y0, other.y0),
  y1: max(one.y1, other.y1),
});

/** The picture with white where lines were read. */
export function withoutRead(
  { data, width, height }: GreyPicture,
  lines: readonly PageLine[],
): GreyPicture {
  const rest = Uint8Array.from(data);
  for (const line of lines.filter(isRead)) {
    const from = max(0, floor(line.x - 0.3 * line.height));
    const to = min(width, ceil(line.x + line.width + 0.3 * line.height));
    const end = min(height, ceil(line.y + 1.35 * line.height));
    for (let y = max(0, floor(line.y - 0.3 * line.height)); y < end && to > from; y++)
      rest.fill(PAPER, y * width + from, y * width + to);
  }
  return { data: rest, width, height };
}

/** All lines, with those of a second look in the place of what was hardly read. */
export function withSecondLook(lines: readonly PageLine[], found: readonly PageLine[]): PageLine[] {
  const height = usualHeight(lines.filter(isRead));
  const sure = found.filter(
    (line) =>
      (line.confidence ?? 0) >= SURE &&
      SAYS.test(line.text) &&
      line.height >= HEIGHT.least * height &&
      line.height <= HEIGHT.most * height,
  );
  return [
    ...lines.filter((line) => isRead(line) || !sure.some((one) => isOver(one, line))),
    ...sure,
  ];
}

const isOver = (one: PageLine, other: PageLine): boolean =>
  min(one.x + one.width, other.x + other.width) > max(one.x, other.x) &&
  min(one.y + one.height, other.y + other.height) >
    max(one.y, other.y) + 0.3 * min(one.height, other.height);
