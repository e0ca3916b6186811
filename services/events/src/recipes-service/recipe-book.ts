import { recipeIdOf } from '@convivio/contracts/recipe-id';
import type { ServiceCaller } from '@convivio/platform/call-service';
import { ProductError } from '@convivio/platform/errors';
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
    ingredientsOf: (readerId, recipes) =>
      inPieces(recipes.map(recipeIdOf), async (ids) => {
        const { recipesFor } = await callRecipes(ShoppingRecipesDocument, { readerId, ids });
        return recipesFor;
      }),
  };
}

/** Asks for all at once, and for halves where that is too much for one answer. */
async function inPieces<Told>(
  ids: readonly string[],
  ask: (ids: string[]) => Promise<Told[]>,
): Promise<Told[]> {
  try {
    return await ask([...ids]);
  } catch (error) {
    const isTooLarge = error instanceof ProductError && error.code === 'ANSWER_TOO_LARGE';
    if (!isTooLarge || ids.length === 1) throw error;
  }
  const half = Math.ceil(ids.length / 2);
  const first = await inPieces(ids.slice(0, half), ask);
  return [...first, ...(await inPieces(ids.slice(half), ask))];
}
