import type { Cook } from '../policy.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { changeRecipe, refuseArchived } from './change-recipe.ts';

/** Makes a draft a recipe like others: its cook has looked through it. Its doubts stay, each to be answered by itself. */
export function keepDraft(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  now: Date,
): Promise<Recipe> {
  return changeRecipe(store, cook, ref, now, (recipe) => {
    refuseArchived(recipe);
    return {
      to: recipe.draftReason === null ? null : { ...recipe, draftReason: null },
      message: 'recipe.changed',
    };
  });
}
