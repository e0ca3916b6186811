import { looksLikeStep } from '../steps/step-likelihood.ts';
import type { PageLine } from './page-line.ts';

const BARE = /^\d{1,2}$/;
/** In heights of a line: how far the numbers of one list stand out of line, and how far from their text. */
const ALIGNED = 0.8;
const MOST_APART = 4;
const READS_LIKE_STEP = 0.45;

interface Numbered {
  number: PageLine;
  text: PageLine;
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

const numberedIn = (row: readonly PageLine[]): Numbered[] =>
  row.flatMap((number, at) => {
    const text = row[at + 1];
    const gap = text ? text.x - number.x - number.width : Infinity;
    return text && BARE.test(number.text.trim()) && gap < MOST_APART * text.height
      ? [{ number, text }]
      : [];
  });

/** The numbers of each list, from its one on. */
function listsOf(numbered: readonly Numbered[]): PageLine[][] {
  return numbered.flatMap((first, from) => {
    if (Number(first.number.text) !== 1) return [];
    const list = [first];
    for (const next of numbered.slice(from + 1))
      if (Number(next.number.text) === list.length + 1 && isBelow(first, next)) list.push(next);
    const steps = list.filter(({ text }) => looksLikeStep(text.text) >= READS_LIKE_STEP);
    return list.length > 1 && 2 * steps.length >= list.length
      ? [list.map(({ number }) => number)]
      : [];
  });
}

const isBelow = (first: Numbered, next: Numbered): boolean =>
  Math.abs(middle(first.number) - middle(next.number)) < ALIGNED * first.text.height &&
  Math.abs(first.text.x - next.text.x) < ALIGNED * first.text.height;

const middle = ({ x, width }: PageLine): number => x + width / 2;
