import type { PageLine } from './page-line.ts';

/** So many rows, counted one by one, are those of a sheet. */
const FEWEST_ROWS = 6;
const FEWEST_LETTERS = 2;
const ROW_NUMBER = /^\d{1,3}$/;
const COLUMN_LETTER = /^[A-Z]$/;

export interface PrintedSheet {
  /** What the page holds without the numbers and letters at its edges. */
  pieces: PageLine[];
  /** The numbers of its rows from top to bottom; empty where the page is no sheet. */
  numbers: PageLine[];
}

/**
 * Takes off what a printed spreadsheet has at its edges: the numbers of the rows at its left and the letters of the columns above them.
 * Rows are numbered whether something stands in them or not; steps are not.
 */
export function withoutSheetMargins(pieces: PageLine[]): PrintedSheet {
  const numbers = rowNumbers(pieces);
  const [first] = numbers;
  const letters = first ? columnLetters(pieces, first) : [];
  if (letters.length === 0 && !countsBlankRows(numbers, pieces)) return { pieces, numbers: [] };
  const margins = new Set([...numbers, ...letters]);
  return { pieces: pieces.filter((piece) => !margins.has(piece)), numbers };
}

/** Numbers that stand under one another at the left of all that lies beside them and count up; none where they do not. */
function rowNumbers(pieces: readonly PageLine[]): PageLine[] {
  const figures = pieces.filter(({ text }) => ROW_NUMBER.test(text.trim()));
  if (figures.length < FEWEST_ROWS) return [];
  const left = Math.min(...figures.map(centre));
  const numbers = figures
    .filter((piece) => centre(piece) - left < 1.5 * piece.height)
    .sort((a, b) => a.y - b.y);
  const [first] = numbers;
  const last = numbers.at(-1);
  if (!first || !last || numbers.length < FEWEST_ROWS) return [];
  const start = Number(first.text);
  if (numbers.some(({ text }, at) => Number(text) !== start + at)) return [];
  const right = Math.max(...numbers.map(({ x, width }) => x + width));
  const margin = new Set(numbers);
  const isBeside = ({ y, height }: PageLine) => y + height > first.y && y < last.y + last.height;
  return pieces.every((piece) => margin.has(piece) || piece.x >= right || !isBeside(piece))
    ? numbers
    : [];
}

/** A, B, C in the row above the first number. */
function columnLetters(pieces: readonly PageLine[], first: PageLine): PageLine[] {
  const letters = pieces
    .filter(({ text, y }) => y < first.y && COLUMN_LETTER.test(text.trim()))
    .sort((a, b) => a.x - b.x);
  const counts = letters.every(
    (piece, at) =>
      piece.text.trim().charCodeAt(0) === 'A'.charCodeAt(0) + at &&
      Math.abs(piece.y - letters[0]!.y) < 0.5 * piece.height,
  );
  return counts && letters.length >= FEWEST_LETTERS ? letters : [];
}

/** Whether a number stands where no text does: nobody numbers a step that is not there. */
function countsBlankRows(numbers: readonly PageLine[], pieces: readonly PageLine[]): boolean {
  const margin = new Set(numbers);
  const middles = pieces.filter((piece) => !margin.has(piece)).map(middle);
  const filled = Float64Array.from(middles).sort();
  return numbers.some((number, at) => {
    const next = numbers[at + 1];
    if (!next) return false;
    const pitch = Math.min(middle(next) - middle(number), 2 * number.height);
    return !hasBetween(filled, middle(number) - 0.6 * pitch, middle(number) + 0.6 * pitch);
  });
}

/** Whether one of the sorted values lies between the two. */
function hasBetween(sorted: Float64Array, from: number, to: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if (sorted[half]! < from) low = half + 1;
    else high = half;
  }
  return low < sorted.length && sorted[low]! <= to;
}

const centre = ({ x, width }: PageLine): number => x + width / 2;
const middle = ({ y, height }: PageLine): number => y + height / 2;
