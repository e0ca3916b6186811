import type { findFood } from '../../foods/find-food.ts';
import { measures } from '../../line/units/measures.data.ts';
import { inBase, metricFromBase, type Quantities, type ShownAmount } from './measured-amount.ts';

/** How a food is found by its name: `findFood`, whose tables are large, so that only who weighs brings them along. */
export type FindFood = typeof findFood;

/** Too little for a kitchen scale: a teaspoon of baking powder stays a measure. */
const neverWeighed = new Set(['teaspoon', 'dessertspoon', 'spice-measure']);

/** The weight of a volume of something solid, by its density; null for liquids, for what has no known density, and for pinches of it. */
export function weighedSolid(
  find: FindFood,
  name: string,
  volume: Quantities,
  language?: string,
): ShownAmount | null {
  if (measures[volume.unit].kind !== 'volume' || neverWeighed.has(volume.unit)) return null;
  const food = find(name, language);
  if (food === null || food.liquid || food.density === null) return null;
  const { density } = food;
  return metricFromBase(
    'mass',
    inBase(volume).map((millilitres) => estimated(millilitres * density)),
  );
}

/** A density is good for no more than this: fives from fifty grams. */
function estimated(grams: number): number {
  return grams >= 50 ? Math.round(grams / 5) * 5 : grams;
}
