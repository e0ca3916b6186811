import type { UploadUses } from '../domain/needed-uploads.ts';
import type { RecipeModel } from './recipe-model.ts';

export function originalsOf(model: RecipeModel): UploadUses['originals'] {
  return {
    async among(fileKeys) {
      const found = await model.find({ originalFileKey: { $in: fileKeys }, state: { $ne: 'deleted' } }, { _id: 0, originalFileKey: 1 }).lean<{ originalFileKey: string }[]>();
      return found.map(({ originalFileKey }) => originalFileKey);
    },
  };
}
