import type { PageLine } from '@convivio/culinary/read';
import type { Line, Page } from 'tesseract.js';
import { LIMITS } from '../limits.data.ts';
import { linesOfOcr } from '../ocr/ocr-lines.ts';
import { recognize } from '../ocr/ocr-pool.ts';
import { cutOut } from './columns.ts';
import type { GreyPicture } from './grey-picture.ts';
import { greyOf, toPng } from './prepare-picture.ts';
import { mendFractions } from './read-fractions.ts';
import { stacked } from './stacked.ts';
import { amountPlaces, type AmountPlace } from './unread-amounts.ts';
import { isRead } from './unread-parts.ts';

const { ceil, floor, max, min, round } = Math;

/** Amounts that were recognised with less are read once more, and so many at most. */
const UNSURE = 90;
const MOST_ROWS = 24;
/** How high a line is made, in pixels, what stands around it and how far its amount stands from its food, in its height. */
const HEIGHT = 44;
const AROUND = 0.3;
const BLANK = 0.4;
/** In heights of a line: so much of a food says enough, and so far its figures begin below the top of a line. */
const LONGEST = 16;
const FIGURES_BELOW = 0.08;
const PAPER = 255;
/** What is read so counts with so much, and with more where it begins with no figure; by so much surer than what was read before. */
const SURE = 80;
const SURE_OF_WORDS = 88;
const SURER = 6;
/** What is formed as an amount with a unit is read so by no chance. */
const SURE_OF_FORM = 60;
const FIGURE = String.raw`(?:(?:\d{1,2}\s?)?(?:\d\/\d|[¼-¾⅐-⅞])|\d{1,4}(?:[.,]\d{1,3})?)`;
const UNIT = String.raw`(?:k?g|[mcd]?l|[ET]L|tsp|tbsp|cups?|oz|[lI1]bs?)\.?`;
const WITH_UNIT = new RegExp(`^${FIGURE}\\s?${UNIT}$`, 'u');
const WELL_FORMED = new RegExp(`^${FIGURE}(?:\\s?${UNIT})?$`, 'u');
/** The same with any unit, and from so much to so much. */
const FORMED = new RegExp(
  `^\\W{0,2}(?:\\p{L}{2,5}\\.?\\s)?${FIGURE}(?:\\s?[-–]\\s?${FIGURE})?(?:\\s?\\p{L}[\\p{L}.\\s]*)?$`,
  'u',
);
const AMOUNT = /^\W{0,2}[\d¼-¾⅐-⅞]/u;
const SAYS = /[\p{L}\p{N}¼-¾⅐-⅞]/u;

/**
 * The lines of a picture, with the amounts that were not read, or hardly, as they are read in front of their foods: an amount alone in its
 * cell gives the recogniser nothing to go by, "1 lb" far from its food is "11b" to it, and one close to it is sure.
 */
export async function withAmountsClosedUp(
  picture: GreyPicture,
  lines: readonly PageLine[],
  language: string,
): Promise<PageLine[]> {
  const places = amountPlaces(picture, lines)
    .filter(
      ({ amount }) =>
        amount === null || (amount.confidence ?? 100) < UNSURE || isMisformed(amount.text),
    )
    .slice(0, MOST_ROWS);
  if (places.length === 0) return [...lines];
  const found = await readClosedUp(picture, places, language);
  const mended = new Map<PageLine, PageLine>();
  const added: PageLine[] = [];
  // In the row of a food at its left a column of steps may stand at its right: the food makes the recogniser surer.
  const surest = found.sort((a, b) => (b.again.confidence ?? 0) - (a.again.confidence ?? 0));
  for (const { place, again } of surest) {
    if (place.amount) {
      if (!mended.has(place.amount)) mended.set(place.amount, judged(place.amount, again));
    } else if (isSure(again)) {
      const line = placed(again, place);
      if (![...added, ...lines.filter(isRead)].some((one) => isOver(one, line))) added.push(line);
    }
  }
  return [
    ...lines
      .filter((line) => isRead(line) || !added.some((one) => isOver(one, line)))
      .map((line) => mended.get(line) ?? line),
    ...added,
  ];
}

const isSure = ({ text, confidence = 0 }: PageLine): boolean =>
  SAYS.test(text) &&
  confidence >= (WITH_UNIT.test(text) ? SURE_OF_FORM : AMOUNT.test(text) ? SURE : SURE_OF_WORDS);

/** "1:", "1.1/2", "ZEU": figures with signs that none has, and what is no amount. A word of its own may be one: "etwas", "q.b." */
const isMisformed = (text: string): boolean => /\d/.test(text) && !FORMED.test(text);

const placed = (line: PageLine, { food, box }: AmountPlace): PageLine => ({
  ...line,
  page: food.page,
  x: box.x0,
  y: (box.y0 + box.y1 - food.height) / 2,
  width: box.x1 - box.x0,
  height: food.height,
});

/** An amount as it is read in front of its food, where that is surer. */
function judged(amount: PageLine, again: PageLine): PageLine {
  const [first, second] = [amount.confidence ?? 0, again.confidence ?? 0];
  if (signs(again) === signs(amount)) return { ...amount, confidence: max(first, second) };
  // "1:" is surely a figure, and surely no amount.
  const isBetter =
    WELL_FORMED.test(again.text) &&
    !FORMED.test(amount.text) &&
    second >= SURE_OF_FORM &&
    (!/\d/.test(amount.text) || figures(again) === figures(amount));
  // "1 lb" is not "lb", however surely that is read: a figure that was seen is there.
  const losesFigure = AMOUNT.test(amount.text) && !/[\d¼-¾⅐-⅞]/u.test(again.text);
  if (losesFigure || (!isBetter && (!isSure(again) || second < first + SURER))) return amount;
  const { otherFigure: _, ...rest } = amount;
  return { ...rest, text: again.text, confidence: second, unsure: again.unsure };
}

const figures = ({ text }: PageLine): string => text.replace(/\D/gu, '');

const signs = ({ text }: PageLine): string => text.replace(/\s|[.,]$/gu, '');

const isOver = (one: PageLine, other: PageLine): boolean =>
  min(one.x + one.width, other.x + other.width) > max(one.x, other.x) &&
  min(one.y + one.height, other.y + other.height) >
    max(one.y, other.y) + 0.3 * min(one.height, other.height);

/** What is read of each amount where it stands in front of its food. */
async function readClosedUp(
  picture: GreyPicture,
  places: readonly AmountPlace[],
  language: string,
): Promise<{ place: AmountPlace; again: PageLine }[]> {
  const rows = await Promise.all(places.map((place) => rowOf(picture, place)));
  const { sheet, tops, left } = stacked(rows.map(({ row }) => row));
  const limit = { language, timeout: LIMITS.ocrTime };
  const page = await recognize(await toPng(sheet), { ...limit, layout: 'block' });
  await mendFractions(page, sheet, limit);
  const lines = (page.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  return rows.flatMap(({ end }, at) => {
    const own = lines.filter(
      ({ bbox }) => middle(bbox) >= tops[at]! && middle(bbox) < tops[at + 1]!,
    );
    const again = own.length === 1 ? amountOf(own[0]!, left + end) : null;
    return again ? [{ place: places[at]!, again }] : [];
  });
}

const middle = ({ y0, y1 }: { y0: number; y1: number }): number => (y0 + y1) / 2;

/** The words of a row that end before its food begins; null where one reaches over into it. */
function amountOf(line: Line, end: number): PageLine | null {
  const words = line.words.filter(({ bbox }) => (bbox.x0 + bbox.x1) / 2 < end);
  if (words.length === 0 || words.length === line.words.length) return null;
  if (line.words.some(({ bbox }) => bbox.x0 < end - HEIGHT / 4 && bbox.x1 > end + HEIGHT / 2))
    return null;
  const part = { blocks: [{ paragraphs: [{ lines: [{ ...line, words }] }] }] };
  const pieces = linesOfOcr(part as unknown as Page);
  return pieces.length === 1 ? pieces[0]! : null;
}

/** An amount and its food behind it, and where the amount ends in it. */
async function rowOf(picture: GreyPicture, place: AmountPlace) {
  const { food, box, amount } = place;
  const { height } = food;
  const top = amount?.y ?? box.y0 - FIGURES_BELOW * height;
  const [one, other] = await Promise.all([
    lineAt(picture, { x0: box.x0, x1: box.x1, top }, height),
    lineAt(
      picture,
      { x0: food.x, x1: food.x + min(food.width, LONGEST * height), top: food.y },
      height,
    ),
  ]);
  const blank = round(BLANK * HEIGHT);
  const width = one.width + blank + other.width;
  const row: GreyPicture = {
    data: new Uint8Array(width * one.height).fill(PAPER),
    width,
    height: one.height,
  };
  for (let y = 0; y < row.height; y++) {
    row.data.set(one.data.subarray(y * one.width, (y + 1) * one.width), y * width);
    row.data.set(
      other.data.subarray(y * other.width, (y + 1) * other.width),
      y * width + one.width + blank,
    );
  }
  return { row, end: one.width + blank / 2 };
}

/** A stretch of a line in the height in which it is read again. */
async function lineAt(
  picture: GreyPicture,
  { x0, x1, top }: { x0: number; x1: number; top: number },
  height: number,
): Promise<GreyPicture> {
  const around = AROUND * height;
  const size = { height: round((1 + 2 * AROUND) * HEIGHT) };
  const box = {
    x0: max(0, floor(x0 - 0.1 * height)),
    x1: min(picture.width, ceil(x1 + 0.1 * height)),
    y0: max(0, floor(top - around)),
    y1: min(picture.height, ceil(top + height + around)),
  };
  if (box.x1 <= box.x0 || box.y1 <= box.y0)
    return { data: new Uint8Array(size.height).fill(PAPER), width: 1, height: size.height };
  const cut = cutOut(picture, box, 0);
  return greyOf(cut, { ...size, width: max(1, round((cut.width * HEIGHT) / height)), fit: 'fill' });
}
