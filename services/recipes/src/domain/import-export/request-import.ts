import { announce } from '@convivio/contracts/announcement';
import { STOPPED_IMPORT } from '@convivio/contracts/stopped-import';
import { invalid, notFound } from '@convivio/platform/errors';
import { tooManyImports } from './concurrency-limit.ts';
import type { LibraryImport, LibraryImportItem, LibraryImportStore } from './library-import.ts';
import { keyedRequest, useKey, type UsedKeys } from '../recipe/saving/used-keys.ts';
import { isOwnUpload } from '../recipe/files/temporary-files.ts';
import { allowCollection, type Cook, type Owner } from '../recipe/policy.ts';

const LONGEST_NAME = 200;
/** How long the report of an import can be read: a month. */
export const REPORT_KEPT_MS = 30 * 24 * 60 * 60_000;

/** Uploaded files that wait to be imported. */
export interface Uploads {
  /** Whether it is there and can still be used. */
  has(fileKey: string): Promise<boolean>;
  /** Removes one. */
  drop(fileKey: string): Promise<void>;
}

/** A file that is to be imported. */
interface AskedImport {
  fileKey: string;
  fileName: string;
  /** Digest of its bytes, by which it is known when it is uploaded once more; without it, it is known where it is. */
  sha256: string | null;
  /** The owner of the collection that its recipes go to; the cook's own unless told. */
  collection: string | null;
  key: string | null;
}

/**
 * Starts the import of a file that the cook has uploaded. The same file, and the same key, is one
 * import; a file that was uploaded once more for it is removed. A key that was used for another file is refused (422).
 * Throws 404 for a collection in which the cook does not work.
 */
export async function requestImport(
  { imports, uploads, keys }: { imports: LibraryImportStore; uploads: Uploads; keys: UsedKeys },
  cook: Cook,
  { fileKey, fileName, sha256, collection, key }: AskedImport,
  newId: () => number,
  now: Date,
): Promise<LibraryImport> {
  const name = fileName.toWellFormed().slice(0, LONGEST_NAME).trim() || 'file';
  const goesTo = await allowCollection(cook, collection);
  const collectionId = goesTo === cook.id ? null : goesTo;
  // Keys that were used before imports could go to others' collections stay what they are.
  const asked = {
    name,
    file: sha256 ?? fileKey,
    ...(collectionId && { collection: collectionId }),
  };
  const request = keyedRequest(key, 'importLibrary', asked);
  const begun = async () => {
    const withKey = key === null ? null : await imports.findByKey(cook.id, key);
    if (withKey) await useKey(keys, cook.id, request);
    const found = withKey ?? (await imports.findByFile(fileKey));
    if (found && found.fileKey !== fileKey) await dropUnused(imports, uploads, fileKey);
    return found;
  };
  if (!isOwnUpload(cook, fileKey)) throw fileGone();
  const before = await begun();
  if (before) return before;
  if (!(await uploads.has(fileKey))) throw fileGone();

  const started: LibraryImport = {
    id: newId(),
    ownerId: cook.id,
    cookName: cook.firstName || null,
    collectionId,
    fileKey,
    fileName: name,
    format: null,
    state: 'running',
    done: 0,
    total: null,
    error: null,
    createdAt: now,
  };
  await useKey(keys, cook.id, request);
  const outcome = await imports.insert(started, key, [
    announce('library-import.requested', cook.id, {
      workId: started.id,
      ownerId: cook.id,
      yielded: false,
    }),
  ]);
  if (outcome === 'begun') return started;
  if (outcome === 'full') throw tooManyImports();
  const other = await begun();
  if (!other) throw new Error(`import ${started.id} was not kept, nor another of its file`);
  return other;
}

/** An import of the cook's own; nobody learns of those of others. */
export async function readImport(
  imports: LibraryImportStore,
  cook: Owner,
  id: number,
): Promise<LibraryImport> {
  const found = await imports.find(id);
  if (found?.ownerId !== cook.id) throw importNotFound();
  return found;
}

/** Stops an import of the cook's own; its run finds it ended. One that has ended already stays as it is. */
export async function cancelImport(
  imports: LibraryImportStore,
  uploads: Uploads,
  cook: Owner,
  id: number,
): Promise<LibraryImport> {
  const found = await readImport(imports, cook, id);
  const cancelled = await imports.cancel(id, cook.id, STOPPED_IMPORT);
  if (!cancelled) return readImport(imports, cook, id);
  // One that stays because files are away is swept when it is a day old.
  await uploads.drop(found.fileKey).catch(() => {});
  return cancelled;
}

const MOST_ITEMS_AT_ONCE = 1_000;

/** A page of what became of the items of an import. Throws 422 for one that is none. */
export function reportOf(
  imports: LibraryImportStore,
  id: number,
  page: { first: number; offset: number },
): Promise<LibraryImportItem[]> {
  if (page.first < 1 || page.first > MOST_ITEMS_AT_ONCE)
    throw invalid('PAGE_SIZE_INVALID', 'A page of a report has 1 to 1,000 items.', {
      first: 'must be a whole number from 1 to 1,000',
    });
  if (page.offset < 0)
    throw invalid('OFFSET_INVALID', 'A page cannot begin before the first item.', {
      offset: 'must not be negative',
    });
  return imports.report(id, page);
}

/** Another import may be reading it. What cannot be removed now is swept later. */
async function dropUnused(
  imports: LibraryImportStore,
  uploads: Uploads,
  fileKey: string,
): Promise<void> {
  try {
    if ((await imports.filesInUse([fileKey])).length === 0) await uploads.drop(fileKey);
  } catch {
    // Nobody waits for it: who asked is answered.
  }
}

const fileGone = () =>
  invalid('LIBRARY_FILE_GONE', 'This file is not there any more. Upload it again.', {
    fileKey: 'must be an uploaded file',
  });
const importNotFound = () =>
  notFound('IMPORT_NOT_FOUND', 'This import does not exist or has been removed.');
