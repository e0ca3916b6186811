import type { Category, Recipe, ShownState } from '../recipe/recipe.ts';
import type { LibraryCount, LibraryPage, LibraryQuery } from './library-query.ts';

/** What is read for one answer. */
export interface Read {
  /** Is told of each recipe, as it is stored, before the next one is read. Throws where they are too much for an answer. */
  add(stored: object): void;
  /** Keeps one page waiting while another is read. */
  inTurn<Result>(act: () => Promise<Result>): Promise<Result>;
}

/** Where pages of a library come from. */
export interface LibraryReader {
  /** One page; of each recipe only the fields that are named. Ends with what `read` throws. */
  page(query: LibraryQuery, fields: readonly (keyof Recipe)[], read: Read): Promise<LibraryPage>;
  /** How many there are and how many a search leaves, by course and diet; none that is empty. */
  counts(
    ownerId: string,
    state: ShownState,
    search: string,
  ): Promise<{ all: LibraryCount[]; found: LibraryCount[] }>;
  /** How many there are, the archived included; of one owner or of all, all of them or those made since. */
  countAll(of: { ownerId: string } | { createdSince: Date | null }): Promise<number>;
  /** How many active ones everybody may see, by course. */
  countPublic(ownerId: string): Promise<Record<Category, number>>;
}
