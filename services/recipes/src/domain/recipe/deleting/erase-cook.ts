import type { RecipeStore } from '../recipe-store.ts';
import { recipeMessage } from '../saving/change-recipe.ts';

/** What there is of a cook beside recipes. */
export interface CookTraces {
  /** Templates, imports, exports and keys, and the files that were on their way in or out. */
  erase(ownerId: string): Promise<void>;
}

/**
 * Erases what is kept of a deleted user; again and again with the same end. Recipes go as those do that somebody deletes: with their files, and
 * from the menus of others.
 */
export async function eraseCook(
  recipes: Pick<RecipeStore, 'deleteAll'>,
  traces: CookTraces,
  userId: string,
  now: Date,
): Promise<void> {
  await traces.erase(userId);
  await recipes.deleteAll(userId, (recipe) => recipeMessage('recipe.deleted', userId, recipe), now);
}
