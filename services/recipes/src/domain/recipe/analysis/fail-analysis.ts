import { unavailable } from '@convivio/platform/errors';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { contentOf, isAnalysed } from './analysed-content.ts';

const TRIES = 8;

/**
 * Notes that this content of a recipe could not be analysed in any try, and answers the recipe then; null where something else stands in it by
 * now, or its analysis is there. It goes on waiting for its analysis.
 */
export async function failAnalysis(
  store: RecipeStore,
  ref: RecipeRef,
  content: string,
): Promise<Recipe | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const recipe = await store.find(ref);
    if (!recipe || isAnalysed(recipe) || contentOf(recipe) !== content) return null;
    const after: Recipe = { ...recipe, analysisFailed: content };
    if (await store.replace(recipe, after, [])) return after;
  }
  throw unavailable('RECIPE_BUSY', 'This recipe is being changed at the moment. Try again.');
}
