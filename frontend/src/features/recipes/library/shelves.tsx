import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import type { RecipeState } from '../../../generated/operations.ts';
import { courseSections, hidesEverything, type DietFilter } from '../course-sections.ts';
import type { AddChoice } from './add-choice.ts';
import { CourseSection } from './course-section.tsx';
import type { Doomed } from './deletion-dialog.tsx';
import { EmptyArchive, EmptyLibrary, NothingFound } from './empty-library.tsx';
import { ArchiveBar, DeleteModeBar } from './library-bars.tsx';
import { LibraryHead } from './library-head.tsx';
import { LoadingLibrary, UnreachableLibrary } from './library-states.tsx';
import type { CardRecipe, Counts, Shelf } from './library-reader.ts';
import { DeletionDialog } from './menus.ts';
import { recipes } from './numbers.ts';
import { ArchiveAction, ArchivedActions } from './recipe-actions.tsx';
import type { ByCourse } from './shelf-preferences.ts';
import { useDeleteMode } from './use-delete-mode.ts';
import { useHeld, useLibraryReader } from './use-library-reader.ts';
import { useRecipeActs } from './use-recipe-acts.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { libraryView, useSettledView, wantsOf, type LibraryView } from './use-settled-view.ts';
import { useShelfPreferences } from './use-shelf-preferences.ts';
import type { ViewMode } from './use-view-mode.ts';

export interface ShelvesProps {
  state: RecipeState;
  search: string;
  onClearSearch: () => void;
  viewMode: ViewMode;
  deleteMode: boolean;
  onDeleteModeEnd: () => void;
  onAdd: (choice: AddChoice) => void;
  /** Leads from the archive to the recipes. */
  onLeaveArchive: () => void;
  onImport: () => void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The sections of the library, or what stands in their place. */
export function Shelves({ state, search, onClearSearch, viewMode, deleteMode, onDeleteModeEnd, onAdd, onLeaveArchive, onImport, headingRef }: ShelvesProps) {
  const reader = useLibraryReader();
  const preferences = useShelfPreferences();
  const wanted = libraryView(state, search, preferences);
  const view = useSettledView(reader, wanted);
  useHeld(reader, wantsOf(reader, view));
  const { value: counts, error } = reader.counts(view);
  const sections = counts ? courseSections(counts.courses, filtersOf(view)) : [];
  const ready = counts !== undefined && sections.every(({ course, shown }) => shown === 0 || isRead(reader.page(view.shelves[course], 0)));
  useScrollPlace(ready);
  useNewView(view);
  useFiltersThatHideAll(hidesEverything(sections) && JSON.stringify(view) === JSON.stringify(wanted), preferences.showAll);
  useDeleteMode(deleteMode, onDeleteModeEnd);

  const acts = useRecipeActs();
  const [doomed, setDoomed] = useState<{ what: Doomed; confirm: () => void } | null>(null);
  const [asking, setAsking] = useState(false);
  const ask = (what: Doomed, confirm: () => void) => {
    setDoomed({ what, confirm });
    setAsking(true);
  };
  const actions = view.state === 'archived'
    ? (recipe: CardRecipe) => <ArchivedActions recipe={recipe} viewMode={viewMode} onRestore={acts.restore} onDelete={() => ask({ title: recipe.title }, () => acts.deleteForGood(recipe))} />
    : deleteMode ? (recipe: CardRecipe) => <ArchiveAction recipe={recipe} viewMode={viewMode} onArchive={acts.archive} /> : null;

  if (counts === undefined && error !== undefined) return <UnreachableLibrary error={error} onRetry={() => void reader.refresh()} />;
  if (!ready) return <LoadingLibrary title={titles[view.state]} viewMode={viewMode} headingRef={headingRef} />;
  const archived = view.state === 'archived';
  if (counts.total === 0) return archived ? <EmptyArchive onLeave={onLeaveArchive} /> : <EmptyLibrary onAdd={onAdd} onImport={onImport} />;
  return (
    <>
      <LibraryHead title={titles[view.state]} line={lineOf(view, counts)} sections={sections} headingRef={headingRef} />
      {archived && <ArchiveBar onDeleteAll={() => ask({ count: counts.total }, acts.deleteAll)} />}
      {deleteMode && !archived && <DeleteModeBar onDone={onDeleteModeEnd} />}
      {counts.found === 0 && <NothingFound search={view.search} archived={archived} onClear={onClearSearch} />}
      {sections.map((section) => (
        <CourseSection
          key={section.course}
          section={section}
          query={view.shelves[section.course]}
          viewMode={viewMode}
          preferences={preferences}
          above={`${sections.map(({ shown }) => shown).join()} ${deleteMode}`}
          actions={actions}
        />
      ))}
      <DeletionDialog
        open={asking}
        doomed={doomed?.what ?? null}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          doomed?.confirm();
        }}
      />
    </>
  );
}

const titles: Record<RecipeState, string> = { active: 'Recipes', archived: 'Archive' };

const isRead = ({ value, error }: { value?: unknown; error?: unknown }) => value !== undefined || error !== undefined;

const filtersOf = ({ shelves }: LibraryView): ByCourse<DietFilter> => ({ starter: filterOf(shelves.starter), main: filterOf(shelves.main), dessert: 'all' });
const filterOf = ({ diet }: Shelf): DietFilter => (diet === null || diet === 'dessert' ? 'all' : diet);

function lineOf({ state, search }: LibraryView, { total, found }: Counts): string {
  const kind = state === 'archived' ? 'archived' : '';
  return search ? `${recipes(found, kind)} for ${search}` : recipes(total, kind);
}

/** Another search and another state begin at the top. */
function useNewView({ state, search }: LibraryView): void {
  const shown = useRef({ state, search });
  useEffect(() => {
    if (shown.current.state === state && shown.current.search === search) return;
    shown.current = { state, search };
    if (scrollY > 0) scrollTo(0, 0);
  }, [state, search]);
}

/** Where dietary filters leave nothing at all to see, they are reset to all. */
function useFiltersThatHideAll(hidden: boolean, showAll: () => void): void {
  const reset = useEffectEvent(showAll);
  useEffect(() => {
    if (hidden) reset();
  }, [hidden]);
}
