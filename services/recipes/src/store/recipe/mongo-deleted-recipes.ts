import type { DeletedRecipes } from '../../domain/recipe/deleting/remove-deleted-recipe.ts';
import { filesOfRecipes } from './files-of-recipes.ts';
import type { RecipeModel } from './recipe-model.ts';

export function mongoDeletedRecipes(model: RecipeModel): DeletedRecipes {
  return {
    ...filesOfRecipes(model),
    filesOf(id) {
      return model
        .findOne({ _id: id, state: 'deleted' }, { originalFileKey: 1, imageKey: 1 })
        .lean<{ originalFileKey: string | null; imageKey: string | null }>();
    },
    async forget(id) {
      await model.deleteOne({ _id: id, state: 'deleted' });
    },
  };
}
