import type { ServiceCaller } from '@convivio/platform/call-service';
import { recipeIdOf } from '../domain/event/recipe.ts';
import type { RecipeBook } from '../domain/menu/recipe-book.ts';
import type { ShoppingRecipes } from '../domain/shopping/recipes-to-shop.ts';
import { MenuRecipesDocument, ShoppingRecipesDocument } from './generated/operations.ts';

/** Recipes as the recipes service tells them. */
export function recipeBook(callRecipes: ServiceCaller): RecipeBook & ShoppingRecipes {
  return {
    async find(readerId, recipe) {
      const { recipesFor } = await callRecipes(MenuRecipesDocument, {
        readerId,
        ids: [recipeIdOf(recipe)],
      });
      return recipesFor[0] ?? null;
    },
    async ingredientsOf(readerId, recipes) {
      const { recipesFor } = await callRecipes(ShoppingRecipesDocument, {
        readerId,
        ids: recipes.map(recipeIdOf),
      });
      return recipesFor;
    },
  };
}
