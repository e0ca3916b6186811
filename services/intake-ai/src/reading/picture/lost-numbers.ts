import type { PageLine } from '@convivio/culinary/read';
import type { GreyPicture } from './grey-picture.ts';

const { abs, ceil, floor, max, min } = Math;

const NUMBERED = /^(\d{1,2})[.)](?:\s|$)/;
const ALONE = /^\d{1,2}[.)]?$/;
/** In heights of a line: how far numbers stand out of line, how wide one is, and how far at its right its text begins. */
const ALIGNED = 0.6;
const NUMBER_WIDTH = 1.2;
const TEXT = { least: 0.6, most: 4 };
/** In heights of a line: the blank between a number and its text. */
const BLANK = 0.15;
/** Of the box of a number: so much of it is ink. */
const INKED = { least: 0.02, most: 0.6 };
const INK = 150;
const FEWEST = 2;
/** No list goes on so long without a number. */
const MOST_LOST = 6;
const CONFIDENCE = 80;

interface Numbered {
  number: number;
  line: PageLine;
}

/**
 * Numbers of steps that the recogniser left out, though the numbers below or above them were read: so many lines that have ink in the
 * column of the numbers as numbers are missing are where they stand.
 */
export function lostNumbers(lines: readonly PageLine[], picture: GreyPicture): PageLine[] {
  return columnsOf(lines).flatMap((column) => {
    const found: PageLine[] = [];
    for (const [at, below] of column.entries()) {
      const above = column[at - 1];
      const first = (above?.number ?? 0) + 1;
      const missing = below.number - first;
      if (missing < 1 || missing > MOST_LOST) continue;
      const places = lines.filter(
        (line) =>
          line.y < below.line.y - 0.5 * line.height &&
          (!above || line.y > above.line.y + 0.5 * line.height) &&
          !NUMBERED.test(line.text) &&
          isBesideInk(line, below.line, picture),
      );
      if (places.length !== missing) continue;
      for (const [index, line] of places.sort((a, b) => a.y - b.y).entries())
        found.push({
          ...line,
          text: `${first + index}.`,
          x: below.line.x,
          width: widthOf(below.line),
          confidence: CONFIDENCE,
        });
    }
    return found;
  });
}

/** Numbers under one another that count up, whatever is missing between them. */
function columnsOf(lines: readonly PageLine[]): Numbered[][] {
  const numbered = lines
    .flatMap((line) => {
      const [, number] = NUMBERED.exec(line.text) ?? [];
      return number ? [{ number: Number(number), line }] : [];
    })
    .sort((a, b) => a.line.y - b.line.y);
  const columns: Numbered[][] = [];
  for (const one of numbered) {
    const column = columns.find((above) => {
      const last = above.at(-1)!;
      return abs(last.line.x - one.line.x) < ALIGNED * one.line.height && last.number < one.number;
    });
    if (column) column.push(one);
    else columns.push([one]);
  }
  return columns.filter(({ length }) => length >= FEWEST);
}

const widthOf = ({ text, width, height }: PageLine): number =>
  ALONE.test(text) ? width : NUMBER_WIDTH * height;

/** Whether a line begins as far at the right of the numbers as their texts do, with something that stands where a number would. */
function isBesideInk(line: PageLine, { x, height }: PageLine, picture: GreyPicture): boolean {
  const indent = line.x - x;
  if (indent < TEXT.least * height || indent > TEXT.most * height) return false;
  const x0 = max(0, floor(x - 0.2 * height));
  const x1 = min(picture.width, floor(line.x - BLANK * height));
  const y0 = max(0, floor(line.y - 0.1 * height));
  const y1 = min(picture.height, ceil(line.y + 1.1 * height));
  let inked = 0;
  for (let y = y0; y < y1; y++)
    for (let at = x0; at < x1; at++)
      if ((picture.data[y * picture.width + at] ?? 255) < INK) inked++;
  const share = inked / max(1, (y1 - y0) * (x1 - x0));
  return share > INKED.least && share < INKED.most;
}
