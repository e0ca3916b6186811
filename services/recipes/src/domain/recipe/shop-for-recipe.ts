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
  /** Whether the recipe says for how many it is; else it is scaled as if for the default. */
  servingsStated: boolean;
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
  const recipe = await readRecipe(store, cook, ref);
  const { title, ingredients, servingsStated, languageCode } = recipe;
  return {
    recipeTitle: title,
    servings,
    servingsStated,
    ingredientCount: ingredients.length,
    ...shoppingList(
      [{ title, factor: servings / recipe.servings, ingredients, language: languageCode }],
      {
        units,
      },
    ),
  };
}
