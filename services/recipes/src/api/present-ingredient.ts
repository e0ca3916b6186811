import type { IngredientLine } from '@convivio/culinary/recipe';
import { MAIN_INGREDIENTS } from '../domain/recipe.ts';

/** A number, or "2-3" for a range; null for a line without an amount. */
function quantityOf({ quantity, quantityMax }: { quantity: number | null; quantityMax: number | null }): number | string | null {
  return quantity !== null && quantityMax !== null ? `${quantity}-${quantityMax}` : quantity;
}

/** An ingredient as the API shows it. */
export function presentIngredient(ingredient: IngredientLine & { category?: string }) {
  return { ...ingredient, amount: quantityOf(ingredient), category: ingredient.category ?? MAIN_INGREDIENTS };
}
