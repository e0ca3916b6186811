import type { Amount } from '../../recipe/recipe.ts';
import { measureOf } from '../units/measures.data.ts';
import { unitById } from '../units/units.ts';

/** `second` added to `first`, in the unit of the first; null when they cannot be added. */
export function sumOf(first: Amount, second: Amount): Amount | null {
  const a = first.unit === null ? null : unitById(first.unit);
  const b = second.unit === null ? null : unitById(second.unit);
  if (
    first.quantity === null ||
    second.quantity === null ||
    a?.metric == null ||
    b?.metric == null ||
    a.kind !== b.kind
  )
    return null;
  const add = (x: number, y: number): number =>
    Math.round((x + (y * (b.metric ?? 0)) / (a.metric ?? 1)) * 1e5) / 1e5;
  return {
    quantity: add(first.quantity, second.quantity),
    quantityMax:
      first.quantityMax === null && second.quantityMax === null
        ? null
        : add(first.quantityMax ?? first.quantity, second.quantityMax ?? second.quantity),
    unit: first.unit,
  };
}

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

/** What some packages hold together. */
export function totalOf(size: Amount, count: Amount): Amount {
  const least = count.quantity ?? 1;
  const most = count.quantityMax ?? least;
  const low = size.quantity ?? 0;
  const high = size.quantityMax ?? low;
  return {
    quantity: least * low,
    quantityMax: most * high > least * low ? most * high : null,
    unit: size.unit,
  };
}
