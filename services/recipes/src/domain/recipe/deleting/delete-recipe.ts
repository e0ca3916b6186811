import { conflict } from '@convivio/platform/errors';
import { changeRecipe } from '../saving/change-recipe.ts';
import type { Cook } from '../policy.ts';
import type { RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';

/** Deletes an archived recipe for good: nobody finds it from now on, and its files go when its message arrives. */
export async function deleteRecipe(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  now: Date,
): Promise<void> {
  await changeRecipe(store, cook, ref, now, (recipe) => {
    if (recipe.state !== 'archived')
      throw conflict(
        'RECIPE_NOT_ARCHIVED',
        'Only an archived recipe can be deleted. Archive it first.',
      );
    return { to: { ...recipe, state: 'deleted' }, message: 'recipe.deleted' };
  });
}
