import { allowSeeing, type Reader } from './policy.ts';
import type { Recipe, RecipeRef } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';

/** One recipe that the reader may see. */
export async function readRecipe(
  store: Pick<RecipeStore, 'find'>,
  reader: Reader | null,
  ref: RecipeRef,
): Promise<Recipe> {
  return allowSeeing(reader, await store.find(ref));
}
