import { changeRecipe } from '../saving/change-recipe.ts';
import type { Cook } from '../policy.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';

/** Brings a recipe back from the archive; one that is not there stays as it is. */
export function restoreRecipe(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  now: Date,
): Promise<Recipe> {
  return changeRecipe(store, cook, ref, now, (recipe) => ({
    to: recipe.state === 'active' ? null : { ...recipe, state: 'active' },
    message: 'recipe.restored',
  }));
}
