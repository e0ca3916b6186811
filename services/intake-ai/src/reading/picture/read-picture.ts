import type { PageLine } from '@convivio/culinary/read';
import { detectLanguage } from '../ocr/detect-language.ts';
import type { GreyPicture } from './grey-picture.ts';
import { LIMITS } from '../limits.data.ts';
import { linesOfOcr } from '../ocr/ocr-lines.ts';
import { withBullets } from './find-bullets.ts';
import { recognize, warmReaders } from '../ocr/ocr-pool.ts';
import { areAmounts, atRows, notReadBefore, unreadColumns } from './amounts-beside.ts';
import { withAmountsClosedUp } from './closed-up-rows.ts';
import { columnRegions, cutOut } from './columns.ts';
import { cutOffColumns } from './cut-off-columns.ts';
import { mendFractions } from './read-fractions.ts';
import {
  preparePicture,
  quarterTurn,
  smallCopy,
  toPng,
  type PreparedPicture,
} from './prepare-picture.ts';
import { markHangingSigns } from './hanging-signs.ts';
import { lostNumbers } from './lost-numbers.ts';
import { takeNumbers, withStepNumbers } from './numbers-in-badges.ts';
import { markSameBullets } from './same-bullets.ts';
import { withSecondReading } from './second-reading.ts';
import type { Band } from './ink-bands.ts';
import { withSteppedNumbers } from './stepped-numbers.ts';
import { withUnreadAmounts } from './unread-amounts.ts';
import { unreadPartsOf, withoutRead, withSecondLook } from './unread-lines.ts';
import { unreadParts, type UnreadPart } from './unread-parts.ts';
import { ReadingError } from '../reading-error.ts';

export interface PictureRead extends PictureText {
  /** Where there is writing of which nothing was read. */
  unreadParts: UnreadPart[];
}

interface PictureText {
  lines: PageLine[];
  /** 0 to 100: how sure the recogniser is, weighted by length. */
  confidence: number;
  /** ISO 639-1 of the language it was read in. */
  language: string;
}

const MARGIN = 20;
/** Below the first a second look is worth it, below the second the text is noise. */
const UNSURE = 62;
const UNREADABLE = 40;
/** As a share of the lines of a column: with more it is a list of ingredients. */
const MOST_AMOUNTS = 0.2;
const AMOUNT = /^\W*[\d¼-¾⅐-⅞]/u;
const PROBE_SIDE = 1100;
const FEWEST_LETTERS = 20;
const DARK = 75;
const BLURRED = 14;
/** Print keeps more contrast than this even where nobody can read it; paper with folds and shadows has less. */
const PRINTED = 32;
/** With less there is nothing to look at. */
const EMPTY = 8;

/** Reads the text of a picture. Throws ReadingError when it is broken, too large, too dark, blurred or without text. */
export async function readPicture(bytes: Uint8Array): Promise<PictureRead> {
  if (bytes.length === 0)
    throw new ReadingError('EMPTY_FILE', 'This file is empty. Choose another one.');
  warmReaders();
  const prepared = await preparePicture(bytes);
  if (prepared.contrast < EMPTY) throw unreadable(prepared);
  const numbers = await takeNumbers(prepared.picture, prepared.badges);
  const { picture, left } = await withoutNeighbours(prepared.picture);
  const upright = await readUpright(picture);
  if (!upright) throw unreadable(prepared);
  const language = detectLanguage(upright.text.lines);
  const whole = async (text: PictureText): Promise<PictureRead> => {
    const again = await withSecondReading(
      upright.picture,
      await secondLook(upright.picture, text),
      text.language,
    );
    const closed = await withAmountsClosedUp(upright.picture, again, text.language);
    const found = withUnreadAmounts(
      upright.picture,
      await withSteppedNumbers(
        upright.picture,
        closed,
        upright.picture === picture ? prepared.steppers.map((box) => atLeft(box, left)) : [],
      ),
    );
    return {
      ...text,
      lines: withStepNumbers(
        found,
        numbers.map(({ number, box }) => ({ number, box: atLeft(box, left) })),
      ),
      unreadParts: unreadParts(upright.picture, found),
    };
  };
  if (language === null || language === 'en') return whole(upright.text);
  const again = await readInLanguage(upright.picture, language);
  return whole(again.confidence >= upright.text.confidence - 8 ? again : upright.text);
}

/** Where a box stands once so much is cut off at the left. */
const atLeft = (box: Band, left: number): Band => ({
  ...box,
  x0: box.x0 - left,
  x1: box.x1 - left,
});

/** The picture without the columns beside the recipe that its edges cut; a list of amounts that was photographed too close stays. */
async function withoutNeighbours(
  picture: GreyPicture,
): Promise<{ picture: GreyPicture; left: number }> {
  const box = { x0: 0, y0: 0, x1: picture.width, y1: picture.height };
  for (const strip of cutOffColumns(picture)) {
    const lines = await readPart(cutOut(picture, strip, MARGIN), 'en');
    const amounts = lines.filter(({ text }) => AMOUNT.test(text));
    if (amounts.length > MOST_AMOUNTS * lines.length) continue;
    if (strip.x0 === 0) box.x0 = strip.x1;
    else box.x1 = strip.x0;
  }
  return box.x1 - box.x0 < picture.width
    ? { picture: cutOut(picture, box, 0), left: box.x0 }
    : { picture, left: 0 };
}

interface Reading {
  text: PictureText;
  picture: GreyPicture;
}

/** Reads as it is; where that gives nothing, the picture may lie on its side or upside down. A small copy tells which. */
async function readUpright(picture: GreyPicture): Promise<Reading | null> {
  const text = await readInLanguage(picture, 'en');
  if (isReadable(text, UNSURE)) return { text, picture };
  const probe = await smallCopy(picture, PROBE_SIDE);
  let best = { degrees: 0 as 0 | 90 | 180 | 270, weight: weight(text) };
  for (const degrees of [90, 270, 180] as const) {
    const page = await recognize(await toPng(await quarterTurn(probe, degrees)), {
      timeout: LIMITS.ocrTime,
    });
    const lines = linesOfOcr(page);
    const found = weight({ lines, confidence: confidenceOf(lines), language: 'en' });
    if (found > 1.3 * best.weight) best = { degrees, weight: found };
  }
  if (best.degrees === 0) return isReadable(text, UNREADABLE) ? { text, picture } : null;
  const turned = await quarterTurn(picture, best.degrees);
  const again = await readInLanguage(turned, 'en');
  return isReadable(again, UNREADABLE) ? { text: again, picture: turned } : null;
}

const isReadable = (text: PictureText, confidence: number): boolean =>
  text.confidence >= confidence && letters(text.lines) >= FEWEST_LETTERS;

async function readInLanguage(picture: GreyPicture, language: string): Promise<PictureText> {
  const regions = columnRegions(picture);
  const parts = regions
    ? await Promise.all(
        regions.map(async (box) =>
          moved(
            await readPart(cutOut(picture, box, MARGIN), language),
            box.x0 - MARGIN,
            box.y0 - MARGIN,
          ),
        ),
      )
    : [await readPart(picture, language)];
  const found = parts.flat();
  const lines = [
    ...found,
    ...lostNumbers(found, picture),
    ...(await amountsBeside(picture, found, language)),
  ];
  return { lines, confidence: confidenceOf(lines), language };
}

async function readPart(picture: GreyPicture, language: string): Promise<PageLine[]> {
  const limit = { language, timeout: LIMITS.ocrTime };
  const page = await recognize(await toPng(picture), limit);
  await mendFractions(page, picture, limit);
  markSameBullets(page, picture);
  markHangingSigns(page);
  return withBullets(linesOfOcr(page), picture);
}

/** What the recogniser left out at the right of a list, read by itself. */
async function amountsBeside(
  picture: GreyPicture,
  lines: PageLine[],
  language: string,
): Promise<PageLine[]> {
  const limit = { language, timeout: LIMITS.ocrTime };
  const amounts: PageLine[] = [];
  for (const { box, rows } of unreadColumns(picture, lines)) {
    const column = cutOut(picture, box, MARGIN);
    const page = await recognize(await toPng(column), { ...limit, layout: 'block' });
    await mendFractions(page, column, limit);
    const read = atRows(moved(linesOfOcr(page), box.x0 - MARGIN, box.y0 - MARGIN), rows);
    if (areAmounts(read)) amounts.push(...notReadBefore(read, lines));
  }
  return amounts;
}

/** The lines of a text, with those that the recogniser left out and finds where it looks at them alone. */
async function secondLook(picture: GreyPicture, { lines, language }: PictureText) {
  const parts = unreadPartsOf(picture, lines);
  if (parts.length === 0) return lines;
  const rest = withoutRead(picture, lines);
  const limit = { language, timeout: LIMITS.ocrTime };
  const found: PageLine[] = [];
  for (const box of parts) {
    const part = cutOut(rest, box, MARGIN);
    const page = await recognize(await toPng(part), { ...limit, layout: 'block' });
    await mendFractions(page, part, limit);
    found.push(...moved(linesOfOcr(page), box.x0 - MARGIN, box.y0 - MARGIN));
  }
  return withSecondLook(lines, found);
}

const moved = (lines: PageLine[], x: number, y: number): PageLine[] =>
  lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y }));

function unreadable({ brightness, sharpness, contrast }: PreparedPicture): ReadingError {
  if (brightness < DARK)
    return new ReadingError(
      'IMAGE_TOO_DARK',
      'The photo is too dark to read. Try again in daylight.',
    );
  if (sharpness < BLURRED && contrast > PRINTED)
    return new ReadingError(
      'IMAGE_BLURRED',
      'The photo is blurred. Hold the camera still and close to the page, and try again.',
    );
  return new ReadingError(
    contrast < EMPTY ? 'IMAGE_EMPTY' : 'IMAGE_WITHOUT_TEXT',
    'No text was found in this picture. Photograph the recipe from straight above so that it fills the picture; handwriting is better typed in.',
  );
}

function confidenceOf(lines: PageLine[]): number {
  const length = lines.reduce((sum, line) => sum + line.text.length, 0);
  return length === 0
    ? 0
    : Math.round(
        lines.reduce((sum, line) => sum + (line.confidence ?? 0) * line.text.length, 0) / length,
      );
}

const letters = (lines: PageLine[]): number =>
  lines.reduce((sum, line) => sum + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);

const weight = ({ lines, confidence }: PictureText): number =>
  letters(lines) * Math.max(0, confidence - 20);
