import { median } from './columns.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import type { PageLine } from './page-line.ts';

/** A note is shorter than a column. */
const MOST_ROWS = 6;
const FEWEST_LETTERS = 8;
/** In heights of a line: how far it stands from what is beside it, and how closely its own lines follow each other. */
const APART = 2;
const CLOSE = 2.2;
/** At most so many lines at the head and foot of a page may reach over a note. */
const OUTSIDE = 0.15;

export interface WithNotes {
  rows: PageLine[][];
  /** The lines of each note. */
  notes: PageLine[][];
}

/**
 * Takes notes in the margin out of the rows: few lines under one another at the right of all that the page holds, or in small print at the
 * left of it, which belong to no line that happens to lie beside them. Amounts, headings and columns of text stay.
 */
export function notesApart(rows: PageLine[][]): WithNotes {
  const lines = rows.flat();
  const margin = rightMargin(rows, lines);
  const end = leftMargin(rows, lines);
  const size = median(lines.map(({ height }) => height));
  const notes = [
    ...(end === null
      ? []
      : notesAt((line) => line.x + line.width <= end, rows).filter((note) =>
          isInSmallPrint(note, size),
        )),
    ...(margin === null ? [] : notesAt((line) => line.x >= margin, rows)),
  ];
  const taken = new Set(notes.flat());
  return taken.size === 0
    ? { rows, notes }
    : {
        rows: rows.map((row) => row.filter((line) => !taken.has(line))).filter((row) => row.length),
        notes,
      };
}

/** Lines in the midst of a page, by where they begin. */
const inMidst = (rows: readonly PageLine[][]): PageLine[] =>
  rows
    .slice(Math.ceil(OUTSIDE * rows.length), rows.length - Math.floor(OUTSIDE * rows.length))
    .flat()
    .sort((a, b) => a.x - b.x);

/** Where the left margin ends in which further lines stand; null where there are none. */
function leftMargin(rows: readonly PageLine[][], lines: readonly PageLine[]): number | null {
  const size = median(lines.map(({ height }) => height));
  let right = -Infinity;
  for (const line of inMidst(rows)) {
    if (right > -Infinity && line.x - right >= APART * size) return right;
    right = Math.max(right, line.x + line.width);
  }
  return null;
}

/** A sentence or two in smaller print than the page: what heads a part stands at its left as well, but is larger and of few words. */
const isInSmallPrint = (note: readonly PageLine[], size: number): boolean =>
  note.length >= FEWEST_SMALL &&
  note.every(({ height, bold }) => bold !== true && height < SMALLER * size) &&
  note
    .map(({ text }) => text)
    .join(' ')
    .split(' ').length >= FEWEST_WORDS &&
  statedFacts(note[0]!.text) === null;
const FEWEST_SMALL = 2;
const SMALLER = 0.93;
const FEWEST_WORDS = 5;

/** Where the right margin begins in which further lines stand; null where there are none. */
function rightMargin(rows: readonly PageLine[][], lines: readonly PageLine[]): number | null {
  const size = median(lines.map(({ height }) => height));
  let right = -Infinity;
  let margin: number | null = null;
  for (const line of inMidst(rows)) {
    if (right > -Infinity && line.x - right >= APART * size) margin = line.x;
    right = Math.max(right, line.x + line.width);
  }
  return margin;
}

function notesAt(
  isInMargin: (line: PageLine) => boolean,
  rows: readonly PageLine[][],
): PageLine[][] {
  const found: PageLine[][] = [];
  for (const row of rows)
    for (const line of row) {
      if (!isInMargin(line)) continue;
      const last = found.at(-1)?.at(-1);
      if (last && line.y - last.y < CLOSE * Math.max(last.height, line.height))
        found.at(-1)!.push(line);
      else found.push([line]);
    }
  const isBesideText = (note: PageLine[]) =>
    rows.some(
      (row) => row.some((line) => note.includes(line)) && row.some((line) => !isInMargin(line)),
    );
  // A column goes on for long, and so do the amounts of a list.
  if (found.reduce((sum, note) => sum + note.length, 0) > 2 * MOST_ROWS) return [];
  return found.filter((note) => note.length <= MOST_ROWS && isNote(note) && isBesideText(note));
}

/** Words, not figures. */
function isNote(note: readonly PageLine[]): boolean {
  const text = note.map((line) => line.text).join(' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const amounts = note.filter((line) => /^\W{0,2}[\d¼-¾⅐-⅞]/.test(line.text)).length;
  return letters >= FEWEST_LETTERS && letters >= 0.6 * text.length && amounts * 2 < note.length;
}
