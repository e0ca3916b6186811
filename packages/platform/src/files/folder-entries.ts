import { open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileMissing } from './file-errors.ts';
import type { FileInfo, ListedFile } from './files.ts';
import { isCode, moveInto, removeEmptyFolders, syncFolder, writeWhole } from './folder-disk.ts';

/*
 * A file `a/b.pdf` is two on disk: `a/b.pdf~VERSION` holds the content, `a/b.pdf~` is a small JSON that names the version.
 * The JSON is replaced by a rename, so a reader finds the old file or the new one, never a mixture. Keys contain no `~`.
 */
export interface Entry extends Omit<FileInfo, 'key' | 'modified'> {
  version: string;
  modified: string;
}

/** Where content waits until it is whole. */
export const INCOMING = '.incoming';

/** The entries of a folder and the contents that they name. */
export class FolderEntries {
  readonly #root: string;
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Throws `FileMissing`. */
  async read(key: string): Promise<Entry> {
    try {
      return JSON.parse(await readFile(this.#entryPath(key), 'utf8')) as Entry;
    } catch (error) {
      throw isCode(error, 'ENOENT', 'ENOTDIR') ? new FileMissing(key) : error;
    }
  }

  /** The content of the entry may be replaced between two looks; then the next look finds the new one. */
  async openContent(key: string) {
    for (let look = 1; ; look++) {
      const entry = await this.read(key);
      try {
        return { entry, handle: await open(this.#contentPath(key, entry.version), 'r') };
      } catch (error) {
        if (!isCode(error, 'ENOENT') || look === 5) throw error;
      }
    }
  }

  /** Puts content that is whole in the place of what was there; `temporary` and `temporary.json` are used up. */
  replace(key: string, temporary: string, entry: Entry): Promise<void> {
    return this.#inTurn(key, async () => {
      const newEntry = `${temporary}.json`;
      await writeWhole(newEntry, JSON.stringify(entry));
      const before = await this.read(key).catch(() => null);
      await moveInto(temporary, this.#contentPath(key, entry.version));
      await moveInto(newEntry, this.#entryPath(key));
      await syncFolder(dirname(this.#entryPath(key)));
      if (before) await rm(this.#contentPath(key, before.version), { force: true });
    });
  }

  /** Removes a file, and the folders that it leaves empty; one that is not there is no mistake. */
  remove(key: string): Promise<void> {
    return this.#inTurn(key, async () => {
      const entry = await this.read(key).catch((error) =>
        error instanceof FileMissing ? null : Promise.reject(error),
      );
      if (!entry) return;
      await rm(this.#entryPath(key), { force: true });
      await rm(this.#contentPath(key, entry.version), { force: true });
      await removeEmptyFolders(dirname(this.#entryPath(key)), this.#root);
    });
  }

  /** Those in and below a folder (`''` or ending in `/`) whose keys begin so. */
  async *list(prefix: string, folder: string): AsyncGenerator<ListedFile> {
    for (const found of await this.#inFolder(folder)) {
      const key = folder + found.name;
      if (found.isDirectory()) {
        if (found.name !== INCOMING && (key.startsWith(prefix) || prefix.startsWith(`${key}/`)))
          yield* this.list(prefix, `${key}/`);
      } else if (found.name.endsWith('~') && key.startsWith(prefix)) {
        const listed = await this.#listed(key.slice(0, -1));
        if (listed) yield listed;
      }
    }
  }

  async #inFolder(folder: string) {
    try {
      return await readdir(join(this.#root, folder), { withFileTypes: true });
    } catch (error) {
      if (isCode(error, 'ENOENT', 'ENOTDIR')) return [];
      throw error;
    }
  }

  /** Null for one that was removed in the meantime. */
  async #listed(key: string): Promise<ListedFile | null> {
    try {
      const { size, modified } = await this.read(key);
      return { key, size, modified: new Date(modified) };
    } catch (error) {
      if (error instanceof FileMissing) return null;
      throw error;
    }
  }

  #entryPath(key: string): string {
    return join(this.#root, `${key}~`);
  }

  #contentPath(key: string, version: string): string {
    return join(this.#root, `${key}~${version}`);
  }

  /** Changes to one key follow each other, so that each knows which version it replaces. */
  #inTurn<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const turn = (this.#turns.get(key) ?? Promise.resolve()).then(act, act);
    const settled = turn
      .catch(() => {})
      .then(() => void (this.#turns.get(key) === settled && this.#turns.delete(key)));
    this.#turns.set(key, settled);
    return turn;
  }
}
