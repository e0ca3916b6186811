import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AddChoice } from '../features/library/menus/add-choice.ts';
import { LibraryHeader } from '../features/library/header/library-header.tsx';
import { LineSearch } from '../features/library/header/library-search.tsx';
import { fetchMenus } from '../features/library/menus/lazy-menus.ts';
import { Library } from '../features/library/library.tsx';
import { useActiveRecipes } from '../features/library/reading/use-library-view.ts';
import { paths } from '../shared/api/paths.ts';
import { fetchToasts } from '../shared/toasts/toasts.tsx';
import { lazyWhenOpen } from '../shared/lazy/lazy-when-open.tsx';
import { LoadingScreen } from '../shared/ui/loading/loading-screen.tsx';
import { PageWidth } from '../shared/ui/page/page-width.tsx';
import { useHeadingFocus } from '../shared/browser/use-heading-focus.ts';
import { useWhenIdle } from '../shared/lazy/use-when-idle.ts';
import { HomeDialogs, type DialogName } from './home-dialogs.tsx';
import { useFollowedCollection } from './use-followed-collection.ts';
import { useHomePlace } from './use-home-place.ts';
import { useLibraryOptions } from './use-library-options.ts';

const AddRecipePanel = lazyWhenOpen(
  async () => (await import('../features/intake/panel/add-recipe-panel.tsx')).AddRecipePanel,
  <LoadingScreen />,
);

/** The library; while a recipe is added, the panel in its place. `onIdle` is called when it has time for pages it leads to. */
export function HomePage({ onIdle }: { onIdle: () => void }) {
  const navigate = useNavigate();
  const { place, key, find, show, openPanel, closePanel } = useHomePlace();
  const { search, adding } = place;
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const shown = useFollowedCollection();
  const { options, mode, endMode } = useLibraryOptions(place, show, setDialog, shown.collection);
  useIdleFetches(onIdle, shown.collection);
  useFocusAfterPanel(adding !== null, heading);

  const add = (choice: AddChoice) => {
    endMode();
    if (choice === 'magic') setDialog('magic');
    else if (choice === 'write') void navigate(paths.newRecipe.getHref());
    else if (choice === 'template') void navigate(paths.newRecipe.choose());
    else openPanel(choice);
  };
  return (
    <>
      <LibraryHeader
        search={search}
        onSearch={find}
        options={options}
        onAdd={add}
        onMayAdd={AddRecipePanel.fetch}
      />
      {adding ? (
        <AddRecipePanel
          open
          startWith={adding}
          occasion={key}
          onClose={closePanel}
          onDone={(recipeId) => void navigate(paths.recipe.getHref(recipeId), { replace: true })}
        />
      ) : (
        <>
          <PageWidth>
            <LineSearch search={search} onSearch={find} />
          </PageWidth>
          <Library
            {...shown}
            state={options.state}
            search={search}
            onClearSearch={() => find('')}
            viewMode={options.viewMode}
            mode={mode}
            onModeEnd={endMode}
            onAdd={add}
            onMayAdd={AddRecipePanel.fetch}
            onLeaveArchive={() => options.onState('active')}
            onImport={options.onImport}
            headingRef={heading}
          />
        </>
      )}
      <HomeDialogs dialog={dialog} onChange={setDialog} />
    </>
  );
}

/** Once the library is there: what the cook may go to from it. */
function useIdleFetches(onIdle: () => void, collection: string | null): void {
  const activeRecipes = useActiveRecipes(collection);
  useWhenIdle(() => {
    fetchMenus();
    fetchToasts();
    onIdle();
  }, activeRecipes !== undefined);
}

/** Whoever left the panel by the search goes on typing; anybody else is at the heading. */
function useFocusAfterPanel(adding: boolean, heading: RefObject<HTMLElement | null>): void {
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !adding && document.activeElement === document.body)
      heading.current?.focus();
    wasAdding.current = adding;
  }, [adding, heading]);
}
