import type { PageLine } from '@convivio/culinary/read';
import type { GreyPicture } from './grey-picture.ts';
import type { Band } from './ink-bands.ts';
import { isRead, unreadBands } from './unread-parts.ts';

const { abs } = Math;

/** In heights of a line: what is narrower is a speck. */
const LEAST_WIDTH = 0.3;
/** So many amounts make a column. */
const FEWEST = 3;
const AMOUNT = /^\W{0,2}[\d¼-¾⅐-⅞]/u;
const WORD = /\p{L}{3}/u;

/** The lines of a picture; those are marked beside which, in a column of amounts, something stands that was not read. */
export function withUnreadAmounts(picture: GreyPicture, lines: readonly PageLine[]): PageLine[] {
  const read = lines.filter(isRead);
  const amounts = read.filter(({ text }) => AMOUNT.test(text) && text.length <= LONGEST);
  if (amounts.length < FEWEST) return [...lines];
  const bands = unreadBands(picture, read, LEAST_WIDTH).filter(
    (band) => amounts.filter((amount) => isInColumn(band, amount)).length >= FEWEST,
  );
  return lines.map((line) => {
    const isFood = WORD.test(line.text) && !AMOUNT.test(line.text);
    const hasAmount = amounts.some((amount) => isInRow(rowOf(amount), line));
    return isFood && !hasAmount && bands.some((band) => isInRow(band, line))
      ? { ...line, isAmountUnread: true }
      : line;
  });
}
const LONGEST = 12;

const rowOf = ({ y, height }: PageLine): Pick<Band, 'y0' | 'y1'> => ({ y0: y, y1: y + height });

const isInRow = ({ y0, y1 }: Pick<Band, 'y0' | 'y1'>, { y, height }: PageLine): boolean =>
  abs((y0 + y1) / 2 - (y + height / 2)) < height / 2;

/** At the left or the right edge of an amount. */
const isInColumn = ({ x0, x1 }: Band, { x, width, height }: PageLine): boolean =>
  abs(x0 - x) < height || abs(x1 - x - width) < height;
