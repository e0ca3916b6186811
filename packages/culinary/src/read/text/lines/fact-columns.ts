import { isBareDuration } from '../../../words/durations.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import type { PageLine } from './page-line.ts';

/** In heights of the taller of two lines: how far a figure is from the label above or below it. */
const FARTHEST = 1.6;
const LONGEST_LABEL = 26;
const LONGEST_VALUE = 24;
const FEWEST = 2;
/** A dot that a badge or a rule left before a figure. */
const SPECK = /^[•·|*\-–—]\s+/u;

interface Pair {
  label: PageLine;
  value: PageLine;
}

/**
 * Rows in which labels stand above or below their figures, each in a column of its own ("Prep   Cook   Serves" and "10 min   25 min   4"),
 * are written as one row of facts.
 */
export function withFactColumns(rows: readonly PageLine[][]): PageLine[][] {
  const written: PageLine[][] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const found = rows[at + 1] ? factsOf(row, rows[at + 1]!) : null;
    if (!found) written.push(row);
    else {
      const { pairs, pieces } = found;
      const taken = new Set(pairs.flatMap(({ label, value }) => [label, value]));
      const rest = pieces.filter((piece) => !taken.has(piece));
      written.push([...rest, joined(pairs)].sort((a, b) => a.x - b.x));
      at++;
    }
  }
  return written;
}

interface Facts {
  pairs: Pair[];
  /** Those of both rows. */
  pieces: PageLine[];
}

/** The facts that two rows state, where values that stand close together run into one another each below its own label; null where they state none. */
function factsOf(above: readonly PageLine[], below: readonly PageLine[]): Facts | null {
  const parted: [readonly PageLine[], readonly PageLine[]][] = [
    [above, partedUnder(below, above)],
    [partedUnder(above, below), below],
    [above, below],
  ];
  for (const [one, other] of parted) {
    const pairs = pairsOf(one, other);
    if (pairs.length > 0) return { pairs, pieces: [...one, ...other] };
  }
  return null;
}

/** The pieces of a row of values, one that spans several labels parted at the word that stands where each label begins. */
const partedUnder = (values: readonly PageLine[], labels: readonly PageLine[]): PageLine[] =>
  values.flatMap((value) => {
    const begins = labels
      .filter(
        (label) =>
          isLabel(label) &&
          label.page === value.page &&
          label.x > value.x + value.height &&
          label.x < value.x + value.width,
      )
      .map(({ x }) => x)
      .sort((a, b) => a - b);
    // One label alone stands in the middle above a value that is wider.
    const isAlone = labels.filter((label) => isUnder(value, label)).length <= 1;
    return isAlone || begins.length === 0 || !/\d/.test(value.text)
      ? [value]
      : partedAt(value, begins);
  });

/** A piece parted at the words nearest to the places, all letters taken as equally wide; whole where no word begins near one. */
function partedAt(piece: PageLine, places: readonly number[]): PageLine[] {
  const letter = piece.width / Math.max(1, piece.text.length);
  const words = [...piece.text.matchAll(/(?<=\s)\S/gu)].map(({ index }) => index);
  const cuts = places.map((place) => {
    const at = (place - piece.x) / letter;
    const off = (word: number) => Math.abs(word - at);
    const nearest = words.reduce((best, word) => (off(word) < off(best) ? word : best), 0);
    return off(nearest) <= MOST_LETTERS_OFF ? nearest : 0;
  });
  if (cuts.some((cut, at) => cut <= (cuts[at - 1] ?? 0))) return [piece];
  return [0, ...cuts].map((from, at) => {
    const to = cuts[at] ?? piece.text.length;
    return {
      ...piece,
      text: piece.text.slice(from, to).trim(),
      x: piece.x + letter * from,
      width: letter * (to - from),
    };
  });
}
const MOST_LETTERS_OFF = 2.5;

/** The pairs of two rows where they state facts and nothing else stands in their columns. */
function pairsOf(above: readonly PageLine[], below: readonly PageLine[]): Pair[] {
  if (above.length < FEWEST || below.length < FEWEST) return [];
  const pairs = above.flatMap((one): Pair[] => {
    const other = nearest(one, below);
    if (other === null || nearest(other, above) !== one) return [];
    if (isLabel(one) && isValue(other)) return [{ label: one, value: other }];
    return isLabel(other) && isValue(one) ? [{ label: other, value: one }] : [];
  });
  const stated = pairs.filter((pair) => statedFacts(textOf(pair)) !== null);
  const isAlike = pairs.every(
    ({ label }) => above.includes(label) === above.includes(pairs[0]!.label),
  );
  const counted = stated.filter(({ value }) => /\d/.test(value.text));
  const isKnown = stated.length >= FEWEST && 2 * stated.length > pairs.length;
  const isTimed =
    pairs.length > FEWEST &&
    pairs.every((pair) => stated.includes(pair) || isBareDuration(pair.value.text.trim()));
  return isAlike && counted.length > 0 && (isKnown || isTimed) ? pairs : [];
}

/** The piece of the other row that stands in the column of this one. */
function nearest(one: PageLine, row: readonly PageLine[]): PageLine | null {
  const off = (piece: PageLine) => Math.abs(centre(piece) - centre(one));
  const under = row.filter((piece) => isUnder(one, piece));
  return under.reduce<PageLine | null>(
    (best, piece) => (best === null || off(piece) < off(best) ? piece : best),
    null,
  );
}

const centre = ({ x, width }: PageLine): number => x + width / 2;

const isUnder = (one: PageLine, other: PageLine): boolean =>
  one.page === other.page &&
  Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x) &&
  Math.abs(other.y - one.y) < (1 + FARTHEST) * Math.max(one.height, other.height);

const isLabel = ({ text }: PageLine): boolean =>
  text.length <= LONGEST_LABEL && !/\d/.test(text) && /\p{L}{2}/u.test(text);

const isValue = ({ text }: PageLine): boolean => text.length <= LONGEST_VALUE;

const textOf = ({ label, value }: Pair): string =>
  `${label.text.trim().replace(/\s?:$/, '')}: ${value.text.trim().replace(SPECK, '')}`;

function joined(pairs: readonly Pair[]): PageLine {
  const pieces = pairs.flatMap(({ label, value }) => [label, value]);
  const x = Math.min(...pieces.map((piece) => piece.x));
  const y = Math.min(...pieces.map((piece) => piece.y));
  const sure = pieces.flatMap(({ confidence }) => confidence ?? []);
  return {
    ...pairs[0]!.value,
    text: pairs.map(textOf).join(' | '),
    x,
    y,
    width: Math.max(...pieces.map((piece) => piece.x + piece.width)) - x,
    height: Math.min(...pieces.map(({ height }) => height)),
    bold: false,
    ...(sure.length > 0 ? { confidence: Math.min(...sure) } : {}),
  };
}
