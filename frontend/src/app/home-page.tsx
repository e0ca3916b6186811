import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PanelStart } from '../features/intake/panel/add-recipe-panel.tsx';
import type { AddChoice } from '../features/library/menus/add-choice.ts';
import { LibraryHeader } from '../features/library/header/library-header.tsx';
import { LineSearch } from '../features/library/header/library-search.tsx';
import { fetchMenus } from '../features/library/menus/lazy-menus.ts';
import { Library } from '../features/library/library.tsx';
import { useActiveRecipes } from '../features/library/reading/use-library-view.ts';
import { useViewMode } from '../kitchen/recipe-list/use-view-mode.ts';
import { paths } from '../shared/api/paths.ts';
import { fetchToasts } from '../shared/toasts/toasts.tsx';
import { lazyWhenOpen } from '../shared/lazy/lazy-when-open.tsx';
import { LoadingScreen } from '../shared/ui/loading/loading-screen.tsx';
import { PageWidth } from '../shared/ui/page/page-width.tsx';
import { useHeadingFocus } from '../shared/browser/use-heading-focus.ts';
import { useWhenIdle } from '../shared/lazy/use-when-idle.ts';
import { homeAddress, readHomeAddress, type HomePlace } from './home-address.ts';

const AddRecipePanel = lazyWhenOpen(
  async () => (await import('../features/intake/panel/add-recipe-panel.tsx')).AddRecipePanel,
  <LoadingScreen />,
);
const InviteUsersDialog = lazyWhenOpen(
  async () => (await import('../features/sharing/invite-users-dialog.tsx')).InviteUsersDialog,
);
const MagicChefDialog = lazyWhenOpen(
  async () => (await import('../features/library/menus/magic-chef-dialog.tsx')).MagicChefDialog,
);
const ImportDialog = lazyWhenOpen(
  async () => (await import('../features/import-export/import-dialog.tsx')).ImportDialog,
);
const ExportDialog = lazyWhenOpen(
  async () => (await import('../features/import-export/export-dialog.tsx')).ExportDialog,
);

type DialogName = 'invite' | 'magic' | 'import' | 'export';

/** The library; while a recipe is added, the panel in its place. */
export function HomePage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { key, state: carried } = useLocation();
  const openedHere = (carried as { openedHere?: boolean } | null)?.openedHere;
  const [viewMode, setViewMode] = useViewMode();
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const place = readHomeAddress(query);
  const { state, search, adding } = place;
  const go = (change: Partial<HomePlace>, options: { replace?: boolean; state?: object } = {}) =>
    void navigate(homeAddress({ ...place, ...change }), options);

  const [dialog, setDialog] = useState<DialogName | null>(null);
  const dialogProps = (name: DialogName) => ({
    open: dialog === name,
    onClose: () => setDialog(null),
  });
  // Holds for the view in which it was chosen.
  const [deleteModeOf, setDeleteModeOf] = useState<string | null>(null);
  const mayDelete = state === 'active' && adding === null;
  const deleteMode = mayDelete && deleteModeOf === state;
  const activeRecipes = useActiveRecipes();
  const endDeleteMode = () => setDeleteModeOf(null);

  useWhenIdle(() => {
    fetchMenus();
    fetchToasts();
    import('./recipe-route.tsx').catch(() => {});
  }, activeRecipes !== undefined);

  const wasAdding = useRef(false);
  useEffect(() => {
    // Whoever left the panel by the search goes on typing.
    if (wasAdding.current && adding === null && document.activeElement === document.body)
      heading.current?.focus();
    wasAdding.current = adding !== null;
  }, [adding, heading]);

  const openPanel = (start: PanelStart) =>
    go(
      { adding: start },
      { state: { openedHere: openedHere ?? adding === null }, replace: adding !== null },
    );
  const closePanel = () => {
    if (openedHere) void navigate(-1);
    else go({ adding: null }, { replace: true });
  };
  const add = (choice: AddChoice) => {
    endDeleteMode();
    if (choice === 'magic') setDialog('magic');
    else if (choice === 'write') void navigate(paths.newRecipe.getHref());
    else if (choice === 'template') void navigate(`${paths.newRecipe.getHref()}?choose=template`);
    else openPanel(choice);
  };
  const find = (text: string) => go({ search: text, adding: null }, { replace: true });
  const show = (next: HomePlace['state']) => {
    endDeleteMode();
    go({ state: next, adding: null });
  };
  const options = {
    state,
    onState: show,
    viewMode,
    onViewMode: setViewMode,
    onInvite: () => setDialog('invite'),
    onImport: () => setDialog('import'),
    onExport: () => setDialog('export'),
    onDeleteMode: mayDelete && activeRecipes && !deleteMode ? () => setDeleteModeOf(state) : null,
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
            state={state}
            search={search}
            onClearSearch={() => find('')}
            viewMode={viewMode}
            deleteMode={deleteMode}
            onDeleteModeEnd={endDeleteMode}
            onAdd={add}
            onMayAdd={AddRecipePanel.fetch}
            onLeaveArchive={() => show('active')}
            onImport={() => setDialog('import')}
            headingRef={heading}
          />
        </>
      )}
      <InviteUsersDialog {...dialogProps('invite')} />
      <MagicChefDialog {...dialogProps('magic')} onWrite={() => add('write')} />
      <ImportDialog {...dialogProps('import')} />
      <ExportDialog {...dialogProps('export')} />
    </>
  );
}
