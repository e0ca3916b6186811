import { namesFood } from '../../../foods/line-words.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { isCutItem } from './cut-items.ts';
import { widthsOfLists } from './list-widths.ts';
import type { TextLine } from './page-line.ts';
import { awaitsNoun } from './whole-items.ts';

/** As a share of the pitch of items: lines of one item lie closer. */
const CLOSER = 0.93;
const LONGEST_FOOD = 45;
/** In sizes of the line. */
const GUTTER = 1.5;
const startsWithFigure = (text: string): boolean => /^[\d¼-¾⅐-⅞]/u.test(text);

/**
 * Which lines of a page with places are foods without an amount in a list of items ("harina" below "2 huevos batidos"), as they lie:
 * farther below than the lines of one item do, or where the line above had room for them. The widest line of a short list is no margin:
 * a column reaches to the next one, or to where the widest line of the page ends, unless items show where it was broken.
 */
export function foodsOfTheirOwn(lines: readonly TextLine[]): boolean[] {
  const pitch = pitchOfItems(lines);
  const edgeBeside = edgesOf(lines);
  const widths = widthsOfLists(lines);
  const isVaried = hasRest(lines, pitch);
  const textPitch = pitchOfText(lines);
  // Items farther apart than the lines of the text: those of one item would lie as close as these.
  const isSpaced = ({ text, size }: TextLine, at: number) =>
    pitch > SPACED * textPitch * size &&
    widths[at] === null &&
    !isCutItem(text, lines[at]!.text) &&
    !awaitsNoun(text, lines[at]!.text);
  let isInList = false;
  return lines.map((line, at) => {
    const above = lines[at - 1];
    const step = pitchTo(above, line);
    const wasInList: boolean = isInList && step !== null;
    const isMeasured = startsWithFigure(line.text) && line.text.length <= LONGEST_FOOD;
    const isOwn =
      wasInList &&
      (isVaried
        ? step! >= CLOSER * pitch && isItemAlone(line)
        : isFoodAlone(line)
          ? isSpaced(above!, at) || hasRoom(above!, line, widths[at] ?? edgeBeside(above!))
          : isSpaced(above!, at) && isItemAlone(line) && /^\p{Lu}/u.test(line.text));
    const isRest = wasInList && isVaried && step! < CLOSER * pitch;
    isInList = isMeasured || isOwn || isRest;
    return isOwn;
  });
}

/** Whether a line lies closer below an item with a figure than two such items do. */
const hasRest = (lines: readonly TextLine[], pitch: number): boolean =>
  lines.some((line, at) => {
    const step = pitchTo(lines[at - 1], line);
    return step !== null && step < CLOSER * pitch && startsWithFigure(lines[at - 1]!.text);
  });

/**
 * Which lines of a printed list lie so much closer below an item with a figure than items do that they are the rest of it: "pur beurre" below
 * "2 rouleaux de pâte feuilletée".
 */
export function restsOfItems(lines: readonly TextLine[]): boolean[] {
  const pitch = pitchOfItems(lines);
  return lines.map((line, at) => {
    const above = lines[at - 1];
    const step = pitchTo(above, line);
    return (
      step !== null &&
      line.confidence === null &&
      step < MUCH_CLOSER * pitch &&
      startsWithFigure(above!.text) &&
      isItemAlone(line)
    );
  });
}
const MUCH_CLOSER = 0.85;

const isFoodAlone = (line: TextLine): boolean =>
  isItemAlone(line) && /^\p{Ll}/u.test(line.text) && namesFood(line.text, 3);

/** Where lines of one item are seen to lie closer, "Salt and white pepper" is an item as well, and so is a food of which no list knows. */
const isItemAlone = ({ text, marker, heading }: TextLine): boolean =>
  !marker &&
  !heading &&
  text.length <= LONGEST_FOOD &&
  /^\p{L}/u.test(text) &&
  !/[.;:!?]$/u.test(text) &&
  !JOINS.test(text) &&
  sectionHeading(text) === null;
const JOINS =
  /^(?:of|or|and|de|di|du|des|oder|und|ou|et|e|o|y|of|en|och|eller|in|im|for|für|with|mit|con|avec|da|per|para|pour|à|zum|zur|from|plus)\s/iu;

/** How far a line lies below the one above, from top to top; null where they are no neighbours of one column. */
const pitchTo = (above: TextLine | undefined, line: TextLine): number | null =>
  above !== undefined &&
  line.size !== 1 &&
  above.page === line.page &&
  above.column === line.column &&
  line.y > above.y &&
  Math.abs(line.x - above.x) < line.size / 2
    ? line.y - above.y
    : null;

/** The least pitch of two items with a figure each; no list has none. */
function pitchOfItems(lines: readonly TextLine[]): number {
  return lines.reduce((least, line, at) => {
    const above = lines[at - 1];
    const step = pitchTo(above, line);
    return step !== null && startsWithFigure(line.text) && startsWithFigure(above!.text)
      ? Math.min(least, step)
      : least;
  }, Infinity);
}

/** How far the lines of running text lie below one another, in their size; infinite where there is little of it. */
function pitchOfText(lines: readonly TextLine[]): number {
  const pitches = lines
    .flatMap((line, at) => {
      const above = lines[at - 1];
      // Behind the number of a step its text may begin farther right.
      const step = above && pitchTo({ ...above, x: Math.min(line.x, above.x) }, line);
      return step != null &&
        Math.abs(line.markerX - above!.markerX) < FARTHEST_INDENT * line.size &&
        /^\p{Ll}/u.test(line.text) &&
        above!.text.length >= FEWEST_LETTERS &&
        !startsWithFigure(above!.text) &&
        !/[.;:!?]$/u.test(above!.text)
        ? [step / line.size]
        : [];
    })
    .sort((a, b) => a - b);
  return pitches.length >= FEWEST_RUN_ON ? pitches[pitches.length >> 1]! : Infinity;
}
const FEWEST_LETTERS = 25;
const FEWEST_RUN_ON = 3;
const FARTHEST_INDENT = 3;
/** Times the pitch of running text. */
const SPACED = 1.15;

/** Whether the first word of a line would have fitted in behind the one above. */
function hasRoom(above: TextLine, line: TextLine, edge: number): boolean {
  const letter = (line.right - line.x) / Math.max(1, line.text.length);
  return above.right + letter * (line.text.split(' ', 1)[0]!.length + 1) < edge;
}

/** How far to the right a line might have gone: to the column beside it, or to where the widest line of its page ends. */
function edgesOf(lines: readonly TextLine[]): (line: TextLine) => number {
  const widest = new Map<number, number>();
  const rows = new Map<string, TextLine[]>();
  for (const line of lines) {
    widest.set(line.page, Math.max(widest.get(line.page) ?? 0, line.right));
    const key = `${line.page} ${Math.floor(line.y / ROW)}`;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [line]);
    else if (row.length < MOST_BESIDE) row.push(line);
  }
  return ({ page, y, right, size }) => {
    const row = Math.floor(y / ROW);
    const beside = [row - 1, row, row + 1]
      .flatMap((at) => rows.get(`${page} ${at}`) ?? [])
      .filter((other) => other.x > right && Math.abs(other.y - y) < 2 * size);
    return beside.length > 0
      ? Math.min(...beside.map(({ x }) => x)) - GUTTER * size
      : (widest.get(page) ?? 0);
  };
}
/** Lines are looked for in rows of this height, in the unit of the page, and in so many of one row. */
const ROW = 25;
const MOST_BESIDE = 50;
