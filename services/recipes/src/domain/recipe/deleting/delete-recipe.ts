import { conflict } from '@convivio/platform/errors';
import { changeRecipe, type Change } from '../saving/change-recipe.ts';
import type { Cook } from '../policy.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';

/** Deletes an archived recipe of the cook's own for good: nobody finds it from now on, and its files go when its message arrives. */
export async function deleteRecipe(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  now: Date,
): Promise<void> {
  const remove = (recipe: Recipe): Change => {
    if (recipe.state !== 'archived')
      throw conflict(
        'RECIPE_NOT_ARCHIVED',
        'Only an archived recipe can be deleted. Archive it first.',
      );
    return { to: { ...recipe, state: 'deleted' }, message: 'recipe.deleted' };
  };
  await changeRecipe(store, cook, ref, now, remove, 'delete');
}
