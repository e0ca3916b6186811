import { fetchedPart } from '../../shared/lazy/lazy-part.ts';

// Fetched when they are first needed, so that the first page stays small.
const empty = () => import('./empty-library.tsx');
const deleteMode = () => import('./actions/delete-mode.tsx');
const archive = () => import('./actions/archive.tsx');

export const EmptyLibrary = fetchedPart(async () => (await empty()).EmptyLibrary);
export const EmptyArchive = fetchedPart(async () => (await empty()).EmptyArchive);
export const NothingFound = fetchedPart(async () => (await empty()).NothingFound);
export const DeleteModeBar = fetchedPart(async () => (await deleteMode()).DeleteModeBar);
export const ArchiveAction = fetchedPart(async () => (await deleteMode()).ArchiveAction);
export const ArchiveBar = fetchedPart(async () => (await archive()).ArchiveBar);
export const ArchivedActions = fetchedPart(async () => (await archive()).ArchivedActions);

/** Fetches what the Options menu leads to, for when the cook reaches for it. */
export function fetchSeldom(): void {
  for (const fetch of [empty, deleteMode, archive]) fetch().catch(() => {});
}
