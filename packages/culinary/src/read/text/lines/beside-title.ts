import { looksLikeYield } from '../../../words/yields.ts';
import type { PageLine } from './page-line.ts';

/** As shares of its height: a title is so much higher than what stands beside it, and so far that lies from it. */
const HIGHER = 1.4;
const APART = 0.6;
/** Heights of the smaller print: where a column begins below it, that begins under it. */
const ALIGNED = 1;
const LONGEST = 30;

/**
 * The pieces of a page, for how many a dish is below its title where it stands beside it in smaller print: "Rote Grütze   f. 6 Pers." Where the
 * page goes on in two columns, it reaches over the blank between them and would be read with one.
 */
export function withYieldBelowTitle(pieces: readonly PageLine[]): PageLine[] {
  return pieces.map((piece) => {
    if (piece.text.length > LONGEST || !looksLikeYield(piece.text.trim())) return piece;
    const title = pieces.find((one) => isTitleOf(one, piece));
    if (!title) return piece;
    const y = title.y + title.height;
    const isFree = pieces.every(
      (one) =>
        one.page !== piece.page ||
        one.y >= y + piece.height ||
        one.y + one.height <= y ||
        one === piece ||
        one.x > piece.x + piece.width,
    );
    const headsColumn = pieces.some(
      (one) => one.y > piece.y && Math.abs(one.x - piece.x) < ALIGNED * piece.height,
    );
    return isFree && !headsColumn ? { ...piece, x: title.x, y } : piece;
  });
}

const isTitleOf = (title: PageLine, { page, x, y, height }: PageLine): boolean =>
  title.page === page &&
  title.height > HIGHER * height &&
  x - title.x - title.width > APART * title.height &&
  y + height / 2 > title.y &&
  y + height / 2 < title.y + title.height &&
  /\p{L}{3}/u.test(title.text) &&
  !/\d/.test(title.text);
