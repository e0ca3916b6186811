import type { Food } from '../../foods/food.ts';
import type { IngredientLine } from '../../recipe/recipe.ts';
import { wordTable } from '../../words/word-table.ts';

/** Of a line that says no amount: a pinch of what is strong, a handful of the rest. */
const PINCH = 2;
const HANDFUL = 60;
const MOST = 20_000;
const LOOSE_DENSITY = 0.6;
const pinches = new Set(['Baking', 'Oils, vinegars and sauces', 'Spices and dried herbs']);
/** What kitchen units hold that measure nothing exactly. */
const unitGrams = wordTable({
  pinch: 0.5,
  dash: 1,
  leaf: 0.5,
  sprig: 2,
  clove: 3,
  bunch: 30,
  handful: 30,
  slice: 25,
  can: 300,
  jar: 300,
  package: 250,
});

/**
 * About how many grams a line asks for, to tell what a dish is about and what is a pinch of something in it. Never shown, and no
 * figure of a food is built on it. Nonsense ("999999 kg") counts as a lot and no more.
 */
export function roughGrams(line: IngredientLine, food: Food): number {
  return Math.min(MOST, Math.max(0, measured(line, food)));
}

function measured({ metricAmount, metricUnit, quantity, unit }: IngredientLine, food: Food) {
  if (metricAmount !== null && metricUnit === 'g') return metricAmount;
  if (metricAmount !== null && metricUnit === 'ml')
    return metricAmount * (food.density ?? (food.liquid ? 1 : LOOSE_DENSITY));
  const small = pinches.has(food.aisle) ? PINCH : HANDFUL;
  const one = unit === null || unit === food.pieceUnit ? food.pieceGrams : unitGrams[unit];
  return (quantity ?? 1) * (one ?? small);
}
