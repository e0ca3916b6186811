import { lexicon } from '../src/foods/read-lexicon.ts';
import { rowsByName } from './read-tables.ts';

const foods = [...rowsByName('foods').values()];
const agribalyse = rowsByName('agribalyse-31');
const keys = new Map(lexicon().map(({ food }) => [food.id, food.keys.agribalyse]));

/**
 * Biodiversity that is lost by a kilogram, from the points of land that it takes: a power law over the foods that have both. Where a product has no
 * figure of biodiversity its land is the best guide to it.
 */
export const impactOfLand = (points: number): number => 3.14e-16 * points ** 0.778;

/** The median of the foods of a product group: what stands for one that was not looked at. Null where none of the group was. */
export function groupMedian(group: string, axis: 'climate' | 'water' | 'land'): number | null {
  const values = foods
    .filter((row) => row.group === group)
    .map(({ food, impacts }) => agribalyse.get(impacts === '' ? (keys.get(food!) ?? '') : impacts!))
    .flatMap((row) => (row === undefined ? [] : [Number(row[axis])]))
    .sort((a, b) => a - b);
  const middle = (values.length - 1) / 2;
  return values.length === 0
    ? null
    : (values[Math.floor(middle)]! + values[Math.ceil(middle)]!) / 2;
}
