import { shoppingList, type ShoppingList } from '@convivio/culinary/show';
import { invalid } from '@convivio/platform/errors';
import type { Cook } from './policy.ts';
import { readRecipe } from './read-recipe.ts';
import type { RecipeRef } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';
import { areServings, SERVINGS_ABOUT, SERVINGS_SENTENCE } from './writing/servings-rule.ts';

export interface RecipeShoppingList extends ShoppingList {
  recipeTitle: string;
  servings: number;
  ingredientCount: number;
}

/** What to buy for so many servings of a recipe. */
export async function shopForRecipe(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  { servings, units }: { servings: number; units: 'metric' | 'imperial' },
): Promise<RecipeShoppingList> {
  if (!areServings(servings))
    throw invalid('SERVINGS_INVALID', SERVINGS_SENTENCE, { servings: SERVINGS_ABOUT });
  const { title, ingredients, servings: stated, languageCode } = await readRecipe(store, cook, ref);
  return {
    recipeTitle: title,
    servings,
    ingredientCount: ingredients.length,
    ...shoppingList([{ title, factor: servings / stated, ingredients, language: languageCode }], {
      units,
    }),
  };
}
