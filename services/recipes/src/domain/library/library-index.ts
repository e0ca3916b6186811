import { createSearchIndex } from '@convivio/culinary/find';
import quickselect from 'quickselect';
import { comparePositions, ORDERS, type SortKeys } from './library-order.ts';
import type { LibraryCount, LibraryQuery, Position } from './library-query.ts';
import { LibraryTally } from './library-tally.ts';
import type { Category, DietaryCategory, Recipe, ShownState } from '../recipe/recipe.ts';

/** What is known of a recipe without reading it. */
export interface IndexEntry extends SortKeys {
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
export class LibraryIndex {
  readonly #ordinals = new Map<number, number>();
  /** By ordinal: numbers as small as these find an entry faster than ids do. */
  readonly #entries: (IndexEntry | undefined)[] = [];
  readonly #freeOrdinals: number[] = [];
  readonly #index = createSearchIndex();
  readonly #tally = new LibraryTally();

  get size(): number {
    return this.#ordinals.size;
  }

  ids(): IterableIterator<number> {
    return this.#ordinals.keys();
  }

  markOf(id: number): string | undefined {
    return this.#entry(id)?.mark;
  }

  put(entry: IndexEntry, words: readonly string[]): void {
    const before = this.#entry(entry.id);
    if (before) this.#tally.add(before, -1);
    this.#tally.add(entry, 1);
    const ordinal =
      this.#ordinals.get(entry.id) ?? this.#freeOrdinals.pop() ?? this.#entries.length;
    this.#ordinals.set(entry.id, ordinal);
    this.#entries[ordinal] = entry;
    if (entry.state === 'deleted') this.#index.remove(ordinal);
    else this.#index.put(ordinal, words);
  }

  remove(id: number): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return;
    this.#tally.add(this.#entries[ordinal]!, -1);
    this.#ordinals.delete(id);
    this.#entries[ordinal] = undefined;
    this.#freeOrdinals.push(ordinal);
    this.#index.remove(ordinal);
  }

  select({
    state,
    course,
    diet,
    search,
    sort,
    first,
    after,
    offset,
  }: Omit<LibraryQuery, 'ownerId'>): Selection {
    const order = ORDERS[sort];
    const found: Position[] = [];
    for (const entry of this.#found(state, search)) {
      if ((course === null || entry.course === course) && (diet === null || entry.diet === diet))
        found.push({ key: entry[order.key], id: entry.id });
    }
    const compare = (a: Position, b: Position) => comparePositions(order, a, b);
    const begin =
      offset + (after === null ? 0 : found.filter((place) => compare(place, after) <= 0).length);
    const end = begin + first;
    // Only what comes up to the end of the page is put in order.
    if (end < found.length) quickselect(found, end, 0, found.length - 1, compare);
    return {
      places: found.slice(0, end).sort(compare).slice(begin),
      hasNext: end < found.length,
      total: found.length,
    };
  }

  /** By course and diet; none that is empty. */
  counts(state: ShownState, search: string): LibraryCount[] {
    if (search === '') return this.#tally.counts(state);
    const tally = new LibraryTally();
    for (const entry of this.#found(state, search)) tally.add(entry, 1);
    return tally.counts(state);
  }

  #entry(id: number): IndexEntry | undefined {
    const ordinal = this.#ordinals.get(id);
    return ordinal === undefined ? undefined : this.#entries[ordinal];
  }

  #found(state: ShownState, search: string): IndexEntry[] {
    const found: IndexEntry[] = [];
    for (const ordinal of this.#index.match(search).ids()) {
      const entry = this.#entries[ordinal];
      if (entry?.state === state) found.push(entry);
    }
    return found;
  }
}
