import { lazyPart } from '../../shared/lazy/lazy-part.tsx';

// Fetched when they are first needed, so that the first page stays small.
const empty = () => import('./empty-library.tsx');
const deleteMode = () => import('./actions/delete-mode.tsx');
const archive = () => import('./actions/archive.tsx');

export const EmptyLibrary = lazyPart(async () => (await empty()).EmptyLibrary);
export const EmptyArchive = lazyPart(async () => (await empty()).EmptyArchive);
export const NothingFound = lazyPart(async () => (await empty()).NothingFound);
export const DeleteModeBar = lazyPart(async () => (await deleteMode()).DeleteModeBar);
export const ArchiveAction = lazyPart(async () => (await deleteMode()).ArchiveAction);
export const ArchiveBar = lazyPart(async () => (await archive()).ArchiveBar);
export const ArchivedActions = lazyPart(async () => (await archive()).ArchivedActions);

/** Fetches what the Options menu leads to, for when the cook reaches for it. */
export function fetchLazyParts(): void {
  for (const Part of [EmptyLibrary, DeleteModeBar, ArchiveAction, ArchiveBar, ArchivedActions])
    Part.fetch();
}
