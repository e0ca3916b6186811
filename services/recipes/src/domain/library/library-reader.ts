import type { Recipe, ShownState } from '../recipe/recipe.ts';
import type { LibraryCount, LibraryPage, LibraryQuery } from './library-query.ts';

/** Where pages of a library come from. */
export interface LibraryReader {
  /** One page; of each recipe only the fields that are named. */
  page(query: LibraryQuery, fields: readonly (keyof Recipe)[]): Promise<LibraryPage>;
  /** How many there are and how many a search leaves, by course and diet; none that is empty. */
  counts(
    ownerId: string,
    state: ShownState,
    search: string,
  ): Promise<{ all: LibraryCount[]; found: LibraryCount[] }>;
}
