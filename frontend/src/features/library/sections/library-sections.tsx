import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import type { RecipeState } from '../../../generated/operations.ts';
import {
  courseSections,
  hidesEverything,
  type CourseSection as SectionCount,
  type DietFilter,
} from './course-sections.ts';
import type { AddChoice } from '../menus/add-choice.ts';
import { CourseSection } from './course-section.tsx';
import { LibraryHead } from '../header/library-heading.tsx';
import { LoadingLibrary, UnreachableLibrary } from '../library-states.tsx';
import {
  isSameView,
  libraryView,
  type Counts,
  type CourseQuery,
  type LibraryView,
} from '../reading/library-view.ts';
import { useLibraryView } from '../reading/use-library-view.ts';
import { refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';
import { counted, recipes } from '../../../kitchen/labels/counts.ts';
import {
  ArchiveAction,
  ArchiveBar,
  ArchivedActions,
  ChooseAction,
  DeleteModeBar,
  EmptyArchive,
  EmptyLibrary,
  NothingFound,
  VisibilityBar,
} from '../lazy-parts.ts';
import type { ByCourse } from './section-preferences.ts';
import type { LibraryMode } from '../library-mode.ts';
import { ChosenRecipesProvider } from '../visibility/chosen-recipes.tsx';
import { useScrollPlace } from './use-scroll-place.ts';
import { useSectionPreferences } from './use-section-preferences.ts';
import type { ViewMode } from '../../../kitchen/recipe-list/use-view-mode.ts';

export interface LibrarySectionsProps {
  /** The owner of the collection that is shown; null for the cook's own. */
  collection: string | null;
  state: RecipeState;
  search: string;
  onClearSearch: () => void;
  viewMode: ViewMode;
  /** Null while tapping a recipe opens it and nothing else. */
  mode: LibraryMode | null;
  onModeEnd: () => void;
  onAdd: (choice: AddChoice) => void;
  /** Leads from the archive to the recipes. */
  onLeaveArchive: () => void;
  onImport: () => void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The sections of the library, or what stands in their place. */
export function LibrarySections({
  collection,
  state,
  search,
  viewMode,
  mode,
  headingRef,
  ...acts
}: LibrarySectionsProps) {
  const client = useApolloClient();
  const { preferences, view, data, error, sections } = useShownSections(collection, state, search);
  const archived = view.state === 'archived';
  const Actions = archived ? ArchivedActions : mode ? modeActions[mode] : null;

  if (error !== undefined)
    return <UnreachableLibrary error={error} onRetry={() => void refreshLibrary(client)} />;
  if (data === undefined)
    return (
      <LoadingLibrary title={titles[view.state]} viewMode={viewMode} headingRef={headingRef} />
    );
  const { counts } = data;
  if (counts.total === 0) return <NoRecipes {...acts} state={view.state} />;
  return (
    <ChosenRecipesProvider>
      <LibraryHead
        title={titles[view.state]}
        line={lineOf(view, counts, sections)}
        sections={sections}
        headingRef={headingRef}
      />
      <Notices {...acts} view={view} counts={counts} mode={mode} />
      {sections.map((section) => (
        <CourseSection
          key={section.course}
          section={section}
          query={view.queries[section.course]}
          first={data[section.course].nodes}
          viewMode={viewMode}
          preferences={preferences}
          above={`${sections.map(({ shown }) => shown).join()} ${mode}`}
          Actions={Actions}
        />
      ))}
    </ChosenRecipesProvider>
  );
}

/** The wanted view with its sections, as soon as it is read. */
function useShownSections(collection: string | null, state: RecipeState, search: string) {
  const preferences = useSectionPreferences();
  const wanted = libraryView(state, search, preferences, collection);
  const { view, data, error } = useLibraryView(wanted);
  const sections = data ? courseSections(data.counts.courses, filtersOf(view)) : [];
  useScrollPlace(data !== undefined);
  useNewView(view);
  useFiltersThatHideAll(hidesEverything(sections) && isSameView(view, wanted), preferences.showAll);
  return { preferences, view, data, error, sections };
}

type NoRecipesProps = Pick<LibrarySectionsProps, 'state' | 'onLeaveArchive' | 'onAdd' | 'onImport'>;

const NoRecipes = ({ state, onLeaveArchive, onAdd, onImport }: NoRecipesProps) =>
  state === 'archived' ? (
    <EmptyArchive onLeave={onLeaveArchive} />
  ) : (
    <EmptyLibrary onAdd={onAdd} onImport={onImport} />
  );

interface NoticesProps extends Pick<LibrarySectionsProps, 'mode' | 'onModeEnd' | 'onClearSearch'> {
  view: LibraryView;
  counts: Counts;
}

/** What is said above the sections: of the archive, of the mode, and of a search without an answer. */
function Notices({ view, counts, mode, onModeEnd, onClearSearch }: NoticesProps) {
  const archived = view.state === 'archived';
  return (
    <>
      {archived && <ArchiveBar count={counts.total} ownerId={view.collection} />}
      {mode === 'delete' && !archived && <DeleteModeBar onDone={onModeEnd} />}
      {mode === 'visibility' && !archived && <VisibilityBar onDone={onModeEnd} />}
      {counts.found === 0 && (
        <NothingFound search={view.search} archived={archived} onClear={onClearSearch} />
      )}
    </>
  );
}

const modeActions = { delete: ArchiveAction, visibility: ChooseAction } as const;

const titles: Record<RecipeState, string> = { active: 'Recipes', archived: 'Archive' };

const filtersOf = ({ queries }: LibraryView): ByCourse<DietFilter> => ({
  starter: filterOf(queries.starter),
  main: filterOf(queries.main),
  dessert: 'all',
});
const filterOf = ({ diet }: CourseQuery): DietFilter =>
  diet === null || diet === 'dessert' ? 'all' : diet;

/** How many recipes there are or were found, and how many of them the dietary filters leave. */
function lineOf(
  { state, search }: LibraryView,
  { total, found }: Counts,
  sections: readonly SectionCount[],
): string {
  const all = recipes(search ? found : total, state === 'archived' ? 'archived' : '');
  const hidden = sections.some(({ count, shown }) => shown < count);
  const line = hidden
    ? `${counted(sections.reduce((sum, { shown }) => sum + shown, 0))} of ${all}`
    : all;
  return search ? `${line} for ${search}` : line;
}

/** Another search, another state and another collection begin at the top. */
function useNewView({ collection, state, search }: LibraryView): void {
  const key = JSON.stringify([collection, state, search]);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (scrollY > 0) scrollTo(0, 0);
  }, [key]);
}

/** Where dietary filters leave nothing at all to see, they are reset to all. */
function useFiltersThatHideAll(hidden: boolean, showAll: () => void): void {
  const reset = useEffectEvent(showAll);
  useEffect(() => {
    if (hidden) reset();
  }, [hidden]);
}
