import type { FilesOfRecipes } from '../../domain/recipe/files/recipe-files-among.ts';
import type { RecipeModel } from './recipe-model.ts';

export function filesOfRecipes(model: RecipeModel): FilesOfRecipes {
  return {
    async among(fileKeys) {
      // Each by its own index.
      const found = await Promise.all(
        ['originalFileKey', 'furtherPages.fileKey', 'imageKey'].map((field) =>
          model.distinct(field, { [field]: { $in: fileKeys }, state: { $ne: 'deleted' } }),
        ),
      );
      // Of a recipe with several pages all are found, also those that were not asked after.
      return fileKeys.filter((key) => found.flat().includes(key));
    },
  };
}
