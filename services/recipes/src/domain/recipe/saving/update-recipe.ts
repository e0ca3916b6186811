import { isDeepStrictEqual } from 'node:util';
import { changeRecipe, refuseArchived, refuseChanged } from './change-recipe.ts';
import type { Cook } from '../policy.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { writeRecipe, type WrittenRecipe } from '../writing/write-recipe.ts';

/** Changes what was written. `version` is the one that was edited, null to write over whatever is there. */
export function updateRecipe(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  written: WrittenRecipe,
  version: number | null,
  now: Date,
): Promise<Recipe> {
  return changeRecipe(store, cook, ref, now, async (recipe) => {
    refuseArchived(recipe);
    const to = await writeRecipe(recipe, written);
    if (version === null || version === recipe.version) return { to, message: 'recipe.changed' };
    // Who saves once more because the answer got lost finds it saved.
    if (!isDeepStrictEqual(to, recipe)) refuseChanged(recipe, version);
    return { to: null, message: 'recipe.changed' };
  });
}
