import type {
  LibraryViewQuery,
  LibraryPageQueryVariables,
  LibraryViewQueryVariables,
  RecipeCard_RecipeFragment,
  RecipeState,
} from '../../generated/operations.ts';

type Card = RecipeCard_RecipeFragment;

/** A cook's recipes, the newest first. */
export interface FakeLibrary {
  recipes: Card[];
  archived: Card[];
}

const numberOf = <Key extends string>(keys: readonly Key[]) =>
  [...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length] as const);
const finds =
  (search: string | null | undefined) =>
  ({ title, description }: Card) =>
    !search || `${title} ${description}`.toLowerCase().includes(search.toLowerCase());
const orders: Record<string, (one: Card, other: Card) => number> = {
  newest: () => 0,
  oldest: () => 0,
  title: (one, other) => one.title.localeCompare(other.title),
  cookTime: () => 0,
  sustainability: (one, other) =>
    (other.sustainabilityScore ?? 50) - (one.sustainabilityScore ?? 50),
};

function counts(
  all: Card[],
  search: string | null,
): LibraryViewQuery['counts'] & { __typename: 'LibraryCounts' } {
  const found = all.filter(finds(search));
  const courses = numberOf(found.map(({ course }) => course)).map(([course, count]) => ({
    course,
    count,
    diets: numberOf(found.filter((recipe) => recipe.course === course).map(({ diet }) => diet)).map(
      ([diet, number]) => ({ diet, count: number }),
    ),
  }));
  return { __typename: 'LibraryCounts', total: all.length, found: found.length, courses };
}

function page(
  all: Card[],
  { filter: { course, diet, search }, sort, first, offset }: LibraryPageQueryVariables,
): Card[] {
  const found = all
    .filter(finds(search))
    .filter((recipe) => recipe.course === course && (!diet || recipe.diet === diet))
    .sort(orders[sort]!);
  return (sort === 'oldest' ? found.reverse() : found).slice(offset, offset + first);
}

function move(from: Card[], to: Card[] | null, id: string): Card | null {
  const at = from.findIndex((recipe) => recipe.id === id);
  if (at < 0) return null;
  const [recipe] = from.splice(at, 1);
  to?.unshift(recipe!);
  return recipe!;
}

/**
 * What the recipes service answers to the library's operations: data, null for a recipe that is not
 * there, undefined for other operations.
 */
export function answerLibrary(
  library: FakeLibrary,
  operationName: string,
  variables: Record<string, unknown>,
): object | null | undefined {
  const of = (state: RecipeState | null | undefined) =>
    state === 'archived' ? library.archived : library.recipes;
  const id = String(variables['id']);
  const changed = (name: string, recipe: Card | null, state: RecipeState) =>
    recipe && { [name]: { __typename: 'Recipe', id, state, version: 2 } };
  const pageOf = (wanted: LibraryPageQueryVariables) => ({
    __typename: 'RecipeConnection',
    nodes: page(of(wanted.filter.state), wanted).map((recipe) => ({
      __typename: 'Recipe',
      ...recipe,
    })),
  });
  switch (operationName) {
    case 'LibraryView': {
      const view = variables as LibraryViewQueryVariables;
      const part = (filter: LibraryPageQueryVariables['filter'], sort: string) =>
        pageOf({ filter, sort, first: view.first, offset: 0 } as LibraryPageQueryVariables);
      return {
        counts: counts(of(view.state), view.search ?? null),
        active: { __typename: 'LibraryCounts', total: library.recipes.length },
        starter: part(view.starters, view.startersBy),
        main: part(view.mains, view.mainsBy),
        dessert: part(view.desserts, view.dessertsBy),
      };
    }
    case 'LibraryPage':
      return { page: pageOf(variables as LibraryPageQueryVariables) };
    case 'ArchiveRecipe':
      return changed('archiveRecipe', move(library.recipes, library.archived, id), 'archived');
    case 'RestoreRecipe':
      return changed('restoreRecipe', move(library.archived, library.recipes, id), 'active');
    case 'DeleteRecipe':
      return move(library.archived, null, id) && { deleteRecipe: true };
    case 'DeleteArchivedRecipes':
      return { count: library.archived.splice(0).length };
    default:
      return undefined;
  }
}
