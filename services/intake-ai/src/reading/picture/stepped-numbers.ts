import type { PageLine } from '@convivio/culinary/read';
import { LIMITS } from '../limits.data.ts';
import { recognize } from '../ocr/ocr-pool.ts';
import { cutOut } from './columns.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { Band } from './ink-bands.ts';
import { toPng } from './prepare-picture.ts';

const { max, min } = Math;

/** No page counts more than this up and down. */
const MOST = 2;
const MARGIN = 20;
const CONFIDENCE = 90;
/** In heights of the buttons: what begins so far before them is told beside them. */
const BEFORE = 0.5;

/**
 * The lines of a picture, with the numbers between a minus and a plus as they are read by themselves, where only figures are looked for: among
 * signs a "4" alone is an "a" to the recogniser.
 */
export async function withSteppedNumbers(
  picture: GreyPicture,
  lines: readonly PageLine[],
  steppers: readonly Band[],
): Promise<PageLine[]> {
  let found = [...lines];
  for (const box of steppers.slice(0, MOST)) {
    const number = await numberIn(picture, box);
    if (number === null) continue;
    const height = box.y1 - box.y0;
    const own = found.filter((line) => isIn(line, box) && line.x >= box.x0 - BEFORE * height);
    const size = max(...own.map((line) => line.height), height / 2);
    found = [
      ...found.filter((line) => !own.includes(line)),
      {
        text: `− ${number} +`,
        page: 1,
        x: box.x0,
        y: (box.y0 + box.y1 - size) / 2,
        width: box.x1 - box.x0,
        height: size,
        confidence: CONFIDENCE,
      },
    ];
  }
  return found;
}

const isIn = ({ x, y, width, height }: PageLine, { x0, x1, y0, y1 }: Band): boolean =>
  min(x + width, x1) > max(x, x0) &&
  y + height / 2 > y0 &&
  y + height / 2 < y1 &&
  x + width < x1 + height;

/** The number between two rings, which are as wide as high. */
async function numberIn(picture: GreyPicture, { x0, x1, y0, y1 }: Band): Promise<number | null> {
  const side = y1 - y0;
  const box = { x0: x0 + side, x1: x1 - side, y0: max(0, y0), y1: min(picture.height, y1) };
  if (box.x1 - box.x0 < side / 4 || box.x0 < 0 || box.x1 > picture.width) return null;
  const page = await recognize(await toPng(cutOut(picture, box, MARGIN)), {
    whitelist: '0123456789',
    layout: 'block',
    timeout: LIMITS.ocrTime,
  });
  const digits = (page.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ text }) => text.trim())
    .join('');
  return /^[1-9]\d?$/.test(digits) ? Number(digits) : null;
}
