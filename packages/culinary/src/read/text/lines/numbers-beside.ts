import { isAmountOnly } from './item-openings.ts';
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

/** "3 Blend until smooth": a number that the recogniser saw as a word of its text; "1 Ib" is a pound. */
const GLUED = /^(\d{1,2})\s(?!(?:Ibs?|[ET]L)(?!\p{L}))(?=\p{Lu}\p{L}|\p{Lu}\s\p{L})/u;

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
  const lists = listsOf(
    rows.flatMap((row, at) => numberedIn(row, rows.slice(at + 1, at + MOST_LINES))),
  );
  const amounts = lists.length === 0 ? [] : rows.flat().filter(isMeasure);
  const numbers = new Set(lists.filter((list) => !standAmong(list, amounts)).flat());
  return rows.map((row) =>
    row.map((piece) => (numbers.has(piece) ? { ...piece, text: withStop(piece.text) } : piece)),
  );
}

const isMeasure = ({ text }: PageLine): boolean =>
  text.length <= LONGEST_MEASURE && /^\d.*\p{L}/u.test(text.trim()) && isAmountOnly(text);
const LONGEST_MEASURE = 20;

/** "1" and "2" and right below them "320 g" in one column count foods: no step is so numbered. */
const standAmong = (list: readonly PageLine[], amounts: readonly PageLine[]): boolean =>
  list.some((number) =>
    amounts.some(
      (amount) =>
        amount.page === number.page &&
        Math.abs(amount.y - number.y) < NEXT_ROW * number.height &&
        (Math.abs(amount.x - number.x) < EXACTLY * number.height ||
          Math.abs(amount.x + amount.width - number.x - number.width) < EXACTLY * number.height),
    ),
  );
const EXACTLY = 0.2;
/** In heights of a line: how far apart two rows of one list are. */
const NEXT_ROW = 2;

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

const numberedIn = (row: readonly PageLine[], below: readonly PageLine[][]): Numbered[] =>
  row.flatMap((number, at): Numbered[] => {
    const text = row[at + 1];
    // What stands behind the next number is of the column beside.
    const next = row.findIndex(
      ({ text: other }, index) => index > at + 1 && BARE.test(other.trim()),
    );
    const behind = row.slice(at + 1, next < 0 ? undefined : next).map((piece) => piece.text);
    if (next >= 0) behind.push(...linesBelow(number, text!, below));
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

/** In narrow columns beside each other the first line of a step tells too little: what stands below it, up to the next number. */
function linesBelow(number: PageLine, text: PageLine, rows: readonly PageLine[][]): string[] {
  const end = rows.findIndex((row) =>
    row.some((piece) => BARE.test(piece.text.trim()) && isAt(piece, number)),
  );
  return rows
    .slice(0, end < 0 ? undefined : end)
    .flatMap((row) => row.filter((piece) => isAt(piece, text)).map((piece) => piece.text));
}
const isAt = (piece: PageLine, above: PageLine): boolean =>
  Math.abs(piece.x - above.x) < ALIGNED * above.height;
/** Of a step so many are looked at. */
const MOST_LINES = 4;

/** The numbers of each list, from its one on. */
function listsOf(numbered: readonly Numbered[]): PageLine[][] {
  return numbered.flatMap((first, from) => {
    // A further page goes on with the numbers of the one before.
    const opens = first.value === 1 || (first.number.page > 1 && first.value > 1 && from === 0);
    if (!opens) return [];
    const behind = numbered.slice(from + 1);
    const list =
      overColumns(first, behind) ??
      [downwards(first, behind), alongRows(first, behind)].find(isList);
    return list ? [list.map(({ number }) => number)] : [];
  });
}

function downwards(first: Numbered, behind: readonly Numbered[]): Numbered[] {
  const list = [first];
  for (const next of behind)
    if (next.value === first.value + list.length && isBelow(first, next)) list.push(next);
  return list;
}

/** Steps that are counted down one column and go on at the top of the next; null where they stand in one. */
function overColumns(first: Numbered, behind: readonly Numbered[]): Numbered[] | null {
  if (behind.length > MOST_BARE) return null;
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
  const further = list.slice(inFirst);
  const goesOn =
    further.length > 0 &&
    (isList(list) || (isList(list.slice(0, inFirst)) && further.every(isLineOfWords)));
  return goesOn ? list : null;
}
const FEWEST_IN_COLUMN = 2;

/** "Bake for 55 minutes until it": the first line of a step in a narrow column tells too little to be known for one by itself. */
const isLineOfWords = ({ words }: Numbered): boolean =>
  /^\p{Lu}/u.test(words) && words.split(' ').length >= FEWEST_WORDS;
const FEWEST_WORDS = 3;

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
  if (list.length < 2 || 2 * steps.length < list.length) return false;
  // "1 Zwiebel", "2 Eier" are no sentences: where all numbers are words of their texts these have to be.
  return (
    list.some(({ text }) => text !== null) ||
    (list.length >= FEWEST_GLUED &&
      steps.length >= MOSTLY * list.length &&
      list.every(({ words }) => words.split(' ').length >= FEWEST_WORDS_OF_STEP))
  );
}

const FEWEST_GLUED = 3;
const MOSTLY = 0.7;
const FEWEST_WORDS_OF_STEP = 4;

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
