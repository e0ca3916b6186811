import type { RecipeRef } from '../event/event.ts';
import type { Cook } from '../event/policy.ts';
import type { ShoppingRecipe, ShoppingRecipes } from './recipes-to-shop.ts';
import { MADE_OF } from './shopping-limits.data.ts';

/**
 * What recipes need, in their order, null for those that are gone, as far as one list takes them: fewer than were named where their lines are more
 * than that. Throws 503 while they cannot be read.
 */
export async function recipesThatFit(
  recipes: ShoppingRecipes,
  cook: Cook,
  refs: readonly RecipeRef[],
): Promise<(ShoppingRecipe | null)[]> {
  const told: (ShoppingRecipe | null)[] = [];
  let [lines, letters] = [0, 0];
  for (let from = 0; from < refs.length; from += MADE_OF.atOnce)
    for (const recipe of await recipes.ingredientsOf(
      cook.id,
      refs.slice(from, from + MADE_OF.atOnce),
    )) {
      lines += recipe?.ingredients.length ?? 0;
      letters += recipe ? lettersOf(recipe) : 0;
      if (lines > MADE_OF.lines || letters > MADE_OF.letters) return told;
      told.push(recipe);
    }
  return told;
}

const lettersOf = ({ ingredients }: ShoppingRecipe): number =>
  ingredients.reduce((sum, { name, originalText }) => sum + (originalText ?? name ?? '').length, 0);
