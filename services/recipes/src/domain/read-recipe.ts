import { notFound, unauthenticated } from '@convivio/platform/errors';
import { maySee, type Reader } from './policy.ts';
import type { Recipe } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';

/** One recipe. What one may not see is not found; an anonymous visitor is asked to sign in. */
export async function readRecipe(store: RecipeStore, reader: Reader | null, id: number): Promise<Recipe> {
  const recipe = await store.find(id);
  if (recipe && maySee(reader, recipe)) return recipe;
  if (!reader) throw unauthenticated();
  throw notFound('RECIPE_NOT_FOUND', 'This recipe does not exist or has been removed.');
}
