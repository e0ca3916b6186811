import { createHash, randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { resolveRange } from './byte-range.ts';
import { FilesUnavailable, isOfFile } from './file-errors.ts';
import { checkFileKey, checkFilePrefix } from './file-keys.ts';
import type { FileInfo, Files, OpenFile, PutOptions, WantedRange } from './files.ts';
import { removeAbandoned, writeAll } from './folder-disk.ts';
import { FolderEntries, INCOMING, type Entry } from './folder-entries.ts';
import { builtIn } from '../service/engine.ts';
import { wholeContent } from './whole-content.ts';

/**
 * Files in a folder of this machine; several processes may share it. Makes the folder; throws
 * `FilesUnavailable` when it cannot be written.
 */
export async function openFolderFiles(path: string): Promise<Files> {
  const root = resolve(path);
  const incoming = join(root, INCOMING);
  const entries = new FolderEntries(root);

  await answering('opening the folder', async () => {
    await mkdir(incoming, { recursive: true });
    await access(incoming, constants.W_OK);
    await removeAbandoned(incoming);
  });

  return {
    async put(key, content, options) {
      checkFileKey(key);
      return answering('storing a file', () => put(entries, incoming, key, content, options));
    },
    async get(key, { range } = {}) {
      checkFileKey(key);
      return answering('reading a file', () => get(entries, key, range));
    },
    async head(key) {
      checkFileKey(key);
      return answering('reading a file', async () => infoOf(key, await entries.read(key)));
    },
    async remove(key) {
      checkFileKey(key);
      await answering('removing a file', () => entries.remove(key));
    },
    async *list(prefix = '') {
      checkFilePrefix(prefix);
      try {
        yield* entries.list(prefix, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      } catch (cause) {
        throw translate('listing files', cause);
      }
    },
    health: () => answering('asking after its health', () => access(incoming, constants.W_OK)),
    engine: async () => ({ name: builtIn('a folder'), version: null }),
  };
}

/** Writes the content aside, and puts it in its place once it is whole. */
async function put(
  entries: FolderEntries,
  incoming: string,
  key: string,
  content: Readable | Uint8Array,
  { contentType, size, fileName }: PutOptions,
): Promise<FileInfo> {
  const version = randomUUID();
  const temporary = join(incoming, version);
  try {
    const written = await writeContent(temporary, () => wholeContent(key, content, size));
    const entry: Entry = {
      version,
      contentType,
      ...written,
      fileName: fileName ?? null,
      modified: new Date().toISOString(),
    };
    await entries.replace(key, temporary, entry);
    return infoOf(key, entry);
  } finally {
    await Promise.all([rm(temporary, { force: true }), rm(`${temporary}.json`, { force: true })]);
  }
}

async function writeContent(
  path: string,
  content: () => Readable,
): Promise<Pick<Entry, 'size' | 'etag'>> {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(path, 'wx');
  try {
    // Begun to be read at once: a stream that breaks before anybody looks takes the process down.
    for await (const chunk of content()) {
      hash.update(chunk);
      size += chunk.length;
      await writeAll(handle, chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, etag: hash.digest('hex').slice(0, 32) };
}

async function get(entries: FolderEntries, key: string, range?: WantedRange): Promise<OpenFile> {
  const { entry, handle } = await entries.openContent(key);
  try {
    const part = range ? resolveRange(key, range, entry.size) : null;
    return { ...infoOf(key, entry), range: part, stream: handle.createReadStream(part ?? {}) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function infoOf(key: string, { contentType, size, fileName, etag, modified }: Entry): FileInfo {
  return { key, contentType, size, fileName, etag, modified: new Date(modified) };
}

async function answering<Result>(doing: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (cause) {
    throw translate(doing, cause);
  }
}

const translate = (doing: string, cause: unknown) =>
  isOfFile(cause) ? cause : new FilesUnavailable(doing, cause);
