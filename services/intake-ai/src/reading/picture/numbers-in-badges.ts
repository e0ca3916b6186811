import type { PageLine } from '@convivio/culinary/read';
import type { Word } from 'tesseract.js';
import { recognize } from '../ocr/ocr-pool.ts';
import { LIMITS } from '../limits.data.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { Band } from './ink-bands.ts';
import { greyOf, toPng } from './prepare-picture.ts';
import type { Badge } from './round-badges.ts';

const { abs, ceil, floor, max, min } = Math;

/** In pixels: how large a number is given to the recogniser, and how far from the next. */
const SIZE = 72;
const CELL = 130;
const PAPER = 255;
/** As a share of the badges of a column: so many must have been read as what they count. */
const SURE = 0.5;
/** In pixels: a badge is darker than its paper a little farther than where it is ink. */
const EDGE = 4;
/** In heights of a line: how far its text stands from a badge; as a share of a line: how much of it stands beside the badge. */
const FARTHEST = 5;
const BESIDE = 0.3;
const NEAR = 1.2;
/** How sure a number is that fits into its row. */
const CONFIDENCE = 90;

/** The number of a step, or null for a box to tick, and where it stands. */
export interface StepNumber {
  number: number | null;
  box: Band;
}

/**
 * Reads the numbers in badges and takes those out of the picture that count up: the recogniser takes them for letters and brackets.
 * Changes the picture given.
 */
export async function takeNumbers(
  picture: GreyPicture,
  columns: readonly Badge[][],
): Promise<StepNumber[]> {
  const found: StepNumber[] = [];
  for (const column of columns) {
    const isToTick = column.every(({ number }) => number === null);
    const first = isToTick ? null : firstOf(await readNumbers(column));
    if (first === null && !isToTick) continue;
    for (const [at, { box }] of column.entries()) {
      found.push({ number: first === null ? null : first + at, box });
      erase(picture, box);
    }
  }
  return found;
}

/** With which number a column begins that counts up; null where too few of what was read say so. */
function firstOf(read: readonly (number | null)[]): number | null {
  const firsts = read.flatMap((number, at) => (number === null ? [] : [number - at]));
  const counts = Map.groupBy(firsts, (first) => first);
  const [first, most] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? [0, []];
  return first >= 1 && most.length >= max(1, SURE * read.length) ? first : null;
}

async function readNumbers(badges: readonly Badge[]): Promise<(number | null)[]> {
  const row: GreyPicture = {
    data: new Uint8Array(badges.length * CELL * CELL).fill(PAPER),
    width: badges.length * CELL,
    height: CELL,
  };
  for (const [at, { number }] of badges.entries()) {
    if (!number) continue;
    const figure = await greyOf(number, { width: SIZE, height: SIZE, fit: 'fill' });
    const left = at * CELL + (CELL - SIZE) / 2;
    for (let y = 0; y < SIZE; y++)
      row.data.set(
        figure.data.subarray(y * SIZE, (y + 1) * SIZE),
        ((CELL - SIZE) / 2 + y) * row.width + left,
      );
  }
  const page = await recognize(await toPng(row), {
    whitelist: '0123456789',
    layout: 'block',
    timeout: LIMITS.ocrTime,
  });
  const words = (page.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
  );
  return badges.map((_, at) => numberAt(words, at));
}

function numberAt(words: readonly Word[], at: number): number | null {
  const digits = words
    .flatMap(({ symbols }) => symbols ?? [])
    .filter(({ bbox }) => floor((bbox.x0 + bbox.x1) / 2 / CELL) === at)
    .map(({ text }) => text)
    .join('');
  return /^\d{1,2}$/.test(digits) ? Number(digits) : null;
}

function erase({ data, width, height }: GreyPicture, { x0, x1, y0, y1 }: Band): void {
  const from = max(0, floor(x0 - EDGE));
  const to = min(width, ceil(x1 + EDGE));
  for (let y = max(0, floor(y0 - EDGE)); y < min(height, ceil(y1 + EDGE)); y++)
    data.fill(PAPER, y * width + from, y * width + to);
}

/** The lines with the numbers of steps before those that stand beside them, before the first where several do. */
export function withStepNumbers(
  lines: readonly PageLine[],
  numbers: readonly StepNumber[],
): PageLine[] {
  return [
    ...lines,
    ...numbers.flatMap(({ number, box }) => {
      const line = lines.filter((one) => isBeside(one, box)).sort((a, b) => a.y - b.y)[0];
      if (!line && number === null) return [];
      const height = line?.height ?? box.y1 - box.y0;
      return [
        {
          text: number === null ? '•' : `${number}.`,
          page: 1,
          // As near to its text as in a list that is written so: where that begins is told by its letters.
          x: line ? line.x - NEAR * height : box.x0,
          y: line?.y ?? (box.y0 + box.y1 - height) / 2,
          width: line ? 0.7 * NEAR * height : box.x1 - box.x0,
          height,
          confidence: CONFIDENCE,
        },
      ];
    }),
  ];
}

function isBeside({ x, y, height }: PageLine, { x0, x1, y0, y1 }: Band): boolean {
  const shared = min(y + height, y1) - max(y, y0);
  return x > x0 && x - x1 < FARTHEST * height && shared >= BESIDE * min(height, abs(y1 - y0));
}
