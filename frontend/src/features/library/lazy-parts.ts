import { containedPart, quietPart } from '../../shared/lazy/contained-part.tsx';

// Fetched when they are first needed, so that the first page stays small.
const empty = () => import('./empty-library.tsx');
const deleteMode = () => import('./actions/delete-mode.tsx');
const visibility = () => import('./visibility/visibility-mode.tsx');
const archive = () => import('./actions/archive.tsx');

export const EmptyLibrary = containedPart(async () => (await empty()).EmptyLibrary);
export const EmptyArchive = containedPart(async () => (await empty()).EmptyArchive);
export const NothingFound = containedPart(async () => (await empty()).NothingFound);
export const DeleteModeBar = containedPart(async () => (await deleteMode()).DeleteModeBar);
export const ArchiveAction = quietPart(async () => (await deleteMode()).ArchiveAction);
export const VisibilityBar = containedPart(async () => (await visibility()).VisibilityBar);
export const ChooseAction = quietPart(async () => (await visibility()).ChooseAction);
export const ArchiveBar = containedPart(async () => (await archive()).ArchiveBar);
export const ArchivedActions = quietPart(async () => (await archive()).ArchivedActions);

/** Fetches what the Options menu leads to, for when the cook reaches for it. */
export function fetchLazyParts(): void {
  for (const Part of [
    EmptyLibrary,
    DeleteModeBar,
    ArchiveAction,
    VisibilityBar,
    ChooseAction,
    ArchiveBar,
    ArchivedActions,
  ])
    Part.fetch();
}
