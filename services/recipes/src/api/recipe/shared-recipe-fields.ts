import { readGrant, type ShareGrant } from '@convivio/platform/share-grant';
import type { Recipe } from '../../domain/recipe/recipe.ts';
import { readSharedRecipe } from '../../domain/recipe/shared-recipe.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { recipeRef } from '../recipe-id.ts';

/** A recipe that was granted by a link. */
export interface GrantedRecipe {
  grant: string;
  recipe: Recipe;
  shareData: Omit<ShareGrant, 'recipeId'>;
}

/** What a link opens: the service that knows links grants it, this one has the recipe. */
export function sharedRecipeFields({
  store,
  secret,
}: Pick<Dependencies, 'store' | 'secret'>): Resolvers {
  return {
    SharedRecipe: {
      async __resolveReference({ grant }): Promise<GrantedRecipe> {
        const granted = await readGrant(grant, secret);
        const recipe = await readSharedRecipe(store, granted && recipeRef(granted.recipeId));
        return { grant, recipe, shareData: granted as ShareGrant };
      },
      recipe: ({ recipe }) => (recipe.generated ? null : recipe),
      magicRecipe: ({ recipe }) => (recipe.generated ? recipe : null),
    },
  };
}
