import type { Food } from '../../foods/food.ts';
import { measureOf, measures, type MeasureId } from '../../line/units/measures.data.ts';
import { measuredText, measureText, spoonText } from './amount-text.ts';
import { gramsOf, type NeededAmount } from './needed-amount.ts';
import { spoons } from './shopping-words.data.ts';

/** Solids below this many millilitres are measured with spoons, above it they are weighed. */
export const fewSpoons = 60;

/** More than these millilitres of what is poured nobody measures by the spoon. */
const poured = 75;

/** More of them the page too says in tablespoons. */
const fewTeaspoons = 3;

export interface TotalOptions {
  food: Food | null;
  language: string | null;
  /** In which units weights, volumes and lengths are said. */
  units: 'metric' | 'imperial';
}

/** What some needs weigh together. */
export function massText(needs: readonly NeededAmount[], units: 'metric' | 'imperial'): string {
  return measureText(
    'mass',
    needs.reduce((total, need) => total + (need.grams ?? 0), 0),
    { exact: needs.every(({ gramsExact }) => gramsExact), units, unit: commonUnit(needs, 'mass') },
  );
}

/** Volumes of one food: poured by the millilitre, in spoons, or as their weight. */
export function volumeText(
  needs: readonly NeededAmount[],
  millilitres: number,
  { food, language, units }: TotalOptions,
): string {
  const inSpoons = needs.every(({ unit }) => unit !== null && spoons.has(unit));
  // More of what is poured is read on its bottle
  const isPoured = food?.liquid === true && millilitres > poured;
  if (inSpoons && !isPoured && units === 'metric' && needs.every(({ spoonsKept }) => spoonsKept))
    return needs.every(({ unit }) => unit === 'teaspoon') && sumOf(needs) <= fewTeaspoons
      ? measuredText(sumOf(needs), 'teaspoon', language)
      : spoonText(millilitres, language);
  if (millilitres < fewSpoons && inSpoons) return spoonText(millilitres, language);
  const exact = needs.every(({ millilitresExact }) => millilitresExact);
  const knowsWeight = food?.liquid !== true && needs.every(({ grams }) => grams !== null);
  if (units === 'metric' && knowsWeight && (food !== null || !exact)) return massText(needs, units);
  if (food?.liquid === true || (units === 'metric' && exact))
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

/** The unit of a kind in which all needs are stated; null where there are several. */
export function commonUnit(
  needs: readonly NeededAmount[],
  kind: 'mass' | 'volume' | 'length',
): MeasureId | null {
  const unit = needs[0]?.unit ?? null;
  return measureOf(unit)?.kind === kind && needs.every((need) => need.unit === unit)
    ? (unit as MeasureId)
    : null;
}

/** The sum of their numbers. */
export function sumOf(needs: readonly NeededAmount[]): number {
  return needs.reduce((total, { number }) => total + (number ?? 0), 0);
}
