import { useState } from 'react';
import type { RecipeState } from '../../../generated/operations.ts';
import type { ViewMode } from '../../../kitchen/recipe-list/use-view-mode.ts';
import { LineSearch } from '../header/library-search.tsx';
import { Library } from '../library.tsx';
import type { AddChoice } from '../menus/add-choice.ts';
import { useFreshLibrary } from '../reading/use-fresh-library.ts';

export interface ShownLibraryProps {
  state?: RecipeState;
  search?: string;
  viewMode?: ViewMode;
  deleteMode?: boolean;
  onAdd?: (choice: AddChoice) => void;
}

/** The library below its search, without the bar and what a page opens above it. */
export function ShownLibrary({
  state = 'active',
  search: begun = '',
  viewMode = 'card',
  deleteMode: on = false,
  onAdd = () => {},
}: ShownLibraryProps) {
  const [search, setSearch] = useState(begun);
  const [deleteMode, setDeleteMode] = useState(on);
  useFreshLibrary();
  return (
    <>
      <LineSearch search={search} onSearch={setSearch} />
      <Library
        state={state}
        search={search}
        onClearSearch={() => setSearch('')}
        viewMode={viewMode}
        deleteMode={deleteMode}
        onDeleteModeEnd={() => setDeleteMode(false)}
        onAdd={onAdd}
        onMayAdd={() => {}}
        onLeaveArchive={() => {}}
        onImport={() => {}}
      />
    </>
  );
}
