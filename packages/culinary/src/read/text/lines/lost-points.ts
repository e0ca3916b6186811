import { tokenise } from '../../../line/tokens/tokenise.ts';
import { readUnit } from '../../../line/units/units.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { repairText } from './ocr-repair.ts';
import type { TextLine } from './page-line.ts';

/** What is left of ".5", ".25" or ".125" behind its point, before its unit. */
const BEHIND_POINT = /^(?:5|25|75|125|33|375|625|66|67)(?=\s?\p{L})/u;
/** What a point is read as where it is not taken for a bullet. */
const SPECK = /^[,.'’‘\x60´:;°]\s(?=\d)/u;
/** Measures that are parted; of grams or millilitres there is no quarter. */
const PARTED: ReadonlySet<string> = new Set([
  'pound',
  'ounce',
  'cup',
  'pint',
  'quart',
  'kilogram',
  'liter',
  'teaspoon',
  'tablespoon',
]);
const SPOONS: ReadonlySet<string> = new Set(['teaspoon', 'tablespoon']);
/** Only English writes ".5" of a spoon; elsewhere five of them are five. */
const ENGLISH_SPOON = /^\d\s?t(?:ea|able)?\.?(?:b?sp?)/iu;
const STARTS_WITH_FIGURE = /^[\d¼-¾⅐-⅞.]/u;
/** As many items of one list stand around it at least, and as many lines are looked at on each side. */
const FEWEST = 2;
const MOST = 12;
/** In sizes of the line: a bullet stands in front of its list, a point where the other figures begin. */
const ALIGNED = 0.5;
/** In lines: farther apart stands another list. */
const NEAR = 3;

/**
 * Recognised lines with the point back that was taken for a bullet or a speck: "• 5 lb flour" in a list of which no other item has a bullet is
 * ".5 lb flour", and so is "• • 5 lb flour" where all have one. Lines not read by OCR are left alone.
 */
export function withLostPoints(lines: TextLine[]): TextLine[] {
  return lines.map((line, at) => {
    const amount = amountOf(line);
    if (amount === null) return line;
    if (isAmongBare(lines, at))
      return { ...line, text: `.${amount}`, x: line.markerX, marker: null };
    return isBehindTwoSigns(lines, at) ? { ...line, text: `.${amount}` } : line;
  });
}

/** Whether a line that was recognised without a point was written with one. */
export const hasLostPoint = (read: string, written: string): boolean =>
  /^\.\d/u.test(written) && !/^\.\d/u.test(read);

/** The amount and its food behind what may be a point; null where nothing is parted so. */
function amountOf({ text, marker, confidence }: TextLine): string | null {
  if (confidence === null || (marker === null ? !SPECK.test(text) : marker.kind !== 'bullet'))
    return null;
  const said = repairText(text.replace(SPECK, ''));
  const figure = BEHIND_POINT.exec(said)?.[0];
  const unit = figure === undefined ? null : readUnit(tokenise(said), 1)?.unit;
  if (!unit || !PARTED.has(unit.id)) return null;
  return figure === '5' && SPOONS.has(unit.id) && !ENGLISH_SPOON.test(said) ? null : said;
}

/** Whether the items around a line begin with their figures where it begins with its sign, and none with a bullet. */
function isAmongBare(lines: readonly TextLine[], at: number): boolean {
  const around = [...itemsBeside(lines, at, -1), ...itemsBeside(lines, at, 1)];
  const { markerX, size } = lines[at]!;
  const bare = around.filter(
    ({ marker, text, x }) =>
      marker === null && STARTS_WITH_FIGURE.test(text) && Math.abs(x - markerX) < ALIGNED * size,
  );
  const hasBullets = around.some((line) => line.marker !== null && amountOf(line) === null);
  return bare.length >= FEWEST && !hasBullets;
}

/** Whether the items around a line have bullets where it has one, and begin clearly farther left behind them: a point stood between. */
function isBehindTwoSigns(lines: readonly TextLine[], at: number): boolean {
  const { markerX, x, size, marker } = lines[at]!;
  const beside = [...itemsBeside(lines, at, -1), ...itemsBeside(lines, at, 1)].filter(
    (line) => line.marker?.kind === 'bullet' && Math.abs(line.markerX - markerX) < ALIGNED * size,
  );
  const right = beside.reduce((most, line) => Math.max(most, line.x), 0);
  return (
    marker !== null &&
    beside.length >= FEWEST &&
    x > right + ALIGNED * size &&
    x < right + WIDEST_POINT * size
  );
}
/** In sizes of the line. */
const WIDEST_POINT = 1.5;

/** The lines of the same list above or below a line; a heading or the number of a step is of none. */
function itemsBeside(lines: readonly TextLine[], at: number, step: 1 | -1): TextLine[] {
  const found: TextLine[] = [];
  const { column, page } = lines[at]!;
  for (let next = at + step; found.length < MOST; next += step) {
    const line = lines[next];
    const gap = (step === 1 ? line : lines[next + 1])?.gap ?? 0;
    if (line?.column !== column || line.page !== page || gap >= NEAR) break;
    if (line.marker?.kind === 'number' || sectionHeading(line.text) !== null) break;
    found.push(line);
  }
  return found;
}
