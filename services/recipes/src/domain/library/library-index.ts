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
  readonly #slots = new Map<number, number>();
  /** By slot: numbers as small as these find an entry faster than ids do. */
  readonly #entries: (IndexEntry | undefined)[] = [];
  readonly #freeSlots: number[] = [];
  readonly #index = createSearchIndex();
  readonly #tally = new LibraryTally();

  get size(): number {
    return this.#slots.size;
  }

  ids(): IterableIterator<number> {
    return this.#slots.keys();
  }

  markOf(id: number): string | undefined {
    return this.#entry(id)?.mark;
  }

  put(entry: IndexEntry, words: readonly string[]): void {
    const before = this.#entry(entry.id);
    if (before) this.#tally.add(before, -1);
    this.#tally.add(entry, 1);
    const slot = this.#slots.get(entry.id) ?? this.#freeSlots.pop() ?? this.#entries.length;
    this.#slots.set(entry.id, slot);
    this.#entries[slot] = entry;
    if (entry.state === 'deleted') this.#index.remove(slot);
    else this.#index.put(slot, words);
  }

  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#tally.add(this.#entries[slot]!, -1);
    this.#slots.delete(id);
    this.#entries[slot] = undefined;
    this.#freeSlots.push(slot);
    this.#index.remove(slot);
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
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#entries[slot];
  }

  #found(state: ShownState, search: string): IndexEntry[] {
    const found: IndexEntry[] = [];
    for (const slot of this.#index.match(search).ids()) {
      const entry = this.#entries[slot];
      if (entry?.state === state) found.push(entry);
    }
    return found;
  }
}
