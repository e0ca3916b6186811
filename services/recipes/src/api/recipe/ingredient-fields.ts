import { metricMaxOf } from '@convivio/culinary/line';
import type { IngredientLine } from '@convivio/culinary/recipe';
import { MAIN_INGREDIENTS } from '../../domain/recipe/recipe.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

/**
 * Fields of an ingredient that the API shows otherwise than they are kept. A line that belongs to
 * no recipe stands under the heading of those without one.
 */
export const ingredientFields: Resolvers = {
  Ingredient: {
    amount: quantityOf,
    metricAmountMax: metricMaxOf,
    category: ({ category }) => category ?? MAIN_INGREDIENTS,
  },
};

/** A number, or "2-3" for a range; null for a line without an amount. */
function quantityOf({
  quantity,
  quantityMax,
}: Pick<IngredientLine, 'quantity' | 'quantityMax'>): number | string | null {
  return quantity !== null && quantityMax !== null ? `${quantity}-${quantityMax}` : quantity;
}
