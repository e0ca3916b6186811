import type { ImpactAxis } from '../src/figures/nutrients.data.ts';
import { impactsOf, namesWithFigures } from './source-figures.ts';

/** What an axis is measured between: the 5th and the 95th percentile over the foods with rows of their own, a kilogram of each. */
export function anchorsOf(axis: ImpactAxis): { low: number; high: number } {
  const values = namesWithFigures
    .flatMap((food) => {
      const known = impactsOf(food);
      const value = known !== null && 'own' in known ? known.own.values[axis] : null;
      return value === null ? [] : [value];
    })
    .sort((a, b) => a - b);
  return { low: percentile(values, 0.05), high: percentile(values, 0.95) };
}

function percentile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)]!;
  return below + (sorted[Math.ceil(at)]! - below) * (at % 1);
}
