import type { WeighedLines } from './weighed-lines.ts';

/** Of the foods that lines name. */
const ENOUGH = 2 / 3;
/** One of them weighs more than all the rest of a dish. */
const heavyAisles: ReadonlySet<string> = new Set(['Meat and poultry', 'Fish counter']);

/**
 * Whether so much of a recipe counts that its sums are figures to go by: two thirds of its foods, and all meat and fish. What has nothing to
 * count, water and a pinch of seasoning, lacks nobody. `withoutFigures` foods were weighed, and no table knows them.
 */
export function isReliable(
  { foods, left }: Pick<WeighedLines, 'foods' | 'left'>,
  withoutFigures: number,
): boolean {
  const missing = left.filter(({ unweighed }) => unweighed.missing);
  if (missing.some(({ unweighed: { food } }) => food !== null && heavyAisles.has(food.aisle)))
    return false;
  const counted = foods.length - withoutFigures;
  return counted > 0 && counted / (foods.length + missing.length) >= ENOUGH;
}
