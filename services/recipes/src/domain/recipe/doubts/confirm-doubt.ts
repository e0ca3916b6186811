import type { Cook } from '../policy.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { changeRecipe, refuseArchived } from '../saving/change-recipe.ts';

/**
 * Takes a doubt away, for what was read is right. It asks for no version: a doubt goes with the words it is about, so whoever sees one
 * sees what it is about, whatever else has changed.
 */
export function confirmDoubt(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  doubtId: number,
  now: Date,
): Promise<Recipe> {
  return changeRecipe(store, cook, ref, now, (recipe) => {
    refuseArchived(recipe);
    const doubts = recipe.doubts.filter(({ id }) => id !== doubtId);
    // Somebody else, or the same call once more, has taken it away.
    const isGone = doubts.length === recipe.doubts.length;
    return { to: isGone ? null : { ...recipe, doubts }, message: 'recipe.changed' };
  });
}
