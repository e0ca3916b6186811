import { recipeMessage } from '../saving/change-recipe.ts';
import type { Cook } from '../policy.ts';
import type { RecipeStore } from '../recipe-store.ts';

/** Deletes all recipes in the cook's archive for good and says how many there were. */
export function deleteArchivedRecipes(store: RecipeStore, cook: Cook, now: Date): Promise<number> {
  return store.deleteArchived(
    cook.id,
    (recipe) => recipeMessage('recipe.deleted', cook.id, recipe),
    now,
  );
}
