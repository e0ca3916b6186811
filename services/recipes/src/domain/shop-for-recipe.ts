import { shoppingList, type ShoppingList } from '@convivio/culinary/shopping';
import { invalid } from '@convivio/platform/errors';
import type { Cook } from './policy.ts';
import { readRecipe } from './read-recipe.ts';
import { LIMITS } from './recipe-limits.data.ts';
import type { RecipeRef } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';

export interface RecipeShoppingList extends ShoppingList {
  recipeTitle: string;
  servings: number;
  ingredientCount: number;
}

/** What to buy for so many servings of a recipe. */
export async function shopForRecipe(store: RecipeStore, cook: Cook, ref: RecipeRef, servings: number): Promise<RecipeShoppingList> {
  if (!Number.isInteger(servings) || servings < 1 || servings > LIMITS.servings) throw invalid('SERVINGS_INVALID', 'Servings must be a whole number from 1 to 1000.', { servings: 'must be a whole number from 1 to 1000' });
  const { title, ingredients, servings: stated, languageCode } = await readRecipe(store, cook, ref);
  return { recipeTitle: title, servings, ingredientCount: ingredients.length, ...shoppingList([{ title, factor: servings / stated, ingredients, language: languageCode }]) };
}
