import { invalid, notFound } from '@convivio/platform/errors';
import type { LibraryImport, LibraryImportStore } from './exchange-library-import.ts';
import type { Cook } from './policy.ts';
import { LIMITS } from './recipe-limits.data.ts';

const LONGEST_NAME = 200;
/** How long the report of an import can be read: a month. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Starts the import of a file that the cook has uploaded. The same file, and the same key, is one import. `exists` says whether the file is there. */
export async function beginImport(imports: LibraryImportStore, exists: (fileKey: string) => Promise<boolean>, cook: Cook, { fileKey, fileName, key }: { fileKey: string; fileName: string; key: string | null }, newId: () => number, now: Date): Promise<LibraryImport> {
  if (key !== null && (key.trim() === '' || key.length > LIMITS.idempotencyKey)) throw invalid('IDEMPOTENCY_KEY_INVALID', `An idempotency key has 1 to ${LIMITS.idempotencyKey} characters.`, { idempotencyKey: `must have 1 to ${LIMITS.idempotencyKey} characters` });
  const begun = async () => (key === null ? null : await imports.findByKey(cook.id, key)) ?? imports.findByFile(fileKey);
  if (!isOwnUpload(cook, fileKey)) throw fileGone();
  const before = await begun();
  if (before) return before;
  if (!(await exists(fileKey))) throw fileGone();

  await imports.forgetBefore(cook.id, new Date(now.getTime() - KEPT_MS));
  const started: LibraryImport = { id: newId(), ownerId: cook.id, fileKey, fileName: fileName.toWellFormed().slice(0, LONGEST_NAME).trim() || 'file', format: null, state: 'running', done: 0, total: null, error: null, createdAt: now };
  if (await imports.insert(started, key)) return started;
  const other = await begun();
  if (!other) throw new Error(`import ${started.id} was not kept, nor another of its file`);
  return other;
}

/** An import of the cook's own; nobody learns of those of others. */
export async function readImport(imports: LibraryImportStore, cook: Cook, id: number): Promise<LibraryImport> {
  const found = await imports.find(id);
  if (found?.ownerId !== cook.id) throw importNotFound();
  return found;
}

const isOwnUpload = (cook: Cook, fileKey: string) => fileKey.startsWith(`uploads/${cook.id}/`) && /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/.test(fileKey.slice(`uploads/${cook.id}/`.length));
const fileGone = () => invalid('LIBRARY_FILE_GONE', 'This file is not there any more. Upload it again.', { fileKey: 'must be an uploaded file' });
export const importNotFound = () => notFound('IMPORT_NOT_FOUND', 'This import does not exist or has been removed.');
