import type { DeletedRecipes } from '../../domain/recipe/deleting/remove-deleted-recipe.ts';
import { fileKeysOf } from '../../domain/recipe/files/original-files.ts';
import { filesOfRecipes } from './files-of-recipes.ts';
import { recipeOf, type RecipeDocument } from './recipe-document.ts';
import type { RecipeModel } from './recipe-model.ts';

export function mongoDeletedRecipes(model: RecipeModel): DeletedRecipes {
  return {
    ...filesOfRecipes(model),
    async filesOf(id) {
      const found = await model
        .findOne(
          { _id: id, state: 'deleted' },
          { originalFileKey: 1, furtherPages: 1, imageKey: 1 },
        )
        .lean<RecipeDocument>();
      return found && fileKeysOf(recipeOf(found));
    },
    async forget(id) {
      await model.deleteOne({ _id: id, state: 'deleted' });
    },
  };
}
