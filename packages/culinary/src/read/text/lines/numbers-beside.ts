import { looksLikeStep } from '../steps/step-likelihood.ts';
import type { PageLine } from './page-line.ts';

const BARE = /^\d{1,2}$/;
/** In heights of a line: how far the numbers of one list stand out of line, and how far from their text. */
const ALIGNED = 0.8;
const MOST_APART = 4;
/** A number so many times as high as the lines beside it stands before all of them. */
const LARGER = 1.3;
/** More numbers on a page are those of a table. */
const MOST_BARE = 60;
const READS_LIKE_STEP = 0.45;

interface Numbered {
  number: PageLine;
  text: PageLine;
  /** All that stands behind the number: of some PDFs a piece is a part of a word. */
  words: string;
}

/**
 * Rows in which bare numbers that count up from one beside sentences, as they stand in round signs, are written as the numbers of a list.
 * An amount beside its food is none: there the text is no sentence.
 */
export function withNumbersOfSteps(rows: readonly PageLine[][]): PageLine[][] {
  const numbers = new Set(listsOf(rows.flatMap(numberedIn)).flat());
  return rows.map((row) =>
    row.map((piece) => (numbers.has(piece) ? { ...piece, text: `${piece.text.trim()}.` } : piece)),
  );
}

/** Large numbers that stand beside the middle of their steps, moved to the first line of these. */
export function besideFirstLines(pieces: readonly PageLine[]): PageLine[] {
  const bare = new Set(pieces.filter(({ text }) => BARE.test(text.trim())));
  if (bare.size < 2 || bare.size > MOST_BARE) return [...pieces];
  return pieces.map((piece) => {
    if (!bare.has(piece)) return piece;
    const beside = pieces.filter(
      (other) =>
        other.page === piece.page &&
        other.height < piece.height / LARGER &&
        other.x >= piece.x + piece.width &&
        other.x - piece.x - piece.width < MOST_APART * other.height &&
        other.y < piece.y + piece.height &&
        other.y + other.height > piece.y,
    );
    if (beside.length === 0) return piece;
    const first = beside.reduce((above, other) => (other.y < above.y ? other : above));
    return { ...piece, y: first.y, height: first.height };
  });
}

const numberedIn = (row: readonly PageLine[]): Numbered[] =>
  row.flatMap((number, at) => {
    const text = row[at + 1];
    const gap = text ? text.x - number.x - number.width : Infinity;
    return text && BARE.test(number.text.trim()) && gap < MOST_APART * text.height
      ? [
          {
            number,
            text,
            words: row
              .slice(at + 1)
              .map((piece) => piece.text)
              .join(' '),
          },
        ]
      : [];
  });

/** The numbers of each list, from its one on. */
function listsOf(numbered: readonly Numbered[]): PageLine[][] {
  return numbered.flatMap((first, from) => {
    const start = Number(first.number.text);
    // A further page goes on with the numbers of the one before.
    const opens = start === 1 || (first.number.page > 1 && start > 1 && from === 0);
    if (!opens) return [];
    const list = [first];
    for (const next of numbered.slice(from + 1))
      if (Number(next.number.text) === start + list.length && isBelow(first, next)) list.push(next);
    const steps = list.filter(({ words }) => looksLikeStep(words) >= READS_LIKE_STEP);
    return list.length > 1 && 2 * steps.length >= list.length
      ? [list.map(({ number }) => number)]
      : [];
  });
}

const isBelow = (first: Numbered, next: Numbered): boolean =>
  Math.abs(middle(first.number) - middle(next.number)) < ALIGNED * first.text.height &&
  Math.abs(first.text.x - next.text.x) < ALIGNED * first.text.height;

const middle = ({ x, width }: PageLine): number => x + width / 2;
