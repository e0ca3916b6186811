import type { Food } from '../../foods/food.ts';
import { measureOf, measures, type MeasureId } from '../../line/units/measures.data.ts';
import { unitById } from '../../line/units/units.ts';
import { countedText, measuredText, measureText, spoonText } from './amount-text.ts';
import { gramsOf, isPiece, millilitresOf, type NeededAmount } from './needed-amount.ts';
import { byUnit, withSizes } from './package-sizes.ts';
import { inPacks, inTins } from './packs.ts';
import { spoons, tins, trifles } from './shopping-words.data.ts';

/** Solids below this many millilitres are measured with spoons, above it they are weighed. */
const fewSpoons = 60;

/** More of them the page too says in tablespoons. */
const fewTeaspoons = 3;

/** What weights make of pieces may be this much more than whole ones: 1 cup of butter is 2.01 sticks. */
const slack = 1.02;

interface TotalOptions {
  food: Food | null;
  language: string | null;
  /** In which units weights, volumes and lengths are said. */
  units: 'metric' | 'imperial';
}

/** All that is needed of one thing. */
export interface Total {
  /** Empty where no amount is stated. */
  text: string;
  /** The amounts as they are needed, where only custom knows how much of what is bought they are: "1 bunch + 2 tbsp". */
  needed: string | null;
  /** The unit of packages or pieces in which all of it is listed; else null. */
  packedIn: string | null;
}

/**
 * All that is needed of one thing, as one buys it. Amounts of one kind are added; volumes and pieces join a weight where density or piece weight are
 * known, parts join the bunch, head or tin they come from, and what cannot be joined stands beside it: "250 g + 1 bag". Things are bought whole.
 */
export function totalBought(needs: readonly NeededAmount[], options: TotalOptions): Total {
  const all = counted(needs);
  const pack = inPacks(all, options.food);
  const packed = pack ?? inTins(all, options.food);
  if (packed === null)
    return { text: sumOf(all, options, true), needed: null, packedIn: pieceUnitOf(all, options) };
  const text =
    measureOf(packed.unit)?.kind === 'length'
      ? measureText('length', packed.number, { exact: true, units: options.units, unit: null })
      : countedText(packed.number, packed.unit, packed.size, true, options.language);
  return {
    text,
    needed: pack === null ? null : sumOf(all, options, false),
    packedIn: packed.unit,
  };
}

/** The same as the dishes need it: "⅔", where 1 is bought. */
export function totalNeeded(needs: readonly NeededAmount[], options: TotalOptions): string {
  return sumOf(counted(needs), options, false);
}

/** The needs that count: not the pinch beside a real amount, nor both juice and zest of one lemon. */
function counted(needs: readonly NeededAmount[]): NeededAmount[] {
  const stated = needs.filter((need) => need.number !== null);
  const real = stated.filter((need) => need.unit === null || !trifles.has(need.unit));
  return withSizes(wholesOf(real.length > 0 ? real : stated));
}

function sumOf(needs: readonly NeededAmount[], options: TotalOptions, bought: boolean): string {
  const { joined, apart } = joinable(needs, options.food);
  return [
    joinedText(joined, options, bought),
    ...byUnit(apart).map((group) => sameUnitText(group, options, bought)),
  ]
    .filter(Boolean)
    .join(' + ');
}

/** Parts of the same things are taken from the same things: juice of one lemon and zest of two make two lemons. */
function wholesOf(needs: readonly NeededAmount[]): NeededAmount[] {
  const whole = needs.filter(({ part }) => part === null);
  const parts = Map.groupBy(
    needs.filter(({ part }) => part !== null),
    ({ part }) => part,
  );
  const most = [...parts.values()].sort((a, b) => sum(b) - sum(a)).at(0) ?? [];
  return [...whole, ...most.map((need) => ({ ...need, part: null }))];
}

function joinable(
  needs: readonly NeededAmount[],
  food: Food | null,
): { joined: readonly NeededAmount[]; apart: readonly NeededAmount[] } {
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
    return countedText(piecesIn(grams, food!.pieceGrams!), food!.pieceUnit, null, bought, language);
  return measureText('mass', grams, {
    exact: needs.every(({ gramsExact }) => gramsExact),
    units,
    unit: commonUnit(needs, 'mass'),
  });
}

/** "sprig", where all of it is counted in sprigs. */
function pieceUnitOf(needs: readonly NeededAmount[], options: TotalOptions): string | null {
  const { joined, apart } = joinable(needs, options.food);
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
    return measuredText(sum(needs), first.unit as MeasureId, language);
  return countedText(
    sum(needs),
    first.unit,
    needs.find(({ size }) => size !== null)?.size ?? null,
    bought,
    language,
  );
}

/** What all of some counted things weigh or hold, where every line says it: "3 carrots, about 300 g"; else null. */
export function statedWeight(
  needs: readonly NeededAmount[],
  units: 'metric' | 'imperial',
): string | null {
  if (
    needs.length === 0 ||
    !needs.every(
      ({ kind, number, size }) => kind === 'count' && number !== null && size === null,
    ) ||
    byUnit(needs).length > 1
  )
    return null;
  const text = needs.every(({ grams }) => grams !== null)
    ? massText(needs, units)
    : needs.every(({ millilitres }) => millilitres !== null)
      ? statedVolume(needs, units)
      : null;
  return text === null || sum(needs) <= 1 ? text : `${text} in all`;
}

function statedVolume(needs: readonly NeededAmount[], units: 'metric' | 'imperial'): string {
  const total = needs.reduce((all, { millilitres }) => all + millilitres!, 0);
  if (needs.every(({ millilitresExact }) => millilitresExact))
    return measureText('volume', total, { exact: true, units, unit: null });
  return total < fewSpoons
    ? spoonText(total, null)
    : measuredText(total / measures.cup.metric, 'cup', null);
}

function massText(needs: readonly NeededAmount[], units: 'metric' | 'imperial'): string {
  return measureText(
    'mass',
    needs.reduce((total, need) => total + (need.grams ?? 0), 0),
    { exact: needs.every(({ gramsExact }) => gramsExact), units, unit: commonUnit(needs, 'mass') },
  );
}

function volumeText(
  needs: readonly NeededAmount[],
  millilitres: number,
  { food, language, units }: TotalOptions,
): string {
  const inSpoons = needs.every(({ unit }) => unit !== null && spoons.has(unit));
  if (inSpoons && units === 'metric' && needs.every(({ spoonsKept }) => spoonsKept))
    return needs.every(({ unit }) => unit === 'teaspoon') && sum(needs) <= fewTeaspoons
      ? measuredText(sum(needs), 'teaspoon', language)
      : spoonText(millilitres, language);
  if (millilitres < fewSpoons && inSpoons) return spoonText(millilitres, language);
  const exact = needs.every(({ millilitresExact }) => millilitresExact);
  const knowsWeight = food?.liquid !== true && needs.every(({ grams }) => grams !== null);
  if (units === 'metric' && knowsWeight && (food !== null || !exact)) return massText(needs, units);
  const isPoured = food?.liquid === true || (units === 'metric' && exact);
  if (isPoured)
    return measureText('volume', millilitres, { exact, units, unit: commonUnit(needs, 'volume') });
  if (food?.density && units === 'metric')
    return measureText(
      'mass',
      needs.reduce((total, need) => total + (gramsOf(need, food) ?? 0), 0),
      { exact: false, units, unit: null },
    );
  // A cup of something whose weight nobody knows is still measured in cups, in imperial any solid is.
  return millilitres < 59
    ? spoonText(millilitres, language)
    : measuredText(millilitres / measures.cup.metric, 'cup', language);
}

function commonUnit(
  needs: readonly NeededAmount[],
  kind: 'mass' | 'volume' | 'length',
): MeasureId | null {
  const unit = needs[0]?.unit ?? null;
  return measureOf(unit)?.kind === kind && needs.every((need) => need.unit === unit)
    ? (unit as MeasureId)
    : null;
}

function isContainer({ unit }: NeededAmount): boolean {
  return unit !== null && unitById(unit)?.container === true;
}

function sum(needs: readonly NeededAmount[]): number {
  return needs.reduce((total, { number }) => total + (number ?? 0), 0);
}
