import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { maximumSize, UPLOAD_BYTES } from '@convivio/contracts/upload-limits';
import { tooLarge, unavailable, wrongType } from '@convivio/platform/errors';
import {
  FileMissing,
  FilesUnavailable,
  InvalidFileKey,
} from '@convivio/platform/files/file-errors';
import type { Files } from '@convivio/platform/files/files';
import { uprightJpeg } from '@convivio/platform/pictures';
import { isUsable } from '../../domain/recipe/files/temporary-files.ts';
import type { RecipeFiles } from '../../domain/recipe/recipe-store.ts';
import { uploadGone } from '../../domain/recipe/files/uploaded-picture.ts';

const noPicture = () =>
  wrongType(
    'NOT_A_PICTURE',
    'This file is not a picture that can be shown. Choose a JPEG, PNG, WebP, GIF or AVIF.',
  );

/** Files under `recipes/{id}/`. */
export function recipeFiles(files: Files): RecipeFiles {
  const pictureKey = (fileKey: string, recipeId: number) =>
    `recipes/${recipeId}/picture-${fileKey.split('/').at(-1)}.jpg`;
  return {
    pictureKey,
    adoptPicture: (fileKey, recipeId) =>
      answering(async () => {
        const jpeg = await uprightJpeg(await uploaded(files, fileKey));
        if (!jpeg) throw noPicture();
        const key = pictureKey(fileKey, recipeId);
        await files.put(key, jpeg, { contentType: 'image/jpeg', fileName: 'recipe.jpg' });
        return key;
      }),
    copy: (key, recipeId, role) =>
      answering(async () => {
        try {
          const { stream, contentType, size, fileName } = await files.get(key);
          const copy = `recipes/${recipeId}/${role}-${randomUUID()}`;
          await files.put(copy, stream, {
            contentType,
            size,
            ...(fileName !== null && { fileName }),
          });
          return copy;
        } catch (error) {
          if (error instanceof FileMissing) return null;
          throw error;
        }
      }),
    remove: (key) => answering(() => files.remove(key)),
  };
}

async function uploaded(files: Files, key: string): Promise<Buffer> {
  try {
    const { stream, size, modified } = await files.get(key);
    if (!isUsable(modified, new Date())) {
      stream.destroy();
      throw uploadGone();
    }
    if (size > UPLOAD_BYTES) {
      stream.destroy();
      throw tooLarge('FILE_TOO_LARGE', `File too large. ${maximumSize()}.`);
    }
    return await buffer(stream);
  } catch (error) {
    if (error instanceof FileMissing || error instanceof InvalidFileKey) throw uploadGone();
    throw error;
  }
}

async function answering<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof FilesUnavailable
      ? unavailable(
          'FILES_UNAVAILABLE',
          'Files cannot be reached at the moment. Try again in a few seconds.',
          error,
        )
      : error;
  }
}
