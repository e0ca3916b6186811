import type { Amount } from '../../recipe/recipe.ts';
import { measureOf } from '../units/measures.data.ts';

/** Two of one system that say the same are off by no more than this, two of two systems by this many times. */
const slack = 0.1;
const looseTimes = 2;
/** Grams in a millilitre: popcorn and syrup, and of a spoon that is heaped. */
const densities = { least: 0.02, most: 1.6, ofSpoon: 3 };

/**
 * Whether a second amount may say the same as the first in other words ("1 cup 240 ml", "1 quart 4 cups"); where it may not, it is a further part
 * ("1 quart 1 pint", "1 lb 1 cup"). What cannot be compared may.
 */
export function maySayTheSame(first: Amount, second: Amount): boolean {
  const [a, b] = [measureOf(first.unit), measureOf(second.unit)];
  const [x, y] = [first, second].map(({ quantity }) => quantity ?? 0) as [number, number];
  if (a === null || b === null || x <= 0 || y <= 0 || a.kind === 'length' || b.kind === 'length')
    return true;
  const ratio = (x * a.metric) / (y * b.metric);
  if (a.kind === b.kind)
    return a.isMetric === b.isMetric
      ? Math.abs(ratio - 1) <= slack
      : ratio <= looseTimes && ratio >= 1 / looseTimes;
  const density = a.kind === 'mass' ? ratio : 1 / ratio;
  const spoon = [first, second].some(({ unit }) => unit?.endsWith('spoon'));
  return density >= densities.least && density <= (spoon ? densities.ofSpoon : densities.most);
}
