import { lazy } from 'react';

// Fetched when they are first needed, so that the first page stays small.
const empty = () => import('./empty-library.tsx');
const deleteMode = () => import('./delete-mode.tsx');
const archive = () => import('./archive.tsx');

export const EmptyLibrary = lazy(async () => ({ default: (await empty()).EmptyLibrary }));
export const EmptyArchive = lazy(async () => ({ default: (await empty()).EmptyArchive }));
export const NothingFound = lazy(async () => ({ default: (await empty()).NothingFound }));
export const DeleteModeBar = lazy(async () => ({ default: (await deleteMode()).DeleteModeBar }));
export const ArchiveAction = lazy(async () => ({ default: (await deleteMode()).ArchiveAction }));
export const ArchiveBar = lazy(async () => ({ default: (await archive()).ArchiveBar }));
export const ArchivedActions = lazy(async () => ({ default: (await archive()).ArchivedActions }));

/** Fetches what the Options menu leads to, for when the cook reaches for it. */
export function fetchSeldom(): void {
  for (const fetch of [deleteMode, archive]) fetch().catch(() => {});
}
