import { invalid } from '@convivio/platform/errors';
import { allowSeeing, maySee, type Reader } from './policy.ts';
import type { Recipe, RecipeRef } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';

/** One recipe that the reader may see. */
export async function readRecipe(
  store: Pick<RecipeStore, 'find'>,
  reader: Reader,
  ref: RecipeRef,
): Promise<Recipe> {
  return allowSeeing(reader, await store.find(ref));
}

/**
 * The named fields of a recipe that something else refers to: null where it is gone, or not for this reader, so that
 * what refers to it can be shown all the same.
 */
export async function readReferredRecipe(
  store: Pick<RecipeStore, 'find'>,
  reader: Reader,
  ref: RecipeRef,
  fields: readonly (keyof Recipe)[],
): Promise<Recipe | null> {
  const recipe = await store.find(ref, fields);
  return recipe && (await maySee(reader, recipe)) ? recipe : null;
}

const MOST_AT_ONCE = 100;

/** The named fields of those of some recipes that the reader may see, null in the place of others. */
export async function readRecipesFor(
  store: Pick<RecipeStore, 'find'>,
  reader: Reader,
  refs: readonly RecipeRef[],
  fields: readonly (keyof Recipe)[],
): Promise<(Recipe | null)[]> {
  if (refs.length > MOST_AT_ONCE)
    throw invalid('TOO_MANY_RECIPES', `Ask for at most ${MOST_AT_ONCE} recipes at once.`);
  return Promise.all(refs.map((ref) => readReferredRecipe(store, reader, ref, fields)));
}
