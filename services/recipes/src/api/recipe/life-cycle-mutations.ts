import { archiveRecipe } from '../../domain/recipe/deleting/archive-recipe.ts';
import { deleteArchivedRecipes } from '../../domain/recipe/deleting/delete-archived-recipes.ts';
import { deleteRecipe } from '../../domain/recipe/deleting/delete-recipe.ts';
import { restoreRecipe } from '../../domain/recipe/deleting/restore-recipe.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { recipeRef } from '../recipe-id.ts';

/** Into the archive, back from it, and out of it for good. */
export function lifeCycleMutations({
  store,
  asks: { cook },
}: Pick<Dependencies, 'store' | 'asks'>): Resolvers {
  return {
    Mutation: {
      archiveRecipe: (_parent, { id }, { actor }) =>
        archiveRecipe(store, cook(actor), recipeRef(id), new Date()),
      restoreRecipe: (_parent, { id }, { actor }) =>
        restoreRecipe(store, cook(actor), recipeRef(id), new Date()),
      deleteRecipe: async (_parent, { id }, { actor }) => {
        await deleteRecipe(store, cook(actor), recipeRef(id), new Date());
        return true;
      },
      deleteArchivedRecipes: (_parent, { collection }, { actor }) =>
        deleteArchivedRecipes(store, cook(actor), collection ?? null, new Date()),
    },
  };
}
