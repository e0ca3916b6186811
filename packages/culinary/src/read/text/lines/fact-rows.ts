import { announcedFact, statedFacts } from '../facts/stated-facts.ts';
import type { PageLine } from './page-line.ts';

const LONGEST_LABEL = 30;
const LONGEST_VALUE = 24;

/**
 * Rows of a table that have a label in one column and its figure in the next, "Raciones | 5", once or several times, are written as facts:
 * read as one line without a sign between them, what one row states runs into the next.
 */
export const withFactRows = (rows: readonly PageLine[][]): PageLine[][] =>
  rows.map((row) => {
    const pairs = pairsOf(row);
    return pairs.length > 0 && pairs.every(([label, value]) => isFact(label, value))
      ? [pairs.map(([label, value]) => joined(label, value)).reduce(beside)]
      : row;
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
  /\d/.test(value.text) &&
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
