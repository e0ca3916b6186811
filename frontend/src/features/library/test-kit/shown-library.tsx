import { useState } from 'react';
import type { RecipeState } from '../../../generated/operations.ts';
import type { ViewMode } from '../../../kitchen/recipe-list/use-view-mode.ts';
import type { LibraryMode } from '../library-mode.ts';
import { LineSearch } from '../header/library-search.tsx';
import { Library } from '../library.tsx';
import type { AddChoice } from '../menus/add-choice.ts';
import { useFreshLibrary } from '../reading/use-fresh-library.ts';

export interface ShownLibraryProps {
  state?: RecipeState;
  search?: string;
  viewMode?: ViewMode;
  mode?: LibraryMode | null;
  onAdd?: (choice: AddChoice) => void;
}

/** The library below its search, without the bar and what a page opens above it. */
export function ShownLibrary({
  state = 'active',
  search: begun = '',
  viewMode = 'card',
  mode: begunMode = null,
  onAdd = () => {},
}: ShownLibraryProps) {
  const [search, setSearch] = useState(begun);
  const [mode, setMode] = useState(begunMode);
  useFreshLibrary();
  return (
    <>
      <LineSearch search={search} onSearch={setSearch} />
      <Library
        state={state}
        search={search}
        onClearSearch={() => setSearch('')}
        viewMode={viewMode}
        mode={mode}
        onModeEnd={() => setMode(null)}
        onAdd={onAdd}
        onMayAdd={() => {}}
        onLeaveArchive={() => {}}
        onImport={() => {}}
      />
    </>
  );
}
