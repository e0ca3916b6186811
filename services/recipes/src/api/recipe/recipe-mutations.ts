import { newId } from '@convivio/platform/ids';
import { createRecipe } from '../../domain/recipe/saving/create-recipe.ts';
import { duplicateRecipe } from '../../domain/recipe/saving/duplicate-recipe.ts';
import { setImage } from '../../domain/recipe/files/set-image.ts';
import { updateComments } from '../../domain/recipe/saving/update-comments.ts';
import { updateRecipe } from '../../domain/recipe/saving/update-recipe.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { recipeRef } from '../recipe-id.ts';

/** Keeping and changing recipes. */
export function recipeMutations({
  store,
  files,
  keys,
  asks: { cook },
}: Pick<Dependencies, 'store' | 'files' | 'keys' | 'asks'>): Resolvers {
  const keeping = { recipes: store, files, keys };
  return {
    Mutation: {
      createRecipe: (_parent, { input, collection, idempotencyKey }, { actor }) =>
        createRecipe(
          keeping,
          cook(actor),
          { input, collection: collection ?? null, key: idempotencyKey ?? null },
          newId,
          new Date(),
        ),
      updateRecipe: (_parent, { id, input, version }, { actor }) =>
        updateRecipe(store, cook(actor), recipeRef(id), input, version ?? null, new Date()),
      updateRecipeComments: (_parent, { id, comments, version }, { actor }) =>
        updateComments(store, cook(actor), recipeRef(id), comments, version ?? null, new Date()),
      setRecipeImage: (_parent, { id, fileKey, version }, { actor }) =>
        setImage(
          store,
          files,
          cook(actor),
          recipeRef(id),
          fileKey ?? null,
          version ?? null,
          new Date(),
        ),
      duplicateRecipe: (_parent, { id, idempotencyKey }, { actor }) =>
        duplicateRecipe(
          keeping,
          cook(actor),
          recipeRef(id),
          idempotencyKey ?? null,
          newId,
          new Date(),
        ),
    },
  };
}
