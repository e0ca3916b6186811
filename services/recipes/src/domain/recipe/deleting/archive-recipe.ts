import { changeRecipe } from '../saving/change-recipe.ts';
import type { Cook } from '../policy.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';

/** Moves a recipe to the archive; one that is there stays there. */
export function archiveRecipe(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  now: Date,
): Promise<Recipe> {
  return changeRecipe(store, cook, ref, now, (recipe) => ({
    to: recipe.state === 'archived' ? null : { ...recipe, state: 'archived' },
    message: 'recipe.archived',
  }));
}
