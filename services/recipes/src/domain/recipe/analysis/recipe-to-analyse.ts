import { ingredientTextOf } from '@convivio/culinary/line';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { contentOf, isAnalysed } from './analysed-content.ts';

/** What the analysis of a recipe reads. */
export interface ContentToAnalyse extends Pick<
  Recipe,
  'ownerId' | 'title' | 'servings' | 'servingsStated' | 'languageCode' | 'course'
> {
  ingredientText: string;
  steps: string[];
  /** Names all of it. */
  content: string;
}

/** Null where the analysis is there already, and where there is no such recipe: who asks twice is answered quickly. */
export async function recipeToAnalyse(
  store: RecipeStore,
  ref: RecipeRef,
): Promise<ContentToAnalyse | null> {
  const recipe = await store.find(ref);
  if (!recipe || isAnalysed(recipe)) return null;
  const { ownerId, title, servings, servingsStated, languageCode, course } = recipe;
  return {
    ownerId,
    title,
    course,
    steps: recipe.instructions.map(({ instruction }) => instruction),
    ingredientText: ingredientTextOf(recipe.ingredients),
    servings,
    servingsStated,
    languageCode,
    content: contentOf(recipe),
  };
}
