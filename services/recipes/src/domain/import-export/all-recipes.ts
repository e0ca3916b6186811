import type { Recipe } from '../recipe/recipe.ts';
import type { RecipeStore } from '../recipe/recipe-store.ts';

/** All recipes of an owner, the active ones first; of each only the fields that are named. */
export async function allRecipes(
  store: Pick<RecipeStore, 'every'>,
  ownerId: string,
  fields: readonly (keyof Recipe)[],
): Promise<Recipe[]> {
  return [
    ...(await store.every(ownerId, 'active', fields)),
    ...(await store.every(ownerId, 'archived', fields)),
  ];
}
