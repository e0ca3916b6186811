import { readId } from '@convivio/platform/read-id';
import { confirmDoubt } from '../../domain/recipe/doubts/confirm-doubt.ts';
import { keepDraft } from '../../domain/recipe/saving/keep-draft.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { recipeRef } from '../recipe-id.ts';

/** What a cook says of what was read uncertainly. */
export function doubtMutations({
  store,
  asks: { cook },
}: Pick<Dependencies, 'store' | 'asks'>): Resolvers {
  return {
    Mutation: {
      confirmRecipeDoubt: (_parent, { id, doubtId }, { actor }) =>
        confirmDoubt(
          store,
          cook(actor),
          recipeRef(id),
          readId(doubtId, 'INVALID_DOUBT_ID', 'This is no doubt of a recipe.'),
          new Date(),
        ),
      keepDraft: (_parent, { id }, { actor }) =>
        keepDraft(store, cook(actor), recipeRef(id), new Date()),
    },
  };
}
