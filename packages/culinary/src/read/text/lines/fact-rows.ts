import { isBareDuration } from '../../../words/durations.ts';
import { announcedFact, statedFacts } from '../facts/stated-facts.ts';
import type { PageLine } from './page-line.ts';

const LONGEST_LABEL = 30;
const LONGEST_VALUE = 24;

/**
 * Rows of a table that have a label in one column and its figure in the next, "Raciones | 5", once or several times, are written as facts:
 * read as one line without a sign between them, what one row states runs into the next. Beside another table, as a box of facts beside the
 * list, its labels stand in one column: there what is no known fact is a pair as well, "Schwierigkeit | leicht".
 */
export function withFactRows(rows: readonly PageLine[][]): PageLine[][] {
  const box = boxBeside(rows);
  return rows.map((row) => {
    const pairs = pairsOf(row);
    if (pairs.length > 0 && pairs.every(([label, value]) => isFact(label, value)))
      return [pairs.map(([label, value]) => joined(label, value)).reduce(beside)];
    const at = box === null ? -1 : labelIn(box, row);
    const value = row[at + 1];
    return at < 0 || value === undefined
      ? row
      : [...row.slice(0, at), joined(row[at]!, value), ...row.slice(at + 2)];
  });
}

/** Where a box stands: the left edge of its labels, and from which of the rows to which. */
interface Box {
  x: number;
  top: number;
  bottom: number;
}

/** The box at the right of other text, beside which at least one of its rows stands, in which at least two state a fact; null where there is none. */
function boxBeside(rows: readonly PageLine[][]): Box | null {
  const stated = rows.filter((row) => row.length > 1 && isFact(row.at(-2)!, row.at(-1)!));
  if (!stated.some((row) => row.length > 2)) return null;
  const labels = stated.map((row) => row.at(-2)!);
  const [first, second, ...more] = labels;
  if (first === undefined || second === undefined) return null;
  const isInLine = [second, ...more].every(
    ({ x, page }) => page === first.page && Math.abs(x - first.x) < IN_LINE * first.height,
  );
  const ys = labels.map(({ y }) => y);
  const pitch = Math.max(...ys.slice(1).map((y, at) => y - ys[at]!));
  return isInLine
    ? { x: first.x, top: Math.min(...ys) - pitch, bottom: Math.max(...ys) + MOST_BELOW * pitch }
    : null;
}
const IN_LINE = 1;
/** So many further rows may stand below the last fact that is known. */
const MOST_BELOW = 3;

/** Which piece of a row is a label of the box with one value behind it; -1: none. */
function labelIn({ x, top, bottom }: Box, row: readonly PageLine[]): number {
  const at = row.length - 2;
  const [label, value] = [row[at], row[at + 1]];
  return label !== undefined &&
    value !== undefined &&
    label.y >= top - 1 &&
    label.y <= bottom + 1 &&
    Math.abs(label.x - x) < IN_LINE * label.height &&
    !/\d/.test(label.text) &&
    label.text.length <= LONGEST_LABEL &&
    value.text.length <= LONGEST_VALUE
    ? at
    : -1;
}

/** Labels with what stands behind each; none where one is left over. */
const pairsOf = (row: readonly PageLine[]): [PageLine, PageLine][] =>
  row.length % 2 === 0
    ? row.flatMap((label, at) => (at % 2 === 0 ? [[label, row[at + 1]!]] : []))
    : [];

const beside = (one: PageLine, other: PageLine): PageLine => ({
  ...one,
  text: `${one.text} | ${other.text}`,
  width: other.x + other.width - one.x,
});

const isFact = (label: PageLine, value: PageLine): boolean =>
  label.text.length <= LONGEST_LABEL &&
  value.text.length <= LONGEST_VALUE &&
  (/\d/.test(value.text) || isBareDuration(value.text.trim())) &&
  !/\d/.test(label.text) &&
  announcedFact(label.text.trim()) !== null &&
  statedFacts(textOf(label, value)) !== null;

const textOf = (label: PageLine, value: PageLine): string =>
  `${label.text.trim().replace(/\s?:$/, '')}: ${value.text.trim()}`;

const joined = (label: PageLine, value: PageLine): PageLine => ({
  ...label,
  text: textOf(label, value),
  width: value.x + value.width - label.x,
  bold: false,
  ...(label.confidence === undefined
    ? {}
    : { confidence: Math.min(label.confidence, value.confidence ?? 100) }),
});
