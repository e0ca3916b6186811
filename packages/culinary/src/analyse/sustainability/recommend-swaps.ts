import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/search-foods.ts';
import { figuresOf } from '../../figures/figures.ts';
import { scoresOf } from './score.ts';
import type { CountedFood } from './sum-impacts.ts';
import { sumImpacts } from './sum-impacts.ts';
import type { SustainableSwap } from './sustainability.ts';
import { swaps, type Swap } from './swaps.data.ts';

/** A food of the dish that is scored. */
export interface ScoredFood extends CountedFood {
  food: Food;
}

/** So many are shown. */
const MOST_SWAPS = 4;
/** Of one food the best and another one. */
const MOST_OF_ONE = 2;
/** Less than this many points nobody would change a recipe for. */
const LEAST_GAIN = 2;

/**
 * Swaps that fit the dish and raise its score, the best first, with the score that it would have. Meat never comes into a dish without, and what is new
 * among allergens is said.
 */
export function recommendSwaps(
  foods: readonly ScoredFood[],
  servings: number,
  before: number,
): SustainableSwap[] {
  const dish = isSweet(foods) ? 'sweet' : 'savoury';
  const found = swaps
    .filter((swap) => fits(swap, dish, foods))
    .flatMap((swap) => {
      const old = foods.find(({ food }) => swap.from.includes(food.id));
      const after = old === undefined ? null : scoreWith(swap, foods, servings);
      return after === null || after < before + LEAST_GAIN
        ? []
        : [{ name: old!.food.name, after, swap }];
    })
    .sort((a, b) => b.after - a.after);
  const shown = new Map<string, number>();
  return found
    .filter(({ name }) => {
      const times = (shown.get(name) ?? 0) + 1;
      shown.set(name, times);
      return times <= MOST_OF_ONE;
    })
    .slice(0, MOST_SWAPS)
    .map(({ name, after, swap }) => ({
      ingredient: name,
      suggestion: sentenceOf(swap, name, foods),
      scoreAfter: after,
    }));
}

function fits(
  { dish: of, notWith }: Swap,
  dish: 'sweet' | 'savoury',
  foods: readonly ScoredFood[],
) {
  return (of === 'any' || of === dish) && !foods.some(({ food }) => notWith?.includes(food.id));
}

function scoreWith(swap: Swap, foods: readonly ScoredFood[], servings: number): number | null {
  const figures = figuresOf(swap.to).impacts;
  if (figures === null) return null;
  const changed = foods.flatMap((one): CountedFood[] =>
    swap.from.includes(one.food.id)
      ? [
          { ...one, grams: one.grams * (1 - swap.share) },
          { grams: one.grams * swap.share * swap.ratio, figures },
        ]
      : [one],
  );
  return scoresOf(sumImpacts(changed.filter(({ grams }) => grams > 0)), servings).overall;
}

/** A dish whose sugar weighs on it: a cake, not a sauce with a spoon of honey. */
function isSweet(foods: readonly ScoredFood[]): boolean {
  const all = foods.reduce((sum, { grams }) => sum + grams, 0);
  const sweet = foods
    .filter(({ food }) => sweetFoods.test(food.id))
    .reduce((sum, { grams }) => sum + grams, 0);
  return sweet >= all * 0.08;
}

const sweetFoods =
  /(?:sugar|honey|syrup|chocolate|jam|condensed-milk|marmalade|dulce-de-leche|marzipan|marshmallow|sponge-fingers|^icing|^biscuits)/;

function sentenceOf(
  { to, suggestion, ratio }: Swap,
  name: string,
  foods: readonly ScoredFood[],
): string {
  const sentence = suggestion.replace('{food}', name);
  if (ratio === 0) return sentence;
  const has = new Set(foods.flatMap(({ food }) => food.allergens.has));
  const added = (foodById(to)?.allergens.has ?? []).filter((allergen) => !has.has(allergen));
  return added.length === 0
    ? sentence
    : `${sentence} It brings ${added.join(' and ')} into the dish.`;
}
