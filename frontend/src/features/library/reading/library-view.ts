import type {
  Category,
  DietaryCategory,
  LibraryPageQueryVariables,
  LibraryViewQuery,
  LibraryViewQueryVariables,
  RecipeSort,
  RecipeState,
} from '../../../generated/operations.ts';
import type { ByCourse } from '../sections/section-preferences.ts';
import type { SectionPreferences } from '../sections/use-section-preferences.ts';
import { longestSearch } from './longest-search.data.ts';

export type Counts = LibraryViewQuery['counts'];

/** The recipes of one course in one order. */
export interface CourseQuery {
  /** The owner of the collection; undefined for the cook's own. */
  collection?: string | undefined;
  state: RecipeState;
  search: string;
  course: Category;
  diet: DietaryCategory | null;
  sort: RecipeSort;
}

/** What the library shows: which recipes, and each section's order and filter. */
export interface LibraryView {
  /** The owner of the collection; null for the cook's own. */
  collection: string | null;
  state: RecipeState;
  search: string;
  queries: ByCourse<CourseQuery>;
}

export const pageSize = 50;

/** Signs alone find everything: they are no search. */
const word = /[\p{L}\p{N}\p{RI}\p{Extended_Pictographic}]/u;

export function libraryView(
  state: RecipeState,
  wanted: string,
  { sorts, filters }: Pick<SectionPreferences, 'sorts' | 'filters'>,
  collection: string | null = null,
): LibraryView {
  // An address may hold any text.
  const text = wanted.slice(0, longestSearch).toWellFormed();
  const search = word.test(text) ? text : '';
  const query = (course: CourseQuery['course'], hasFilter: boolean): CourseQuery => {
    const filter = hasFilter ? filters[course] : 'all';
    const diet = filter === 'all' ? null : filter;
    const sort = sorts[course];
    return { ...(collection && { collection }), state, search, course, diet, sort };
  };
  return {
    collection,
    state,
    search,
    queries: {
      starter: query('starter', true),
      main: query('main', true),
      dessert: query('dessert', false),
    },
  };
}

export const isSameView = (one: LibraryView, other: LibraryView) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The sections whose order or filter is all that tells two views apart; none where more does. */
export function changedSections(before: LibraryView, after: LibraryView): CourseQuery[] {
  const isElsewhere =
    before.collection !== after.collection ||
    before.state !== after.state ||
    before.search !== after.search;
  if (isElsewhere) return [];
  return Object.values(after.queries).filter(
    (query: CourseQuery) => JSON.stringify(query) !== JSON.stringify(before.queries[query.course]),
  );
}

const filterOf = ({ state, course, diet, search }: CourseQuery) => ({
  state,
  course,
  ...(diet && { diet }),
  ...(search && { search }),
});

/** The one request for all that a view shows first: its numbers and the first page of each section. */
export function viewVariables({
  collection,
  state,
  search,
  queries,
}: LibraryView): LibraryViewQueryVariables {
  const { starter, main, dessert } = queries;
  return {
    ...(collection && { collection }),
    state,
    search: search || null,
    starters: filterOf(starter),
    startersBy: starter.sort,
    mains: filterOf(main),
    mainsBy: main.sort,
    desserts: filterOf(dessert),
    dessertsBy: dessert.sort,
    first: pageSize,
  };
}

/** The request for a further page of a section. */
export const pageVariables = (query: CourseQuery, page: number): LibraryPageQueryVariables => ({
  ...(query.collection && { collection: query.collection }),
  filter: filterOf(query),
  sort: query.sort,
  first: pageSize,
  offset: page * pageSize,
});
