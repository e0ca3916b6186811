import { useState } from 'react';
import type { LibraryMode } from '../features/library/library-mode.ts';
import type { LibraryOptions } from '../features/library/menus/options-popover.tsx';
import { useActiveRecipes } from '../features/library/reading/use-library-view.ts';
import { useViewMode } from '../kitchen/recipe-list/use-view-mode.ts';
import type { DialogName } from './home-dialogs.tsx';
import type { HomePlace } from './home-address.ts';

/** What the menu of options shows and does; a mode holds for the view in which it was chosen. */
export function useLibraryOptions(
  { state, adding }: HomePlace,
  show: (state: HomePlace['state']) => void,
  openDialog: (dialog: DialogName) => void,
  collection: string | null,
) {
  const [viewMode, setViewMode] = useViewMode();
  const [chosen, setChosen] = useState<LibraryMode | null>(null);
  const activeRecipes = useActiveRecipes(collection);
  const isOwn = collection === null;
  const mayChoose = state === 'active' && adding === null;
  const mode = mayChoose ? chosen : null;
  const endMode = () => setChosen(null);
  const options: LibraryOptions = {
    state,
    onState: (next) => {
      endMode();
      show(next);
    },
    viewMode,
    onViewMode: setViewMode,
    onInvite: () => openDialog('invite'),
    onCollaborate: () => openDialog('collaborate'),
    onCollaborators: () => openDialog('collaborators'),
    onShareLinks: () => openDialog('links'),
    onImport: () => openDialog('import'),
    onExport: isOwn ? () => openDialog('export') : null,
    mode,
    onMode: mayChoose && activeRecipes ? setChosen : null,
    mayPublish: isOwn,
  };
  return { options, mode, endMode };
}
