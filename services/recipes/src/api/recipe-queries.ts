import { requireUser } from '@convivio/platform/identity';
import { readIngredients } from '../domain/read-ingredients.ts';
import { readRecipe } from '../domain/read-recipe.ts';
import { shopForRecipe } from '../domain/shop-for-recipe.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Dependencies } from './dependencies.ts';
import { recipeRef } from './recipe-id.ts';

/** One recipe, what to buy for it, and the reading of ingredient lines. */
export function recipeQueries({ store }: Pick<Dependencies, 'store'>): Resolvers {
  return {
    Query: {
      recipe: (_parent, { id }, { actor }) => readRecipe(store, actor, recipeRef(id)),
      recipeShoppingList: (_parent, { id, servings }, { actor }) => shopForRecipe(store, requireUser(actor), recipeRef(id), servings),
      parseIngredients: (_parent, { lines, language }, { actor }) => {
        requireUser(actor);
        return readIngredients(lines, language ?? null);
      },
    },
  };
}
