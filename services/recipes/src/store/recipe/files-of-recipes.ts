import type { FilesOfRecipes } from '../../domain/recipe/files/recipe-files-among.ts';
import type { RecipeModel } from './recipe-model.ts';

export function filesOfRecipes(model: RecipeModel): FilesOfRecipes {
  return {
    async among(fileKeys) {
      // Each by its own index.
      const found = await Promise.all(
        (['originalFileKey', 'imageKey'] as const).map((field) =>
          model.distinct(field, { [field]: { $in: fileKeys }, state: { $ne: 'deleted' } }),
        ),
      );
      return found.flat() as string[];
    },
  };
}
