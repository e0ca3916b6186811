import type { PageLine } from '@convivio/culinary/read';
import { shrink, type GreyPicture } from './grey-picture.ts';
import { inkBands, type Band } from './ink-bands.ts';

const { floor, max, min } = Math;

/** A stretch of writing in a picture of which nothing was read. */
export interface UnreadPart {
  /** The line that was read above it; null where there is none. */
  below: string | null;
}

/** How high a line is in the small copy that is looked at. */
const LINE = 8;
/** Of a line that was recognised with less, nothing is known. */
const READ = 40;
/** Of paper evenly lit, which is 250: also what is smeared is darker. */
const INK = 225;
/** In heights of a line: what is no line of writing, but a rule, a drawing or a photo. */
const LEAST_HEIGHT = 0.4;
const MOST_HEIGHT = 2;
const LEAST_WIDTH = 4.5;
/** In heights of a line: how far from what was read it may lie. Farther off is the table below the sheet. */
const REACH = 4;
/** A drawing is read as a line or two; of a text there are more. */
const FEWEST_LINES = 4;

/** The parts of a sheet on which there is writing between or beside the lines that were read, and nothing of it was read: smeared, blurred, by hand. */
export function unreadParts(picture: GreyPicture, lines: readonly PageLine[]): UnreadPart[] {
  const read = lines.filter(isRead);
  const parts = unreadBands(picture, read, LEAST_WIDTH).map((band) => ({
    below: wordsAbove(band, read),
  }));
  return parts.filter((part, at) => parts.findIndex(({ below }) => below === part.below) === at);
}

export const isRead = ({ confidence }: PageLine): boolean => (confidence ?? 100) >= READ;

/** Where there is writing of which nothing was read, at least so many heights of a line wide. */
export function unreadBands(
  picture: GreyPicture,
  read: readonly PageLine[],
  leastWidth: number,
): Band[] {
  if (read.length < FEWEST_LINES) return [];
  const height = usualHeight(read);
  const factor = max(1, floor(height / LINE));
  const small = shrink(picture, factor);
  const ink = small.data.map((value) => (value < INK ? 1 : 0));
  const scaled = read.map((line) => boxOf(line, factor));
  for (const box of scaled) erase(ink, small, box);
  const line = height / factor;
  const text = around(scaled, REACH * line);
  return inkBands(ink, small.width, small.height, 1.5 * line)
    .filter((band) => isWriting(band, line, leastWidth) && isWithin(band, text, small))
    .map(({ x0, x1, y0, y1 }) => ({
      x0: x0 * factor,
      x1: x1 * factor,
      y0: y0 * factor,
      y1: y1 * factor,
    }));
}

export const usualHeight = (lines: readonly PageLine[]): number => {
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? LINE;
};

/** The place of a line, with its ascenders and descenders. */
const boxOf = ({ x, y, width, height }: PageLine, factor: number): Band => ({
  x0: (x - 0.8 * height) / factor,
  x1: (x + width + 0.8 * height) / factor,
  y0: (y - 0.45 * height) / factor,
  y1: (y + 1.45 * height) / factor,
});

function erase(ink: Uint8Array, { width, height }: GreyPicture, box: Band): void {
  const from = max(0, floor(box.x0));
  const to = min(width, floor(box.x1) + 1);
  for (let y = max(0, floor(box.y0)); y < min(height, box.y1); y++)
    if (to > from) ink.fill(0, y * width + from, y * width + to);
}

function isWriting({ x0, x1, y0, y1 }: Band, line: number, leastWidth: number): boolean {
  const height = y1 - y0;
  return (
    height >= LEAST_HEIGHT * line && height <= MOST_HEIGHT * line && x1 - x0 >= leastWidth * line
  );
}

const around = (boxes: readonly Band[], reach: number): Band => ({
  x0: min(...boxes.map(({ x0 }) => x0)),
  x1: max(...boxes.map(({ x1 }) => x1)),
  y0: min(...boxes.map(({ y0 }) => y0)) - reach,
  y1: max(...boxes.map(({ y1 }) => y1)) + reach,
});

/** In the text, and not where the edge of the picture cuts through something. */
const isWithin = (band: Band, text: Band, { width, height }: GreyPicture): boolean =>
  band.x0 >= max(1, text.x0) &&
  band.x1 <= min(width - 1, text.x1) &&
  band.y0 >= max(1, text.y0) &&
  band.y1 <= min(height - 1, text.y1);

function wordsAbove(band: Band, read: readonly PageLine[]): string | null {
  const above = read.filter(({ x, y, width }) => y < band.y0 && x < band.x1 && x + width > band.x0);
  const nearest = above.sort((a, b) => b.y - a.y)[0];
  return nearest ? nearest.text.replace(/^• /, '') : null;
}
