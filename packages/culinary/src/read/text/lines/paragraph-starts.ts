import { opensWithVerb } from '../../doubts/instructs.ts';
import type { TextLine } from './page-line.ts';
import { endsSentence, isFull } from './wrap-width.ts';

/** So much farther from the line above than lines of a paragraph are a line begins a new one; in pictures distances are less exact. */
const FARTHER = { printed: 1.18, scanned: 1.3 };
/** The same where a sentence ends above and another begins, or without a full stop an instruction does. */
const FARTHER_AT_SENTENCE = { printed: 1.09, scanned: 1.22 };
/** In heights of a line: so far apart no lines of a paragraph are set. */
const WIDE = 1.75;
/** What lies farther apart in heights of a line is no neighbour. */
const FARTHEST = 3;
/** Sizes of lines of one text differ less. */
const SAME_SIZE = { printed: 1.06, scanned: 1.3 };
/** A line that runs on has left that many letters behind it. */
const FEWEST_LETTERS = 25;
/** As a share of the right edge of its column: so far a line reaches that runs on. */
const REACH = 0.7;
/** In heights of a line: how far the first line of a paragraph is drawn in. */
const INDENT = { least: 0.6, most: 4 };

/**
 * Which lines of a page begin a new paragraph, by how it is set: farther below the line above than lines of one sentence are from each
 * other, or drawn in as the first lines of paragraphs are. Plain text tells nothing of that.
 */
export function paragraphStarts(lines: readonly TextLine[]): boolean[] {
  const distances = lines.map((_, at) => distanceAbove(lines, at));
  const margins = rightMargins(lines);
  const hadRoom = (above: TextLine, line: TextLine) =>
    !isFull(above, line, margins.get(line.column)!);
  const reaches = (at: number) => lines[at]!.right > REACH * margins.get(lines[at]!.column)!;
  const before = nearestRunOn(lines, distances, [...lines.keys()], reaches);
  const after = nearestRunOn(lines, distances, [...lines.keys()].reverse(), reaches);
  return lines.map((line, at) => {
    const above = lines[at - 1];
    const distance = distances[at];
    if (!above || !distance || runsOn(above, line)) return false;
    if (isDrawnIn(lines, at)) return true;
    const runOn = Math.max(before[at] ?? 0, after[at] ?? 0);
    const own = runOn || closest(distances, at);
    const kind = line.confidence === null ? 'printed' : 'scanned';
    const isBegun = /^["'«“„¿¡(]?\p{Lu}/u.test(line.text);
    const isAtSentence = isBegun && endsSentence(above.text);
    if (isAtSentence && runOn === 0 && distance > WIDE * line.size) return true;
    const isApart = isBegun && runOn > 0 && (opensWithVerb(line.text) || hadRoom(above, line));
    const farther = isAtSentence || isApart ? FARTHER_AT_SENTENCE : FARTHER;
    return own > 0 && distance > farther[kind] * own;
  });
}

/** How far the lines of each column reach. */
function rightMargins(lines: readonly TextLine[]): Map<number, number> {
  const margins = new Map<number, number>();
  for (const { column, right } of lines)
    margins.set(column, Math.max(margins.get(column) ?? 0, right));
  return margins;
}

/** How far a line is from the one above it in its column; null where that is none of the same text. */
function distanceAbove(lines: readonly TextLine[], at: number): number | null {
  const above = lines[at - 1];
  const line = lines[at]!;
  if (!above || line.size === 1 || above.column !== line.column || above.page !== line.page)
    return null;
  const slack = SAME_SIZE[line.confidence === null ? 'printed' : 'scanned'];
  const ratio = line.size / above.size;
  const distance = line.y - above.y;
  return ratio <= slack && ratio >= 1 / slack && distance > 0 && distance <= FARTHEST * line.size
    ? distance
    : null;
}

/** "... until the squash is" / "soft and golden." */
const runsOn = (above: TextLine, line: TextLine): boolean =>
  line.marker === null &&
  /^\p{Ll}/u.test(line.text) &&
  !/^\d/.test(above.text) &&
  above.text.length >= FEWEST_LETTERS &&
  !endsSentence(above.text);

/** "para 6-8" closely below a title in large print is no rest of it. */
const isOfOnePrint = (above: TextLine, line: TextLine): boolean =>
  Math.abs(above.size - line.size) < MOST_OF_ONE_PRINT * line.size;
const MOST_OF_ONE_PRINT = 0.2;

/** For each line the distance of the last two lines of its column, in the order given, of which one runs on in the other. */
function nearestRunOn(
  lines: readonly TextLine[],
  distances: readonly (number | null)[],
  order: readonly number[],
  reaches: (at: number) => boolean,
): (number | undefined)[] {
  const found: (number | undefined)[] = [];
  let nearest: { distance: number; line: TextLine } | undefined;
  for (const at of order) {
    const line = lines[at]!;
    const isNear =
      nearest?.line.column === line.column &&
      nearest.line.page === line.page &&
      Math.abs(nearest.line.size - line.size) < 0.1 * line.size;
    found[at] = isNear ? nearest?.distance : undefined;
    const distance = distances[at];
    const above = lines[at - 1];
    if (above && distance && isOfOnePrint(above, line) && runsOn(above, line) && reaches(at - 1))
      nearest = { distance, line };
  }
  return found;
}

/** Where no sentence runs on: the lesser of the distances above and below. */
const closest = (distances: readonly (number | null)[], at: number): number => {
  const beside = [distances[at - 1], distances[at + 1]].filter((distance) => distance != null);
  return beside.length > 0 ? Math.min(...beside) : 0;
};

/** The first line of a paragraph below the last of another, whose lines but the first stand farther left. */
function isDrawnIn(lines: readonly TextLine[], at: number): boolean {
  const [first, above, line] = [lines[at - 2], lines[at - 1]!, lines[at]!];
  if (!first || first.column !== line.column || first.page !== line.page) return false;
  if ([first, above, line].some(({ marker }) => marker !== null)) return false;
  const indent = line.x - above.x;
  return (
    indent >= INDENT.least * line.size &&
    indent <= INDENT.most * line.size &&
    endsSentence(above.text) &&
    first.x < line.x + INDENT.least * line.size &&
    first.x > above.x - 0.3 * line.size
  );
}
