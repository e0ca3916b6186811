import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PanelStart } from '../features/intake/panel/add-recipe-panel.tsx';
import { LibraryHeader } from '../features/recipes/library/library-header.tsx';
import { Library } from '../features/recipes/library/library.tsx';
import { useViewMode } from '../features/recipes/library/use-view-mode.ts';
import { paths } from '../shared/api/paths.ts';
import { fetchedWhenOpen } from '../shared/ui/fetched-when-open.tsx';
import { LoadingScreen } from '../shared/ui/loading-screen.tsx';
import { useArrival } from '../shared/ui/use-arrival.ts';

const AddRecipePanel = fetchedWhenOpen(async () => (await import('../features/intake/panel/add-recipe-panel.tsx')).AddRecipePanel, <LoadingScreen />);

/** The panel is a place in the history, so that the way back closes it. */
const panelParameter = 'add';
const starts: readonly string[] = ['files', 'camera', 'link'] satisfies PanelStart[];

/** The library; while a recipe is added, the panel in its place. */
export function HomePage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { key, state } = useLocation();
  const openedHere = (state as { openedHere?: boolean } | null)?.openedHere;
  const [viewMode, setViewMode] = useViewMode();
  const heading = useArrival<HTMLHeadingElement>();
  const asked = query.get(panelParameter);
  const adding = asked !== null && starts.includes(asked) ? (asked as PanelStart) : null;

  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && adding === null) heading.current?.focus();
    wasAdding.current = adding !== null;
  }, [adding, heading]);

  const open = (start: PanelStart) => {
    void navigate(`${paths.home.getHref()}?${panelParameter}=${start}`, { state: { openedHere: openedHere ?? adding === null }, replace: adding !== null });
  };
  const close = () => {
    if (openedHere) void navigate(-1);
    else void navigate(paths.home.getHref(), { replace: true });
  };
  return (
    <>
      <LibraryHeader viewMode={viewMode} onViewMode={setViewMode} onAdd={open} onMayAdd={AddRecipePanel.fetch} />
      {adding
        ? <AddRecipePanel open startWith={adding} occasion={key} onClose={close} onDone={(recipeId) => void navigate(paths.recipe.getHref(recipeId), { replace: true })} />
        : <Library viewMode={viewMode} onAdd={open} onMayAdd={AddRecipePanel.fetch} headingRef={heading} />}
    </>
  );
}
