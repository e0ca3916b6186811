import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { amountBounds, eaters, SERVED_BY_A_CAKE } from './amount-bounds.data.ts';
import type { Doubt } from './doubt.ts';

/** The lines whose amount nobody would use of that food. */
export function amountDoubts(draft: RecipeDraft, lines: readonly string[]): Doubt[] {
  const servings = servedBy(draft);
  return lines.flatMap((line, index) => {
    const { name, quantity, quantityMax, unit, metricAmount, metricUnit } = parseIngredient(line, {
      language: draft.language ?? undefined,
    });
    const food = findFood(name, draft.language);
    if (food?.water) return [];
    const { each, pieces } = boundOf(food);
    const measured = metricUnit === 'cm' ? null : metricAmount;
    const counted = unit === null && measured === null ? (quantityMax ?? quantity) : null;
    const tooMuch =
      quantity === 0 ||
      (measured !== null && each !== undefined && measured > each * servings) ||
      (counted !== null && pieces !== undefined && counted > pieces * servings);
    if (!tooMuch) return [];
    return [
      {
        part: 'ingredient' as const,
        index,
        sentence: `The amount is unusual: “${line}”.`,
        sourceWords: line,
      },
    ];
  });
}

function boundOf(food: Food | null) {
  return amountBounds.find(
    ({ foods, aisle }) =>
      (foods === undefined || foods.includes(food?.id ?? '')) &&
      (aisle === undefined || aisle === food?.aisle),
  )!;
}

function servedBy({ servings, yieldText }: RecipeDraft): number {
  if (servings === null) return SERVED_BY_A_CAKE;
  return eaters.test(yieldText ?? '')
    ? Math.max(1, servings)
    : Math.max(SERVED_BY_A_CAKE, servings);
}
