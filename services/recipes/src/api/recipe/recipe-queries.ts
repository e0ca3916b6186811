import { requireService, requireUser } from '@convivio/platform/identity';
import { readIngredients } from '../../domain/recipe/writing/read-ingredients.ts';
import { worksIn } from '../../domain/recipe/policy.ts';
import { readRecipe, readRecipesFor } from '../../domain/recipe/read-recipe.ts';
import { recipeFilesAmong } from '../../domain/recipe/files/recipe-files-among.ts';
import { shopForRecipe } from '../../domain/recipe/shop-for-recipe.ts';
import { recipeToAnalyse } from '../../domain/recipe/analysis/recipe-to-analyse.ts';
import { untranslatedOf } from '../../domain/recipe/translation/untranslated.ts';
import { withPauses } from '@convivio/platform/pauses';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { recipeRef } from '../recipe-id.ts';
import { wantedFields } from '../wanted-fields.ts';

/** One recipe, what to buy for it, the reading of ingredient lines, and which files are of recipes. */
export function recipeQueries({
  store,
  filesOfRecipes,
  readManyLines,
  asks: { cook, reader, readerOf },
}: Pick<Dependencies, 'store' | 'filesOfRecipes' | 'readManyLines' | 'asks'>): Resolvers {
  return {
    Query: {
      recipe: (_parent, { id }, { actor }) => readRecipe(store, reader(actor), recipeRef(id)),
      recipeShoppingList: (_parent, { id, servings, units, translated }, { actor }) =>
        shopForRecipe(store, cook(actor), recipeRef(id), {
          servings,
          units: units ?? 'metric',
          translated: translated === true,
        }),
      parseIngredients: (_parent, { lines, language }, { actor }) => {
        requireUser(actor);
        return readIngredients(readManyLines, lines, language ?? null);
      },
      recipeToTranslate: async (_parent, { recipeId, generated }, { actor }) => {
        requireService(actor);
        const recipe = await store.find({ ...recipeRef(recipeId), generated });
        return recipe && withPauses(untranslatedOf(recipe));
      },
      recipeToAnalyse: (_parent, { recipeId, generated }, { actor }) => {
        requireService(actor);
        return recipeToAnalyse(store, { ...recipeRef(recipeId), generated });
      },
      recipesFor: (_parent, { readerId, ids }, { actor }, info) => {
        requireService(actor);
        return readRecipesFor(
          store,
          readerOf(readerId),
          ids.map(recipeRef),
          wantedFields(info, ['']),
        );
      },
      worksIn: (_parent, { cookId, collection }, { actor }) => {
        requireService(actor);
        return worksIn(readerOf(cookId), collection);
      },
      recipeFilesAmong: (_parent, { fileKeys }, { actor }) => {
        requireService(actor);
        return recipeFilesAmong(filesOfRecipes, fileKeys);
      },
    },
  };
}
