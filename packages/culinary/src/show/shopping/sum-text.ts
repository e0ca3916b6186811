import type { Food } from '../../foods/food.ts';
import { measureOf, type MeasureId } from '../../line/units/measures.data.ts';
import { unitById } from '../../line/units/units.ts';
import { countedText, measuredText, measureText } from './amount-text.ts';
import { commonUnit, massText, sumOf, volumeText, type TotalOptions } from './measured-text.ts';
import { gramsOf, isPiece, millilitresOf, type NeededAmount } from './needed-amount.ts';
import { byUnit } from './package-sizes.ts';
import { commonWord } from './unit-word.ts';
import { tins } from './shopping-words.data.ts';

/** What weights make of pieces may be this much more than whole ones: 1 cup of butter is 2.01 sticks. */
const slack = 1.02;

/** What some needs of one thing make together. */
export interface Joined {
  /** Those that are added though they are stated in several ways. */
  joined: readonly NeededAmount[];
  /** Those that stay as they are stated. */
  apart: readonly NeededAmount[];
}

/** Amounts as one text: those of one kind added, what nothing joins side by side. `bought` rounds things up to whole ones. */
export function sumText({ joined, apart }: Joined, options: TotalOptions, bought: boolean): string {
  return [
    joinedText(joined, options, bought),
    ...byUnit(apart).map((group) => sameUnitText(group, options, bought)),
  ]
    .filter(Boolean)
    .join(' + ');
}

/** The same with nothing joined that only figures of a table join: "1 cube + 21 g". */
export function apartText(needs: readonly NeededAmount[], options: TotalOptions): string {
  return byUnit(needs)
    .map((group) => sameUnitText(group, options, false))
    .join(' + ');
}

/** Which of some needs are added, by what is known of the food. */
export function joinable(needs: readonly NeededAmount[], food: Food | null): Joined {
  if (byUnit(needs).length < 2) return { joined: [], apart: needs };
  const weighed = needs.some(({ kind }) => kind === 'mass');
  // Tins state what they hold with its liquid, and two sizes of anything are two things on the shelf.
  const sized = needs.some(({ size, unclear }) => size !== null || unclear);
  const free = sized
    ? needs.filter((need) =>
        need.size === null ? !isContainer(need) : weighed && !tins.has(need.unit ?? ''),
      )
    : needs;
  const inGrams = free.filter((need) => gramsOf(need, food) !== null);
  const inVolume = free.filter(({ kind }) => kind === 'volume');
  const joined = inVolume.length > inGrams.length ? inVolume : inGrams;
  if (byUnit(joined).length < 2) return { joined: [], apart: needs };
  const isJoined = new Set(joined);
  return { joined, apart: needs.filter((need) => !isJoined.has(need)) };
}

function joinedText(
  needs: readonly NeededAmount[],
  options: TotalOptions,
  bought: boolean,
): string {
  if (needs.length === 0) return '';
  const { food, language, units } = options;
  const millilitres = needs.map((need) => millilitresOf(need, food));
  const pours =
    needs.every(({ kind }) => kind === 'volume') ||
    (food?.liquid === true && needs.some(({ kind }) => kind === 'volume'));
  if (pours && millilitres.every((amount) => amount !== null))
    return volumeText(
      needs,
      millilitres.reduce((total, amount) => total + amount, 0),
      options,
    );
  const grams = needs.reduce((total, need) => total + (gramsOf(need, food) ?? 0), 0);
  if (areCounted(needs, options))
    return countedText(
      piecesIn(grams, food!.pieceGrams!),
      pieceWord(needs, food!),
      null,
      bought,
      language,
      commonWord(needs, pieceWord(needs, food!), language),
    );
  return measureText('mass', grams, {
    exact: needs.every(({ gramsExact }) => gramsExact),
    units,
    unit: commonUnit(needs, 'mass'),
  });
}

/** "sprig", where all of it is counted in sprigs. */
export function pieceUnitOf({ joined, apart }: Joined, options: TotalOptions): string | null {
  return apart.length === 0 && areCounted(joined, options) ? options.food!.pieceUnit : null;
}

/** Pieces that join no weight stay pieces. Where butter is not sold in sticks it is weighed. */
function areCounted(needs: readonly NeededAmount[], { food, units }: TotalOptions): boolean {
  return (
    food?.pieceGrams != null &&
    !(units === 'metric' && food.pieceUnit === 'stick') &&
    needs.some((need) => need.kind === 'count' && isPiece(need.unit, food)) &&
    !needs.some(({ kind }) => kind === 'mass')
  );
}

/** In the word of the lines: a sachet of baking powder may be a package of it. */
function pieceWord(needs: readonly NeededAmount[], food: Food): string | null {
  if (food.pieceUnit === null) return null;
  return needs.find(({ kind, unit }) => kind === 'count' && isPiece(unit, food))!.unit;
}

function piecesIn(grams: number, pieceGrams: number): number {
  const pieces = grams / pieceGrams;
  const whole = Math.round(pieces);
  return pieces > whole && pieces <= whole * slack ? whole : pieces;
}

/** Needs that all have one unit, or all measure volume. */
function sameUnitText(
  needs: readonly NeededAmount[],
  options: TotalOptions,
  bought: boolean,
): string {
  const [first] = needs;
  if (first === undefined) return '';
  const { units, language } = options;
  if (first.kind === 'mass') return massText(needs, units);
  if (first.kind === 'volume')
    return volumeText(
      needs,
      needs.reduce((total, need) => total + (need.millilitres ?? 0), 0),
      options,
    );
  if (first.kind === 'length')
    return measureText(
      'length',
      needs.reduce(
        (total, { number, unit }) => total + (number ?? 0) * (measureOf(unit)?.metric ?? 0),
        0,
      ),
      {
        exact: needs.every(({ lengthExact }) => lengthExact),
        units,
        unit: commonUnit(needs, 'length'),
      },
    );
  if (measureOf(first.unit) !== null)
    return measuredText(sumOf(needs), first.unit as MeasureId, language);
  return countedText(
    sumOf(needs),
    first.unit,
    needs.find(({ size }) => size !== null)?.size ?? null,
    bought,
    language,
    commonWord(needs, first.unit, language),
  );
}

function isContainer({ unit }: NeededAmount): boolean {
  return unit !== null && unitById(unit)?.container === true;
}
