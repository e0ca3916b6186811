import type { ServiceCaller } from '@convivio/platform/call-service';
import type { RecipeRef } from '../domain/event/event.ts';
import type { RecipeBook } from '../domain/menu/recipe-book.ts';
import type { ShoppingRecipes } from '../domain/shopping/recipes-to-shop.ts';
import { MenuRecipesDocument, ShoppingRecipesDocument } from './generated/operations.ts';

/** Recipes as the recipes service tells them. */
export function recipeBook(callRecipes: ServiceCaller): RecipeBook & ShoppingRecipes {
  return {
    async find(readerId, recipe) {
      const { recipesFor } = await callRecipes(MenuRecipesDocument, {
        readerId,
        ids: [recipeId(recipe)],
      });
      return recipesFor[0] ?? null;
    },
    async ingredientsOf(readerId, recipes) {
      const { recipesFor } = await callRecipes(ShoppingRecipesDocument, {
        readerId,
        ids: recipes.map(recipeId),
      });
      return recipesFor;
    },
  };
}

/** What a recipe is called in the API. */
export const recipeId = ({ id, generated }: RecipeRef): string =>
  generated ? `magic_${id}` : String(id);
