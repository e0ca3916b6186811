import { setVisibility } from '../../domain/recipe/saving/set-visibility.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { recipeRef } from '../recipe-id.ts';

/** Who may read recipes. */
export function visibilityMutation({
  store,
  asks: { cook },
}: Pick<Dependencies, 'store' | 'asks'>): Resolvers {
  return {
    Mutation: {
      setRecipeVisibility: (_parent, { ids, visibility }, { actor }) =>
        setVisibility(store, cook(actor), ids.map(recipeRef), visibility, new Date()),
    },
  };
}
