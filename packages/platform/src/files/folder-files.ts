import { createHash, randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { resolveRange } from './byte-range.ts';
import {
  FileIncomplete,
  FileMissing,
  FilesUnavailable,
  InvalidFileKey,
  RangeNotSatisfiable,
} from './file-errors.ts';
import { checkFileKey, checkFilePrefix } from './file-keys.ts';
import type { FileInfo, Files, ListedFile } from './files.ts';
import {
  isCode,
  moveInto,
  removeAbandoned,
  removeEmptyFolders,
  syncFolder,
  writeAll,
  writeWhole,
} from './folder-disk.ts';
import { wholeContent } from './whole-content.ts';

/*
 * A file `a/b.pdf` is two on disk: `a/b.pdf~VERSION` holds the content, `a/b.pdf~` is a small JSON that names the version.
 * The JSON is replaced by a rename, so a reader finds the old file or the new one, never a mixture. Keys contain no `~`.
 */
interface Entry extends Omit<FileInfo, 'key' | 'modified'> {
  version: string;
  modified: string;
}

const INCOMING = '.incoming';

/**
 * Files in a folder of this machine; several processes may share it. Makes the folder; throws
 * `FilesUnavailable` when it cannot be written.
 */
export async function openFolderFiles(path: string): Promise<Files> {
  const root = resolve(path);
  const incoming = join(root, INCOMING);
  const entryPath = (key: string) => join(root, `${key}~`);
  const contentPath = (key: string, version: string) => join(root, `${key}~${version}`);
  const turns = new Map<string, Promise<unknown>>();

  await answering('opening the folder', async () => {
    await mkdir(incoming, { recursive: true });
    await access(incoming, constants.W_OK);
    await removeAbandoned(incoming);
  });

  /** Changes to one key follow each other, so that each knows which version it replaces. */
  function inTurn<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const turn = (turns.get(key) ?? Promise.resolve()).then(act, act);
    const settled = turn
      .catch(() => {})
      .then(() => void (turns.get(key) === settled && turns.delete(key)));
    turns.set(key, settled);
    return turn;
  }

  async function readEntry(key: string): Promise<Entry> {
    try {
      return JSON.parse(await readFile(entryPath(key), 'utf8')) as Entry;
    } catch (error) {
      throw isCode(error, 'ENOENT', 'ENOTDIR') ? new FileMissing(key) : error;
    }
  }

  /** The content of the entry may be replaced between two looks; then the next look finds the new one. */
  async function openContent(key: string) {
    for (let look = 1; ; look++) {
      const entry = await readEntry(key);
      try {
        return { entry, handle: await open(contentPath(key, entry.version), 'r') };
      } catch (error) {
        if (!isCode(error, 'ENOENT') || look === 5) throw error;
      }
    }
  }

  async function settle(key: string, temporary: string, entry: Entry): Promise<void> {
    const newEntry = join(incoming, `${entry.version}.json`);
    await writeWhole(newEntry, JSON.stringify(entry));
    const before = await readEntry(key).catch(() => null);
    await moveInto(temporary, contentPath(key, entry.version));
    await moveInto(newEntry, entryPath(key));
    await syncFolder(dirname(entryPath(key)));
    if (before) await rm(contentPath(key, before.version), { force: true });
  }

  return {
    async put(key, content, { contentType, size, fileName }) {
      checkFileKey(key);
      const version = randomUUID();
      const temporary = join(incoming, version);
      return answering('storing a file', async () => {
        try {
          const hash = createHash('sha256');
          let bytes = 0;
          const handle = await open(temporary, 'wx');
          try {
            for await (const chunk of wholeContent(key, content, size)) {
              hash.update(chunk);
              bytes += chunk.length;
              await writeAll(handle, chunk);
            }
            await handle.sync();
          } finally {
            await handle.close();
          }
          const entry: Entry = {
            version,
            contentType,
            size: bytes,
            fileName: fileName ?? null,
            etag: hash.digest('hex').slice(0, 32),
            modified: new Date().toISOString(),
          };
          await inTurn(key, () => settle(key, temporary, entry));
          return infoOf(key, entry);
        } finally {
          await Promise.all([
            rm(temporary, { force: true }),
            rm(`${temporary}.json`, { force: true }),
          ]);
        }
      });
    },

    async get(key, { range } = {}) {
      checkFileKey(key);
      return answering('reading a file', async () => {
        const { entry, handle } = await openContent(key);
        try {
          const part = range ? resolveRange(key, range, entry.size) : null;
          return {
            ...infoOf(key, entry),
            range: part,
            stream: handle.createReadStream(part ?? {}),
          };
        } catch (error) {
          await handle.close();
          throw error;
        }
      });
    },

    async head(key) {
      checkFileKey(key);
      return answering('reading a file', async () => infoOf(key, await readEntry(key)));
    },

    async remove(key) {
      checkFileKey(key);
      await answering('removing a file', () =>
        inTurn(key, async () => {
          const entry = await readEntry(key).catch((error) =>
            error instanceof FileMissing ? null : Promise.reject(error),
          );
          if (!entry) return;
          await rm(entryPath(key), { force: true });
          await rm(contentPath(key, entry.version), { force: true });
          await removeEmptyFolders(dirname(entryPath(key)), root);
        }),
      );
    },

    async *list(prefix = '') {
      checkFilePrefix(prefix);
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const file of entriesUnder(root, folder, prefix)) yield file;
    },

    health: () => answering('asking after its health', () => access(incoming, constants.W_OK)),
  };
}

async function* entriesUnder(
  root: string,
  folder: string,
  prefix: string,
): AsyncGenerator<ListedFile> {
  const entries = await answering('listing files', () =>
    readdir(join(root, folder), { withFileTypes: true }).catch((error) =>
      isCode(error, 'ENOENT', 'ENOTDIR') ? [] : Promise.reject(error),
    ),
  );
  for (const found of entries) {
    const key = folder + found.name;
    if (found.isDirectory()) {
      if (found.name !== INCOMING && (key.startsWith(prefix) || prefix.startsWith(`${key}/`)))
        yield* entriesUnder(root, `${key}/`, prefix);
    } else if (found.name.endsWith('~') && key.startsWith(prefix)) {
      const text = await answering('listing files', () =>
        readFile(join(root, key), 'utf8').catch((error) =>
          isCode(error, 'ENOENT') ? null : Promise.reject(error),
        ),
      );
      if (text === null) continue;
      const entry = JSON.parse(text) as Entry;
      yield { key: key.slice(0, -1), size: entry.size, modified: new Date(entry.modified) };
    }
  }
}

function infoOf(key: string, { contentType, size, fileName, etag, modified }: Entry): FileInfo {
  return { key, contentType, size, fileName, etag, modified: new Date(modified) };
}

async function answering<Result>(doing: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (cause) {
    if (
      cause instanceof FileMissing ||
      cause instanceof FileIncomplete ||
      cause instanceof InvalidFileKey ||
      cause instanceof RangeNotSatisfiable
    )
      throw cause;
    throw new FilesUnavailable(doing, cause);
  }
}
