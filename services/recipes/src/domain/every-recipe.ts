import type { Recipe } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';

/** All recipes of an owner, the active ones first; of each only the fields that are named. */
export async function everyRecipe(
  store: Pick<RecipeStore, 'every'>,
  ownerId: string,
  fields: readonly (keyof Recipe)[],
): Promise<Recipe[]> {
  return [
    ...(await store.every(ownerId, 'active', fields)),
    ...(await store.every(ownerId, 'archived', fields)),
  ];
}
