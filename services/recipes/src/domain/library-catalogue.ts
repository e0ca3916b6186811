import { createSearchIndex } from '@convivio/culinary/search';
import quickselect from 'quickselect';
import { comparePositions, ORDERS, type SortKeys } from './library-order.ts';
import type { LibraryCount, LibraryQuery, Position } from './library-query.ts';
import { LibraryTally } from './library-tally.ts';
import type { Category, DietaryCategory, Recipe, ShownState } from './recipe.ts';

/** What is known of a recipe without reading it. */
export interface CatalogueEntry extends SortKeys {
  id: number;
  state: Recipe['state'];
  course: Category;
  diet: DietaryCategory;
  /** Differs whenever anything here or the words differ. */
  mark: string;
}

export interface Selection {
  places: Position[];
  hasNext: boolean;
  total: number;
}

/** All recipes of one owner as entries with their search words: searched, filtered, sorted and counted in memory. */
export class LibraryCatalogue {
  readonly #entries = new Map<number, CatalogueEntry>();
  readonly #index = createSearchIndex();
  readonly #tally = new LibraryTally();

  get size(): number {
    return this.#entries.size;
  }

  ids(): IterableIterator<number> {
    return this.#entries.keys();
  }

  markOf(id: number): string | undefined {
    return this.#entries.get(id)?.mark;
  }

  put(entry: CatalogueEntry, words: readonly string[]): void {
    this.#untally(entry.id);
    this.#tally.add(entry, 1);
    this.#entries.set(entry.id, entry);
    if (entry.state === 'deleted') this.#index.remove(entry.id);
    else this.#index.put(entry.id, words);
  }

  remove(id: number): void {
    this.#untally(id);
    this.#entries.delete(id);
    this.#index.remove(id);
  }

  select({ state, course, diet, search, sort, first, after, offset }: Omit<LibraryQuery, 'ownerId'>): Selection {
    const order = ORDERS[sort];
    const found = this.#found(state, search)
      .filter((entry) => (course === null || entry.course === course) && (diet === null || entry.diet === diet))
      .map((entry): Position => ({ key: entry[order.key], id: entry.id }));
    const compare = (a: Position, b: Position) => comparePositions(order, a, b);
    const begin = offset + (after === null ? 0 : found.filter((place) => compare(place, after) <= 0).length);
    const end = begin + first;
    // Only what comes up to the end of the page is put in order.
    if (end < found.length) quickselect(found, end, 0, found.length - 1, compare);
    return { places: found.slice(0, end).sort(compare).slice(begin), hasNext: end < found.length, total: found.length };
  }

  /** By course and diet; none that is empty. */
  counts(state: ShownState, search: string): LibraryCount[] {
    if (search === '') return this.#tally.counts(state);
    const tally = new LibraryTally();
    for (const entry of this.#found(state, search)) tally.add(entry, 1);
    return tally.counts(state);
  }

  #untally(id: number): void {
    const entry = this.#entries.get(id);
    if (entry) this.#tally.add(entry, -1);
  }

  #found(state: ShownState, search: string): CatalogueEntry[] {
    const found: CatalogueEntry[] = [];
    for (const id of this.#index.match(search).ids()) {
      const entry = this.#entries.get(id);
      if (entry?.state === state) found.push(entry);
    }
    return found;
  }
}
