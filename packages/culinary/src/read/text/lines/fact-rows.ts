import { namesFood } from '../../../foods/line-words.ts';
import { isBareDuration } from '../../../words/durations.ts';
import { announcedFact, statedFacts } from '../facts/stated-facts.ts';
import type { PageLine } from './page-line.ts';

const LONGEST_LABEL = 30;
const LONGEST_VALUE = 24;

/**
 * Rows of a table that have a label in one column and its figure in the next, "Raciones | 5", once or several times, are written as facts:
 * read as one line without a sign between them, what one row states runs into the next. In a box of them, which may stand beside the list or
 * the steps, the labels stand in one column: there what is no known fact is a pair as well, "Schwierigkeit | leicht", "À boire | un cidre".
 */
export function withFactRows(rows: readonly PageLine[][]): PageLine[][] {
  const box = boxOf(rows);
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

/** Where a box stands: the left edges of its labels and of its values, and from which of the rows to which. */
interface Box {
  page: number;
  x: number;
  valueX: number;
  top: number;
  bottom: number;
}

/** The box of which at least two rows state a fact, its labels in line; null where there is none. */
function boxOf(rows: readonly PageLine[][]): Box | null {
  const stated = rows.flatMap((row) =>
    row.flatMap((label, at): [PageLine, PageLine][] => {
      const value = row[at + 1];
      return value !== undefined && isFact(label, value) ? [[label, value]] : [];
    }),
  );
  const [first, second, ...more] = stated;
  if (first === undefined || second === undefined) return null;
  const [{ page, x, height }, { x: valueX }] = first;
  const isInLine = [second, ...more].every(
    ([label]) => label.page === page && Math.abs(label.x - x) < IN_LINE * height,
  );
  const ys = stated.map(([{ y }]) => y);
  const pitch = Math.max(...ys.slice(1).map((y, at) => y - ys[at]!));
  return isInLine
    ? {
        page,
        x,
        valueX,
        top: Math.min(...ys) - pitch,
        bottom: Math.max(...ys) + MOST_BELOW * pitch,
      }
    : null;
}
/** In heights of a line. */
const IN_LINE = 1;
/** So many further rows may stand below the last fact that is known. */
const MOST_BELOW = 3;

/** Which piece of a row is a label of the box with one value behind it; -1: none. A food has its amount behind it. */
const labelIn = ({ page, x, valueX, top, bottom }: Box, row: readonly PageLine[]): number =>
  row.findIndex((label, at) => {
    const value = row[at + 1];
    return (
      value !== undefined &&
      label.page === page &&
      label.y >= top - 1 &&
      label.y <= bottom + 1 &&
      Math.abs(label.x - x) < IN_LINE * label.height &&
      (row.length === at + 2 || Math.abs(value.x - valueX) < IN_LINE * value.height) &&
      !/\d/.test(label.text) &&
      !(/\d/.test(value.text) && namesFood(label.text, 3)) &&
      label.text.length <= LONGEST_LABEL &&
      value.text.length <= LONGEST_VALUE
    );
  });

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
