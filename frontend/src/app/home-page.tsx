import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PanelStart } from '../features/intake/panel/add-recipe-panel.tsx';
import { LibraryHeader } from '../features/recipes/library/library-header.tsx';
import { Library } from '../features/recipes/library/library.tsx';
import { useViewMode } from '../features/recipes/library/use-view-mode.ts';
import { paths } from '../shared/api/paths.ts';
import { LoadingScreen } from '../shared/ui/loading-screen.tsx';

const loadPanel = () => import('../features/intake/panel/add-recipe-panel.tsx');
const AddRecipePanel = lazy(async () => ({ default: (await loadPanel()).AddRecipePanel }));

/** Milliseconds after which the page has what it needs for itself. */
const whenSettled = 1500;

/** The panel is a place in the history, so that the way back closes it. */
const panelParameter = 'add';
const starts: readonly string[] = ['files', 'camera', 'link'] satisfies PanelStart[];

/** The library; while a recipe is added, the panel in its place. */
export function HomePage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const state = useLocation().state as { openedHere?: boolean } | null;
  const [viewMode, setViewMode] = useViewMode();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = query.get(panelParameter);
  const adding = asked !== null && starts.includes(asked) ? (asked as PanelStart) : null;

  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && adding === null) heading.current?.focus();
    wasAdding.current = adding !== null;
  }, [adding]);

  // The panel's code is fetched while the cook looks around, so that it opens at once.
  useEffect(() => {
    const timer = setTimeout(() => void loadPanel().catch(() => {}), whenSettled);
    return () => clearTimeout(timer);
  }, []);

  const open = (start: PanelStart) => {
    void navigate(`${paths.home.getHref()}?${panelParameter}=${start}`, { state: { openedHere: state?.openedHere ?? adding === null }, replace: adding !== null });
  };
  const close = () => {
    if (state?.openedHere) void navigate(-1);
    else void navigate(paths.home.getHref(), { replace: true });
  };
  return (
    <>
      <LibraryHeader viewMode={viewMode} onViewMode={setViewMode} onAdd={open} />
      {adding
        ? <Suspense fallback={<LoadingScreen />}><AddRecipePanel startWith={adding} onClose={close} onDone={(recipeId) => void navigate(paths.recipe.getHref(recipeId), { replace: true })} /></Suspense>
        : <Library viewMode={viewMode} onAdd={open} headingRef={heading} />}
    </>
  );
}
