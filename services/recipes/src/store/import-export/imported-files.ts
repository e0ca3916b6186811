import { UPLOAD_BYTES } from '@convivio/contracts/upload-limits';
import { pictureType } from '@convivio/culinary/recipe';
import type { Files } from '@convivio/platform/files/files';
import { isFitForWeb, uprightJpeg } from '@convivio/platform/pictures';
import type { ImportFiles } from '../../domain/import-export/import-ports.ts';

const TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/;

/** Files out of library files, which become those of recipes: they lie under `recipes/{id}/`. */
export function importedFiles(files: Files): Omit<ImportFiles, 'openUpload'> {
  return {
    async keepPicture({ bytes }, recipeId, ours) {
      if (!pictureType(bytes) || bytes.length > UPLOAD_BYTES) return null;
      // What we have exported was made fit for the web before; that a file says it is ours proves nothing.
      const jpeg = ours && (await isFitForWeb(bytes)) ? bytes : await uprightJpeg(bytes);
      return (
        jpeg &&
        (
          await files.put(`recipes/${recipeId}/picture.jpg`, jpeg, {
            contentType: 'image/jpeg',
            fileName: 'recipe.jpg',
          })
        ).key
      );
    },
    async keepOriginal({ bytes, name, contentType }, recipeId, page) {
      return (
        await files.put(`recipes/${recipeId}/original${page > 1 ? `-${page}` : ''}`, bytes, {
          contentType: TYPE.test(contentType) ? contentType : 'application/octet-stream',
          fileName: name,
        })
      ).key;
    },
    remove: (key) => files.remove(key),
  };
}
