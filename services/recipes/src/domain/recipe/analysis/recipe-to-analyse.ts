import { ingredientTextOf } from '@convivio/culinary/line';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { contentOf, isAnalysed } from './analysed-content.ts';

/** What the score of a recipe is to be worked out from. */
export interface ContentToAnalyse extends Pick<
  Recipe,
  'ownerId' | 'servings' | 'servingsStated' | 'languageCode'
> {
  ingredientText: string;
  /** Names all of it. */
  content: string;
}

/** Null where the score is known already, and where there is no such recipe: who asks twice is answered quickly. */
export async function recipeToAnalyse(
  store: RecipeStore,
  ref: RecipeRef,
): Promise<ContentToAnalyse | null> {
  const recipe = await store.find(ref);
  if (!recipe || isAnalysed(recipe)) return null;
  const { ownerId, servings, servingsStated, languageCode } = recipe;
  return {
    ownerId,
    ingredientText: ingredientTextOf(recipe.ingredients),
    servings,
    servingsStated,
    languageCode,
    content: contentOf(recipe),
  };
}
