import { recipeMessage } from '../saving/change-recipe.ts';
import { allowOwnCollection, type Cook } from '../policy.ts';
import type { RecipeStore } from '../recipe-store.ts';

/** Deletes all recipes in the cook's archive for good and says how many there were. Throws 403 for the archive of somebody for whom they act. */
export async function deleteArchivedRecipes(
  store: RecipeStore,
  cook: Cook,
  collection: string | null,
  now: Date,
): Promise<number> {
  await allowOwnCollection(
    cook,
    collection,
    'These recipes belong to somebody else. Only their owner can delete them for good.',
  );
  return store.deleteArchived(
    cook.id,
    (recipe) => recipeMessage('recipe.deleted', cook.id, recipe),
    now,
  );
}
