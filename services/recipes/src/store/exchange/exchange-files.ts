import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open as openOnDisk, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { pictureType } from '@convivio/culinary/exchange/picture-type';
import { zipStream } from '@convivio/culinary/exchange/write';
import { ProductError } from '@convivio/platform/errors';
import { FileMissing, InvalidFileKey } from '@convivio/platform/files/file-errors';
import type { Files } from '@convivio/platform/files/files';
import { isFitForWeb } from '@convivio/platform/pictures';
import type { Uploads } from '../../domain/exchange/begin-import.ts';
import type { ExportFiles } from '../../domain/exchange/run-export.ts';
import type { ImportFiles } from '../../domain/exchange/import-ports.ts';
import { isUsable } from '../../domain/passing-files.ts';
import type { RecipeFiles } from '../../domain/recipe-store.ts';
import { MOST_BYTES } from '../recipe-files.ts';

const TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/;

/** What imports need of the file store: uploads lie under `passing/{owner}/`, files of recipes under `recipes/{id}/`. */
export function importFiles(files: Files, kept: RecipeFiles): ImportFiles {
  return {
    openUpload: (key) => onDisk(files, key),
    async keepPicture({ bytes }, recipeId, ours) {
      const type = pictureType(bytes);
      if (!type || bytes.length > MOST_BYTES) return null;
      // What we have exported was made fit for the web before; that a file says it is ours proves nothing.
      if (ours && (await isFitForWeb(bytes))) return (await files.put(`recipes/${recipeId}/picture.${type.extension}`, bytes, { contentType: type.contentType, fileName: `recipe.${type.extension}` })).key;
      const waiting = `recipes/${recipeId}/incoming`;
      await files.put(waiting, bytes, { contentType: type.contentType });
      try {
        return await kept.adoptPicture(waiting, recipeId);
      } catch (error) {
        if (error instanceof ProductError && error.status < 500) return null;
        throw error;
      } finally {
        await files.remove(waiting);
      }
    },
    async keepOriginal({ bytes, name, contentType }, recipeId) {
      return (await files.put(`recipes/${recipeId}/original`, bytes, { contentType: TYPE.test(contentType) ? contentType : 'application/octet-stream', fileName: name })).key;
    },
    remove: (key) => files.remove(key),
  };
}

/** Library files that were uploaded to be imported. */
export function libraryUploads(files: Files, kept: Pick<RecipeFiles, 'remove'>): Uploads {
  return {
    has: (fileKey) => files.head(fileKey).then(({ modified }) => isUsable(modified, new Date()), ifMissing(false)),
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
      return file && `data:${file.contentType};base64,${(await buffer(file.stream)).toString('base64')}`;
    },
    async write(ownerId, fileName, content) {
      const key = `exports/${ownerId}/${randomUUID()}`;
      const stream = 'text' in content ? Readable.from(content.text) : Readable.fromWeb(zipStream(content.members) as never);
      // It may break off before the store reads it, which then tells it; an error that nobody listens to would end the process.
      stream.on('error', () => {});
      await files.put(key, stream, { contentType: 'text' in content ? 'application/ld+json' : 'application/zip', fileName });
      return key;
    },
    remove: (key) => files.remove(key),
  };
}

/** A copy in a folder of the system's for what passes: zips are read from their end, and a file store may be far away. */
async function onDisk(files: Files, key: string): ReturnType<ImportFiles['openUpload']> {
  const file = await files.get(key).catch(ifMissing(null));
  if (!file) return null;
  const folder = await mkdtemp(join(tmpdir(), 'convivio-import-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'file');
    await pipeline(file.stream, createWriteStream(path));
    const handle = await openOnDisk(path, 'r');
    return {
      source: {
        size: file.size,
        async read(start, end) {
          const bytes = new Uint8Array(Math.max(0, Math.min(end, file.size) - start));
          for (let got = 0; got < bytes.length; ) {
            const { bytesRead } = await handle.read(bytes, got, bytes.length - got, start + got);
            if (bytesRead === 0) throw new Error(`the copy of ${key} is shorter than it was said to be`);
            got += bytesRead;
          }
          return bytes;
        },
      },
      async close() {
        await handle.close();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}

const ifMissing = <Value>(value: Value) => (error: unknown): Value => {
  if (error instanceof FileMissing || error instanceof InvalidFileKey) return value;
  throw error;
};
