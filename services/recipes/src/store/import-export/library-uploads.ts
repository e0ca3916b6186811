import { randomUUID } from 'node:crypto';
import { open as openOnDisk, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Files } from '@convivio/platform/files/files';
import type { FileItem } from '../../domain/import-export/file-item.ts';
import type { ImportFiles } from '../../domain/import-export/import-ports.ts';
import type { Uploads } from '../../domain/import-export/request-import.ts';
import type { RecipeFiles } from '../../domain/recipe/recipe-store.ts';
import { isUsable } from '../../domain/recipe/files/temporary-files.ts';
import { ifMissing } from './if-missing.ts';

/** A library file that can be read; the process that reads it is handed the open file. */
export interface OpenLibraryFile {
  fd: number;
  size: number;
  fileName: string;
  ownerId: string;
}

/** The items of a library file, in the order of the file. */
export type ReadLibraryFile = (file: OpenLibraryFile) => AsyncIterable<FileItem>;

/** Library files that were uploaded to be imported. */
export function libraryUploads(files: Files, kept: Pick<RecipeFiles, 'remove'>): Uploads {
  return {
    has: (fileKey) =>
      files.head(fileKey).then(({ modified }) => isUsable(modified, new Date()), ifMissing(false)),
    drop: (fileKey) => kept.remove(fileKey),
  };
}

/** Opens uploaded library files, which lie under `passing/{owner}/`: copies of them are made in `folder` and read by `readItems`. */
export function uploadOpener(
  files: Files,
  readItems: ReadLibraryFile,
  folder = tmpdir(),
): ImportFiles['openUpload'] {
  return async (key) => {
    const copy = await onDisk(files, key, folder);
    return (
      copy && {
        items: (fileName, ownerId) =>
          readItems({ fd: copy.fd, size: copy.size, fileName, ownerId }),
        close: copy.close,
      }
    );
  };
}

/** A copy on this machine: zips are read from their end, and a file store may be far away. */
async function onDisk(
  files: Files,
  key: string,
  folder: string,
): Promise<{ fd: number; size: number; close(): Promise<void> } | null> {
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
    return { fd: handle.fd, size: file.size, close };
  } catch (error) {
    await close();
    throw error;
  }
}
