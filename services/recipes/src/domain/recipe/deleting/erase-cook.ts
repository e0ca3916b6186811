import type { RecipeStore } from '../recipe-store.ts';
import { recipeMessage } from '../saving/change-recipe.ts';

/** What there is of a cook beside recipes. */
export interface CookTraces {
  /** Templates, imports, exports and keys, and the files that were on their way in or out. */
  erase(ownerId: string): Promise<void>;
}

/**
 * Erases what is kept of a deleted user; again and again with the same end. Recipes go as those do that somebody deletes: with their files, and
 * from the menus of others. What others have keeps no name of the user.
 */
export async function eraseCook(
  recipes: Pick<RecipeStore, 'deleteAll' | 'forgetGuest'>,
  traces: CookTraces,
  userId: string,
  now: Date,
): Promise<void> {
  await traces.erase(userId);
  await recipes.forgetGuest(userId);
  await recipes.deleteAll(userId, (recipe) => recipeMessage('recipe.deleted', userId, recipe), now);
}
