import type { DishItem } from './dish-items.ts';
import { cupboard, largestStaple, spoons, stapleFoods, trifles } from './shopping-words.data.ts';

/** A little salt is at home; two kilograms of it are bought. */
export function aisleOf(group: readonly DishItem[]): string {
  const little = group.every(
    ({ need: { number, unit, millilitres } }) =>
      number === null ||
      (unit !== null && (trifles.has(unit) || (spoons.has(unit) && (millilitres ?? 0) < 60))),
  );
  return group[0]!.identity.food?.staple === true && little ? cupboard : group[0]!.identity.aisle;
}

/** A little of what most kitchens have. */
export function isStaple(group: readonly DishItem[]): boolean {
  const { food, aisle } = group[0]!.identity;
  const inPantry =
    food !== null &&
    (food.staple || stapleFoods.has(food.id) || aisle === 'Spices and dried herbs');
  const measured = group.map(({ need }) =>
    need.number === null || (need.unit !== null && trifles.has(need.unit))
      ? 0
      : (need.grams ?? need.millilitres ?? (inPantry && need.kind === 'count' ? 0 : Infinity)),
  );
  return inPantry && measured.reduce((total, amount) => total + amount, 0) <= largestStaple;
}
