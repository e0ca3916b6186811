import type { Cook } from '../policy.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { changeRecipe, refuseArchived } from '../saving/change-recipe.ts';

/** Takes away all that the import left out, for it was rightly left out. */
export function dismissLeftOut(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  now: Date,
): Promise<Recipe> {
  return changeRecipe(store, cook, ref, now, (recipe) => {
    refuseArchived(recipe);
    return {
      to: recipe.leftOut.length === 0 ? null : { ...recipe, leftOut: [] },
      message: 'recipe.changed',
    };
  });
}
