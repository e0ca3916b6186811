import { randomUUID } from 'node:crypto';
import { open as openOnDisk, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pictureType } from '@convivio/culinary/recipe';
import { zipStream } from '@convivio/culinary/write';
import { FileMissing, InvalidFileKey } from '@convivio/platform/files/file-errors';
import type { Files } from '@convivio/platform/files/files';
import { isFitForWeb, uprightJpeg } from '@convivio/platform/pictures';
import type { Uploads } from '../../domain/import-export/request-import.ts';
import type { ExportFiles } from '../../domain/import-export/run-export.ts';
import type { ImportFiles } from '../../domain/import-export/import-ports.ts';
import { isUsable } from '../../domain/recipe/temporary-files.ts';
import type { RecipeFiles } from '../../domain/recipe/recipe-store.ts';
import { MOST_BYTES } from '../recipe/recipe-files.ts';

const TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/;

/** What imports need of the file store: uploads lie under `passing/{owner}/`, files of recipes under `recipes/{id}/`. Copies of uploads are made in `folder`. */
export function importFiles(files: Files, folder = tmpdir()): ImportFiles {
  return {
    openUpload: (key) => onDisk(files, key, folder),
    async keepPicture({ bytes }, recipeId, ours) {
      if (!pictureType(bytes) || bytes.length > MOST_BYTES) return null;
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
    async keepOriginal({ bytes, name, contentType }, recipeId) {
      return (
        await files.put(`recipes/${recipeId}/original`, bytes, {
          contentType: TYPE.test(contentType) ? contentType : 'application/octet-stream',
          fileName: name,
        })
      ).key;
    },
    remove: (key) => files.remove(key),
  };
}

/** Library files that were uploaded to be imported. */
export function libraryUploads(files: Files, kept: Pick<RecipeFiles, 'remove'>): Uploads {
  return {
    has: (fileKey) =>
      files.head(fileKey).then(({ modified }) => isUsable(modified, new Date()), ifMissing(false)),
    drop: (fileKey) => kept.remove(fileKey),
  };
}

/** What exports need of it: they lie under `exports/{owner}/`. */
export function exportFiles(files: Files): ExportFiles {
  return {
    typeOf: (key) => files.head(key).then(({ contentType }) => contentType, ifMissing(null)),
    async *read(key) {
      // One that was removed a moment ago is empty; the import of it will say so.
      const file = await files.get(key).catch(ifMissing(null));
      if (file) yield* file.stream as AsyncIterable<Uint8Array>;
    },
    async dataAddress(key) {
      const file = await files.get(key).catch(ifMissing(null));
      return (
        file && `data:${file.contentType};base64,${(await buffer(file.stream)).toString('base64')}`
      );
    },
    async write(ownerId, fileName, content) {
      const key = `exports/${ownerId}/${randomUUID()}`;
      const stream =
        'text' in content
          ? Readable.from(content.text)
          : Readable.fromWeb(zipStream(content.members) as never);
      // It may break off before the store reads it, which then tells it; an error that nobody listens to would end the process.
      stream.on('error', () => {});
      await files.put(key, stream, {
        contentType: 'text' in content ? 'application/ld+json' : 'application/zip',
        fileName,
      });
      return key;
    },
    remove: (key) => files.remove(key),
  };
}

/** A copy on this machine: zips are read from their end, and a file store may be far away. */
async function onDisk(
  files: Files,
  key: string,
  folder: string,
): ReturnType<ImportFiles['openUpload']> {
  const file = await files.get(key).catch(ifMissing(null));
  if (!file) return null;
  const path = join(folder, `convivio-import-${randomUUID()}`);
  const handle = await openOnDisk(path, 'wx+', 0o600).catch((error: unknown) => {
    file.stream.destroy();
    throw error;
  });
  const close = async () => {
    await handle.close();
    await rm(path, { force: true });
  };
  try {
    // Without a name it goes with its process, also with one that is killed. A system that refuses this loses it at the end.
    await rm(path).catch(() => {});
    await handle.writeFile(file.stream);
    return {
      source: {
        size: file.size,
        async read(start, end) {
          const bytes = new Uint8Array(Math.max(0, Math.min(end, file.size) - start));
          for (let got = 0; got < bytes.length;) {
            const { bytesRead } = await handle.read(bytes, got, bytes.length - got, start + got);
            if (bytesRead === 0)
              throw new Error(`the copy of ${key} is shorter than it was said to be`);
            got += bytesRead;
          }
          return bytes;
        },
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof FileMissing || error instanceof InvalidFileKey) return value;
    throw error;
  };
