import type { PageLine } from '@convivio/culinary/read';
import type { GreyPicture } from './grey-picture.ts';
import type { Band } from './ink-bands.ts';
import { isRead, unreadBands } from './unread-parts.ts';

const { abs, floor, max, min } = Math;

/** In heights of a line: what is narrower is a speck. */
const LEAST_WIDTH = 0.3;
/** So many amounts make a column. */
const FEWEST = 3;
const AMOUNT = /^\W{0,2}[\d¼-¾⅐-⅞]/u;
const WORD = /\p{L}{3}/u;
const LONGEST = 12;

/** A food, and where its amount stands beside it, in a column of amounts. */
export interface AmountPlace {
  food: PageLine;
  box: Band;
  /** What was read there; null where nothing was. */
  amount: PageLine | null;
}

/** The foods of a picture beside which, in a column of amounts, something stands that was not read, and those with an amount that was. */
export function amountPlaces(picture: GreyPicture, lines: readonly PageLine[]): AmountPlace[] {
  const read = lines.filter(isRead);
  const short = read.filter(({ text }) => text.length <= LONGEST);
  const amounts = short.filter(({ text }) => AMOUNT.test(text));
  if (amounts.length < FEWEST) return [];
  const isInList = (box: Band) =>
    amounts.filter((amount) => isInColumn(box, amount)).length >= FEWEST;
  const cells = new Set(short.filter((line) => isInList(boxOf(line))));
  const bands = unreadBands(picture, read, LEAST_WIDTH).filter(isInList);
  return lines
    .filter((line) => WORD.test(line.text) && !AMOUNT.test(line.text) && !cells.has(line))
    .flatMap((food): AmountPlace[] => {
      const beside = [...cells].filter((one) => isInRow(boxOf(one), food));
      const amount = beside.find(({ text }) => AMOUNT.test(text)) ?? beside[0];
      if (amount) return [{ food, box: boxOf(amount), amount }];
      if (amounts.some((one) => isInRow(boxOf(one), food))) return [];
      const box = bands.find((band) => isInRow(band, food));
      return box ? [{ food, box, amount: null }] : [];
    });
}

/** The lines of a picture; those are marked beside which, in a column of amounts, something stands that was not read. */
export function withUnreadAmounts(picture: GreyPicture, lines: readonly PageLine[]): PageLine[] {
  const unread = new Set(
    amountPlaces(picture, lines).flatMap(({ food, amount }) => (amount ? [] : [food])),
  );
  return lines.map((line) =>
    unread.has(line) || isUnitBehindInk(picture, line) ? { ...line, isAmountUnread: true } : line,
  );
}

/** "tsp salt" with something in front of it: a fraction that was not read. */
function isUnitBehindInk({ data, width, height }: GreyPicture, line: PageLine): boolean {
  if (!BARE_UNIT.test(line.text)) return false;
  // Its place may be that of the fraction as well.
  if ((line.confidence ?? 100) < SURE) return true;
  const [from, to] = [line.x - INK_BEFORE * line.height, line.x - INK_GAP * line.height];
  let inked = 0;
  for (let y = max(0, floor(line.y)); y < min(height, line.y + line.height); y++)
    for (let x = max(0, floor(from)); x < to; x++) if (data[y * width + x]! < INK) inked++;
  return inked > INKED * line.height * line.height;
}
/** A spoon or a cup of something; what begins with a gram or a litre is a line that goes on. */
const BARE_UNIT =
  /^(?:tsp|tbsp|tbs|cups?|[TE]L|c\.\s?à|cuill\S{0,6}|cucchiai\S{0,3}|cdas?|cdtas?|cucharad\S{1,4}|oz|lb)\.?\s\p{L}/iu;
const SURE = 86;
/** In heights of a line: how far before it its figure would stand; as a share of its height squared, so much of that is ink. */
const INK_BEFORE = 1.6;
const INK_GAP = 0.15;
const INKED = 0.06;
const INK = 150;

const boxOf = ({ x, y, width, height }: PageLine): Band => ({
  x0: x,
  x1: x + width,
  y0: y,
  y1: y + height,
});

const isInRow = ({ y0, y1 }: Band, { y, height }: PageLine): boolean =>
  abs((y0 + y1) / 2 - (y + height / 2)) < height / 2;

/** At the left or the right edge of an amount. */
const isInColumn = ({ x0, x1 }: Band, { x, width, height }: PageLine): boolean =>
  abs(x0 - x) < height || abs(x1 - x - width) < height;
