import { namesFood } from '../../../foods/line-words.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import { opensItem } from './item-openings.ts';
import { aboveOtherColumns } from './other-columns.ts';
import { runningHeads } from './running-heads.ts';
import { readMarker } from './list-markers.ts';
import type { PageLine } from './page-line.ts';

/** A stretch of a page that is read from top to bottom: the whole width, or one column. */
export interface Flow {
  lines: PageLine[];
  /** 0 for full width, else the position of the column from the left, from 1. */
  column: number;
}

const MIN_ROWS = 3;
/** A short list is set in several columns as well. */
const MIN_LIST_ROWS = 2;
const LONGEST_ITEM = 45;
const MIN_GUTTER = 0.6;
/** In heights of a line: small print, and what stands too far off to belong to it. */
const SMALL = 0.8;
const FAR = 4;
/** So far left of its column a line begins that is set in the middle of the page. */
const CENTRED = 1.5;
/** In heights of a line: so far left of its column nothing of it begins. */
const OUTSIDE = 3;
/** In heights of a line: what ends so close to a column stands above it. */
const NEAR = 1;
/** A heading in heights of its lines. */
const LARGER = 1.12;
/** The numbers of steps, as of a page that goes on with them, are no column. */
const BARE_NUMBER = /^\s*\d{1,2}[.)]?\s*$/;

/**
 * Cuts a page into flows in reading order: what stands above columns, each column from left to right, what stands below.
 * A gutter is a vertical line that no text crosses over several rows while both sides hold text.
 */
export function cutColumns(rows: PageLine[][], depth = 0): Flow[] {
  const gutter = depth < 3 ? findGutter(rows) : null;
  if (!gutter) return rows.length > 0 ? [{ lines: rows.flat(), column: 0 }] : [];
  const { x, from, to } = gutter;
  const band = rows.slice(from, to);
  const part = partHeading(band, x) || secondTitle(rows, from, to, x);
  if (part > 0)
    return [
      ...cutColumns(rows.slice(0, from + part), depth),
      { lines: band[part]!, column: 0 },
      ...cutColumns(rows.slice(from + part + 1), depth),
    ];
  const left = band
    .map((row) => row.filter((line) => centre(line) < x))
    .filter((row) => row.length > 0);
  const right = band
    .map((row) => row.filter((line) => centre(line) >= x))
    .filter((row) => row.length > 0);
  return [
    ...cutColumns(rows.slice(0, from), depth + 1),
    ...renumber(cutColumns(left, depth + 1), 1),
    ...renumber(cutColumns(right, depth + 1), 2),
    ...cutColumns(rows.slice(to), depth + 1),
  ];
}

function renumber(flows: Flow[], column: number): Flow[] {
  return flows.map((flow) => ({
    ...flow,
    column: flow.column === 0 ? column : column + flow.column,
  }));
}

/**
 * Where in two columns of items the heading of a further part stands, alone in its row and left of the items that stand side by side above
 * and below it: each part is read across before the next. 0 where none does.
 */
function partHeading(band: readonly PageLine[][], x: number): number {
  const items = band.filter((row) => row.length > 1);
  if (!areItems(items, (line) => line.x < x) || !areItems(items, (line) => line.x >= x)) return 0;
  const found = band.findIndex((row, at) => {
    const [heading] = row;
    const [above, below] = [band[at - 1], band[at + 1]];
    return (
      heading !== undefined &&
      row.length === 1 &&
      heading.bold === true &&
      heading.x < x &&
      [above, below].every(
        (beside) =>
          beside?.length === 2 && beside[0]!.x < x && beside[1]!.x >= x && !beside[0]!.bold,
      )
    );
  });
  return Math.max(0, found);
}

/**
 * Where in the left of two columns the name of a second dish stands, in the letters of the first above, and the right one has a blank
 * beside it: each dish has its own steps and list. 0 where none does.
 */
function secondTitle(rows: readonly PageLine[][], from: number, to: number, x: number): number {
  const all = rows.flat();
  const usual = median(all.map(({ height }) => height));
  const largest = all.reduce((most, { height }) => Math.max(most, height), 0);
  const isTitle = (row: readonly PageLine[]): boolean =>
    row.length === 1 && row[0]!.height >= LARGE * usual && row[0]!.height >= SAME * largest;
  if (!rows.slice(0, from + 1).some(isTitle)) return 0;
  const found = rows.slice(from, to).findIndex((row, at) => {
    const [title] = row;
    if (at === 0 || !title || !isTitle(row) || centre(title) >= x) return false;
    const beside = rows
      .slice(from, to)
      .flatMap((other) => other.filter((line) => centre(line) >= x));
    const above = beside.filter(({ y }) => y < title.y);
    const below = beside.filter(({ y }) => y >= title.y);
    return (
      above.length >= MIN_ROWS &&
      below.length >= MIN_LIST_ROWS &&
      title.y - Math.max(...above.map(({ y }) => y)) > BLANK_BESIDE * title.height
    );
  });
  return Math.max(0, found);
}
/** As a share of the usual height, and of the largest. */
const LARGE = 1.4;
const SAME = 0.96;
/** In heights of the title. */
const BLANK_BESIDE = 2;

/** Whether one side of rows is short items of a list. */
const areItems = (rows: readonly PageLine[][], isIn: (line: PageLine) => boolean): boolean => {
  const side = rows.flatMap((row) => row.filter(isIn));
  return side.every(({ text }) => text.length <= LONGEST_ITEM) && isCounted(side);
};

interface Gutter {
  x: number;
  from: number;
  to: number;
  weight: number;
}

function findGutter(rows: PageLine[][]): Gutter | null {
  const starts = new Set<number>();
  for (const row of rows) for (const line of row) starts.add(Math.round(line.x));
  const found = [...starts].flatMap((start) => widestBand(rows, start - 0.5) ?? []);
  const best = found.reduce<Gutter | null>(
    (better, gutter) => (isBetter(gutter, better) ? gutter : better),
    null,
  );
  return best && (found.find((gutter) => runsAround(rows, gutter, best)) ?? best);
}

/** Beside two columns a third one, which begins above them as well: what runs on beside a whole recipe is read apart from all of it. */
const runsAround = (rows: readonly PageLine[][], outer: Gutter, inner: Gutter): boolean =>
  outer.x > inner.x &&
  outer.from < inner.from &&
  outer.to >= inner.to &&
  outer.weight >= LEAST_BESIDE * inner.weight &&
  rows.slice(inner.from, inner.to).filter((row) => row.some((line) => line.x >= outer.x)).length >=
    MIN_ROWS;
const LEAST_BESIDE = 0.25;

/** Of two that part as much text the one that runs down farther: the left edge of a column that leans is crossed by its upper lines. */
const isBetter = (one: Gutter, other: Gutter | null): boolean =>
  other === null ||
  one.weight > other.weight ||
  (one.weight === other.weight && one.to - one.from > other.to - other.from);

/** The run of rows that leaves the vertical line at `x` free and carries most text on its weaker side. */
function widestBand(rows: PageLine[][], x: number): Gutter | null {
  let best: Gutter | null = null;
  let from = 0;
  let lastBeside: PageLine[] | null = null;
  for (let index = 0; index <= rows.length; index++) {
    const row = rows[index];
    if (row && !row.some((line) => crosses(line, x)) && !endsBelow(row, lastBeside, x)) {
      if (row.some((line) => line.x >= x)) lastBeside = row;
      continue;
    }
    const found = weighBand(rows, from, index, x);
    if (found && isBetter(found, best)) best = found;
    from = index + 1;
    lastBeside = null;
  }
  return best;
}

/**
 * Whether a row far below what stands right of a line has nothing there and ends so close to the line that it leaves no gutter: it only
 * happens not to reach below the column. `lastBeside`: the last row above that has something right of the line.
 */
function endsBelow(
  row: readonly PageLine[],
  lastBeside: readonly PageLine[] | null,
  x: number,
): boolean {
  const ends = row.some((line) => line.x + line.width > x - MIN_GUTTER * line.height);
  if (lastBeside === null || !ends || row.some((line) => line.x >= x)) return false;
  return row[0]!.y - lastBeside[0]!.y > FAR * row[0]!.height;
}

function weighBand(rows: PageLine[][], first: number, end: number, x: number): Gutter | null {
  let from = first;
  // Rows at the edges that stand on the left alone belong to the full width (a title, a closing paragraph) only where they lie outside the right column.
  const hasRight = (row: PageLine[]) => row.some((line) => line.x >= x);
  while (from < end && !hasRight(rows[from] ?? [])) from++;
  const below = aboveOfBelow(rows, first, end, x);
  from += runningHeads(rows, from, below, x);
  let to = aboveOtherColumns(rows, from, below, x);
  while (from < to && !hasRight(rows[from] ?? [])) from++;
  from = belowCredit(rows, from, to, x);
  const firstRight = rows[from]?.find((line) => line.x >= x);
  if (!firstRight) return null;
  while (from > first && closeAbove(rows[from - 1] ?? [], rows[from] ?? [])) from--;
  from = belowCentredHead(rows, from, to, x);
  from = belowFacts(rows, from, to, x);
  from = belowFactsAcross(rows, from, to, x);
  to = aboveHeading(rows, from, to, x);
  to = aboveWholeWidth(rows, from, to, x);
  to = aboveFoot(rows, from, to, x);
  const band = rows.slice(from, to);
  const left = band.flatMap((row) => row.filter((line) => line.x < x));
  const right = band.flatMap((row) => row.filter((line) => line.x >= x));
  if ([left, right].some(isBareNumber)) return null;
  const fewest = isCounted(left) && isCounted(right) ? MIN_LIST_ROWS : MIN_ROWS;
  if (countRows(left) < fewest || countRows(right) < fewest) return null;
  const leftEdge = Math.max(...left.map((line) => line.x + line.width));
  const rightEdge = Math.min(...right.map((line) => line.x));
  const size = median(band.flat().map((line) => line.height));
  if (rightEdge - leftEdge < MIN_GUTTER * size) return null;
  if (overlap(left, right) < fewest * size) return null;
  if (isTable(band, x)) return null;
  to = from + band.length;
  return {
    x: (leftEdge + rightEdge) / 2,
    from,
    to,
    weight: Math.min(letters(left), letters(right)),
  };
}

/** Lines below the right column that end where it begins, or nearly, run across the page: they only happen not to reach below it. */
function aboveWholeWidth(
  rows: readonly PageLine[][],
  first: number,
  end: number,
  x: number,
): number {
  const right = rows.slice(first, end).flatMap((row) => row.filter((line) => line.x >= x));
  const edge = Math.min(...right.map((line) => line.x));
  const size = median(right.map((line) => line.height));
  let to = end;
  while (
    to > first &&
    rows[to - 1]!.every((line) => line.x < x) &&
    rows[to - 1]!.some((line) => line.x + line.width > edge - MIN_GUTTER * size)
  )
    to--;
  return to;
}

/** A row or two at the foot of a page, far below both columns, are of neither: "Readers' recipes, spring issue". */
function aboveFoot(rows: readonly PageLine[][], first: number, end: number, x: number): number {
  if (end < rows.length) return end;
  for (let at = end - 1; at > first && at >= end - MOST_OF_FOOT; at--) {
    const [line] = rows[at]!;
    const bottom = Math.max(...rows[at - 1]!.map(({ y, height }) => y + height));
    if (rows[at]!.some((each) => each.x >= x)) return end;
    if (line && line.y - bottom > FAR * line.height) return at;
  }
  return end;
}
const MOST_OF_FOOT = 3;

/** A title in the middle of the page that begins left of the column below it heads the whole page: where that column begins. */
function belowCentredHead(
  rows: readonly PageLine[][],
  first: number,
  end: number,
  x: number,
): number {
  const edge = median(
    rows
      .slice(first, end)
      .flatMap((row) => row.filter((line) => line.x >= x).map((line) => line.x)),
  );
  const isCentred = (row: readonly PageLine[]): boolean =>
    row.every(
      (line) =>
        line.x >= x && line.x < edge - CENTRED * line.height && readMarker(line.text).cut === 0,
    );
  let from = first;
  // The number of a card may stand above its title, at the left.
  while (from < end - 2 && isBareNumber(rows[from]!) && isCentred(rows[from + 1]!)) from++;
  while (from < end - 1 && isCentred(rows[from]!)) from++;
  return from;
}

const isBareNumber = (row: readonly PageLine[]): boolean =>
  row.every(({ text }) => BARE_NUMBER.test(text));

/** A row of several pieces that begins far left of the right column is none of it, as "40 min   Serves 2   Easy" above a list in columns. */
function belowFacts(rows: readonly PageLine[][], first: number, end: number, x: number): number {
  const right = rows.slice(first, end).map((row) => row.filter((line) => line.x >= x));
  const edge = median(right.flat().map((line) => line.x));
  const size = median(right.flat().map((line) => line.height));
  let from = first;
  while (
    from < end - 1 &&
    rows[from]!.length > 1 &&
    rows[from]!.every((line) => line.bold !== true && line.height < LARGER * size) &&
    right[from - first]!.some((line) => line.x < edge - OUTSIDE * line.height)
  )
    from++;
  return from;
}

/** "Serves 6   Preparation 40 minutes   Cooking 50 minutes" above columns: facts of which one only happens to end right before the gutter. */
function belowFactsAcross(
  rows: readonly PageLine[][],
  first: number,
  end: number,
  x: number,
): number {
  let from = first;
  while (from < end - 1 && statesFactsUpTo(rows[from]!, x)) from++;
  return from;
}

const statesFactsUpTo = (row: readonly PageLine[], x: number): boolean =>
  row.length > 1 &&
  row.some((line) => line.x < x && line.x + line.width > x - NEAR * line.height) &&
  row.every(({ text }) => statedFacts(text) !== null);

/**
 * A heading at the left below the end of the right column begins what stands across the page: where that goes on below it, and where both
 * columns are one list, of which the heading stands above both.
 */
function aboveHeading(rows: readonly PageLine[][], from: number, to: number, x: number): number {
  const last = rows.slice(from, to).findLastIndex((row) => row.some((line) => line.x >= x));
  const below = rows.slice(from + last + 1, to);
  const at = below.findIndex(([line], index) => line && headsBelow(line, below.slice(index + 1)));
  if (last < 0 || at < 0) return to;
  const cut = from + last + 1 + at;
  const [end] = rows[to] ?? [];
  const above = below[below.length - 1]?.[0];
  const goesOn =
    end !== undefined &&
    above !== undefined &&
    at < below.length - 1 &&
    Math.abs(end.x - above.x) < end.height &&
    crosses(end, x);
  return goesOn || isOneList(rows.slice(from, cut), x) ? cut : to;
}

/** Two columns of foods of which at most the left one has a heading, above the first row of both. */
function isOneList(rows: readonly PageLine[][], x: number): boolean {
  const first = rows.findIndex((row) => row.some((line) => line.x >= x));
  const columns = [(line: PageLine) => line.x < x, (line: PageLine) => line.x >= x].map((isIn) =>
    rows.slice(first).flatMap((row) => row.filter(isIn)),
  );
  return columns.every(
    ([item, ...more]) => item && isCounted([item]) && isCounted([item, ...more]),
  );
}

/** A line that is bold or larger and what stands below it is not. */
function headsBelow(line: PageLine, below: readonly PageLine[][]): boolean {
  const [next] = below[0] ?? [];
  return (
    next !== undefined &&
    line.text.length <= LONGEST_ITEM &&
    !isCounted([line]) &&
    ((line.bold === true && next.bold !== true) || line.height > LARGER * next.height)
  );
}

/** Rows at the left that stand apart from the column above them and close to a line across below them belong to that: where they begin, else `end`. */
function aboveOfBelow(rows: readonly PageLine[][], first: number, end: number, x: number): number {
  if (end >= rows.length) return end;
  let from = end;
  while (
    from - 1 > first &&
    rows[from - 1]!.every((line) => line.x < x) &&
    (closeAbove(rows[from - 1]!, rows[from]!) || headsAcross(rows, from - 1))
  )
    from--;
  return from < end && !closeAbove(rows[from - 1]!, rows[from]!) ? from : end;
}

/** A bold line alone in its row, far nearer to the text below it than to what stands above. */
function headsAcross(rows: readonly PageLine[][], at: number): boolean {
  const [[above], [heading, ...more], [below]] = [rows[at - 1] ?? [], rows[at]!, rows[at + 1]!];
  if (!above || !heading || !below || more.length > 0) return false;
  const room = below.y - heading.y;
  return (
    heading.bold === true &&
    below.bold !== true &&
    room < NEAR_BELOW * heading.height &&
    heading.y - above.y > APART * room
  );
}
/** In heights of a heading, and as often as far as what it heads. */
const NEAR_BELOW = 2.5;
const APART = 2;

/** Whether half of the lines are foods with their amounts. */
function isCounted(lines: readonly PageLine[]): boolean {
  const counted = lines.filter(
    ({ text }) => /^\W{0,2}[\d¼-¾⅐-⅞].{0,40}\p{L}{3}/u.test(text) || isItemInWords(text),
  );
  return counted.length > 0 && counted.length >= 0.5 * lines.length;
}

/** "una manciata di basilico" */
const isItemInWords = (text: string): boolean =>
  text.length <= LONGEST_ITEM && opensItem(text) && namesFood(text);

/** The credit of a picture, small and far above what else stands at the right, begins no column: where the next row at the right is, else `from`. */
function belowCredit(rows: readonly PageLine[][], from: number, to: number, x: number): number {
  const credit = rows[from]?.find((line) => line.x >= x);
  if (!credit) return from;
  for (let at = from + 1; at < to; at++) {
    const next = rows[at]?.find((line) => line.x >= x);
    if (next)
      return credit.height < SMALL * next.height && next.y - credit.y > FAR * next.height
        ? at
        : from;
  }
  return from;
}

function closeAbove(upper: PageLine[], lower: PageLine[]): boolean {
  const a = upper[0];
  const b = lower[0];
  return (
    a !== undefined && b !== undefined && a.height <= b.height * 1.2 && b.y - a.y < 1.7 * a.height
  );
}

const AMOUNT_CELL = /^[•*·\s]*(?:[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞/.,\s–-]*)?\p{L}{0,10}\.?$/u;

/** Rows of amount and food, or of label and value, are read along the row although a gap runs down between them. */
function isTable(band: PageLine[][], x: number): boolean {
  const pairs = band.filter(
    (row) => row.some((line) => line.x < x) && row.some((line) => line.x >= x),
  );
  const right = band.map((row) => row.some((line) => line.x >= x));
  if (pairs.length < 0.7 * (right.lastIndexOf(true) - right.indexOf(true) + 1)) return false;
  const cells = pairs.map((row) => ({
    left: textOf(row.filter((line) => line.x < x)),
    right: textOf(row.filter((line) => line.x >= x)),
  }));
  if (2 * cells.filter(areTwoItems).length >= cells.length) return false;
  const amounts = cells.filter(
    ({ left, right }) => (AMOUNT_CELL.test(left) || /:$/.test(left)) && right.length < 80,
  );
  const counted = cells.filter(({ left }) => /^\D{0,3}[\d¼-¾⅐-⅞]/.test(left) || /:$/.test(left));
  return amounts.length >= 0.8 * cells.length && counted.length >= 0.4 * cells.length;
}

/** "• 4 lemons" beside "• 3 kg sugar": a list in two columns. */
const areTwoItems = ({ left, right }: { left: string; right: string }): boolean =>
  [left, right].every((cell) => ITEM_CELL.test(cell) && namesFood(cell));
const ITEM_CELL = /^[•*·]\s|^[\d¼-¾⅐-⅞]/u;

const textOf = (lines: PageLine[]): string =>
  lines
    .map((line) => line.text)
    .join(' ')
    .trim();

function overlap(left: PageLine[], right: PageLine[]): number {
  const top = Math.max(
    Math.min(...left.map((line) => line.y)),
    Math.min(...right.map((line) => line.y)),
  );
  const bottom = Math.min(
    Math.max(...left.map((line) => line.y + line.height)),
    Math.max(...right.map((line) => line.y + line.height)),
  );
  return bottom - top;
}

function countRows(lines: PageLine[]): number {
  return new Set(lines.map((line) => Math.round(line.y / Math.max(1, line.height / 2)))).size;
}

function crosses(line: PageLine, x: number): boolean {
  return line.x < x && line.x + line.width > x + 0.5;
}

function centre(line: PageLine): number {
  return line.x + line.width / 2;
}

function letters(lines: PageLine[]): number {
  return lines.reduce((sum, line) => sum + line.text.length, 0);
}

export function median(values: number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
