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

/** "3 Blend until smooth": a number that the recogniser saw as a word of its text. */
const GLUED = /^(\d{1,2})\s(?=\p{Lu}\p{L}|\p{Lu}\s\p{L})/u;

interface Numbered {
  number: PageLine;
  value: number;
  /** Null where the number is a word of its text. */
  text: PageLine | null;
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
    row.map((piece) => (numbers.has(piece) ? { ...piece, text: withStop(piece.text) } : piece)),
  );
}

const withStop = (text: string): string =>
  BARE.test(text.trim()) ? `${text.trim()}.` : text.replace(GLUED, '$1. ');

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
  row.flatMap((number, at): Numbered[] => {
    const text = row[at + 1];
    const behind = row.slice(at + 1).map((piece) => piece.text);
    if (BARE.test(number.text.trim())) {
      const gap = text ? text.x - number.x - number.width : Infinity;
      return text && gap < MOST_APART * text.height
        ? [{ number, value: Number(number.text), text, words: behind.join(' ') }]
        : [];
    }
    const glued = number.confidence === undefined ? null : GLUED.exec(number.text);
    const words = [number.text.slice(glued?.[0].length), ...behind].join(' ');
    return glued ? [{ number, value: Number(glued[1]), text: null, words }] : [];
  });

/** The numbers of each list, from its one on. */
function listsOf(numbered: readonly Numbered[]): PageLine[][] {
  return numbered.flatMap((first, from) => {
    // A further page goes on with the numbers of the one before.
    const opens = first.value === 1 || (first.number.page > 1 && first.value > 1 && from === 0);
    if (!opens) return [];
    const behind = numbered.slice(from + 1);
    const list = [
      overColumns(first, behind),
      downwards(first, behind),
      alongRows(first, behind),
    ].find(isList);
    return list ? [list.map(({ number }) => number)] : [];
  });
}

function downwards(first: Numbered, behind: readonly Numbered[]): Numbered[] {
  const list = [first];
  for (const next of behind)
    if (next.value === first.value + list.length && isBelow(first, next)) list.push(next);
  return list;
}

/** Steps that are counted down one column and go on at the top of the next; too few where they stand in one. */
function overColumns(first: Numbered, behind: readonly Numbered[]): Numbered[] {
  if (behind.length > MOST_BARE) return [];
  let column = downwards(first, behind);
  const inFirst = column.length;
  const list = [...column];
  while (column.length >= FEWEST_IN_COLUMN) {
    const value = first.value + list.length;
    const next = behind.find((one) => one.value === value && isBeside(column, one));
    if (!next) break;
    column = downwards(next, behind);
    list.push(...column);
  }
  return list.length > inFirst ? list : [];
}
const FEWEST_IN_COLUMN = 2;

/** Right of a column of numbers with their texts, no higher than its first and no lower than its last. */
const isBeside = (column: readonly Numbered[], { number }: Numbered): boolean => {
  const [first, last] = [column[0]!.number, column.at(-1)!.number];
  return (
    number.page === first.page &&
    number.y > first.y - ALIGNED * first.height &&
    number.y < last.y + ALIGNED * last.height &&
    column.every(({ text, number: { x, width } }) => number.x > (text?.x ?? x + width))
  );
};

/** Steps in rows and columns that are counted along the rows; too few where they are none. */
function alongRows(first: Numbered, behind: readonly Numbered[]): Numbered[] {
  const list = [first];
  for (const next of behind) {
    if (next.value !== first.value + list.length) continue;
    const isFirstRow = list.every(({ number }) => isLevel(number, first.number));
    if (
      list.some((above) => isBelow(above, next)) ||
      (isFirstRow && isLevel(next.number, first.number))
    )
      list.push(next);
  }
  return list.length < FEWEST_IN_GRID ? [] : list;
}
const FEWEST_IN_GRID = 4;

const isLevel = (one: PageLine, other: PageLine): boolean =>
  one.page === other.page && Math.abs(one.y - other.y) < ALIGNED * one.height;

function isList(list: readonly Numbered[]): boolean {
  const steps = list.filter(({ words }) => looksLikeStep(words) >= READS_LIKE_STEP);
  return (
    list.length > 1 && 2 * steps.length >= list.length && list.some(({ text }) => text !== null)
  );
}

/** The number of a text that has its own stands out at the left as far as those before theirs. */
function isBelow(first: Numbered, next: Numbered): boolean {
  const most = ALIGNED * first.number.height;
  if (!first.text || !next.text) return Math.abs(first.number.x - next.number.x) < most;
  return (
    Math.abs(middle(first.number) - middle(next.number)) < ALIGNED * first.text.height &&
    Math.abs(first.text.x - next.text.x) < ALIGNED * first.text.height
  );
}

const middle = ({ x, width }: PageLine): number => x + width / 2;
