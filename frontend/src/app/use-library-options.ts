import { useState } from 'react';
import type { LibraryOptions } from '../features/library/menus/options-popover.tsx';
import { useActiveRecipes } from '../features/library/reading/use-library-view.ts';
import { useViewMode } from '../kitchen/recipe-list/use-view-mode.ts';
import type { DialogName } from './home-dialogs.tsx';
import type { HomePlace } from './home-address.ts';

/** What the menu of options shows and does; delete mode holds for the view in which it was chosen. */
export function useLibraryOptions(
  { state, adding }: HomePlace,
  show: (state: HomePlace['state']) => void,
  openDialog: (dialog: DialogName) => void,
) {
  const [viewMode, setViewMode] = useViewMode();
  const [deleteModeOf, setDeleteModeOf] = useState<string | null>(null);
  const activeRecipes = useActiveRecipes();
  const mayDelete = state === 'active' && adding === null;
  const deleteMode = mayDelete && deleteModeOf === state;
  const endDeleteMode = () => setDeleteModeOf(null);
  const options: LibraryOptions = {
    state,
    onState: (next) => {
      endDeleteMode();
      show(next);
    },
    viewMode,
    onViewMode: setViewMode,
    onInvite: () => openDialog('invite'),
    onShareLinks: () => openDialog('links'),
    onImport: () => openDialog('import'),
    onExport: () => openDialog('export'),
    onDeleteMode: mayDelete && activeRecipes && !deleteMode ? () => setDeleteModeOf(state) : null,
  };
  return { options, deleteMode, endDeleteMode };
}
