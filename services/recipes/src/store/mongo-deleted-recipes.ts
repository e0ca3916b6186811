import type { DeletedRecipes } from '../domain/remove-deleted-recipe.ts';
import type { RecipeModel } from './recipe-model.ts';

export function mongoDeletedRecipes(model: RecipeModel): DeletedRecipes {
  return {
    filesOf(id) {
      return model.findOne({ _id: id, state: 'deleted' }, { originalFileKey: 1, imageKey: 1 }).lean<{ originalFileKey: string | null; imageKey: string | null }>();
    },
    async isOriginal(fileKey) {
      return (await model.exists({ originalFileKey: fileKey, state: { $ne: 'deleted' } })) !== null;
    },
    async forget(id) {
      await model.deleteOne({ _id: id, state: 'deleted' });
    },
  };
}
