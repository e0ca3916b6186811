import type {
  StandaloneListFragment,
  StandaloneListItemFragment,
  TickShoppingItemsMutation,
} from '../../../generated/operations.ts';
import type { KeptLists } from './kept-lists.ts';

/** A list as it is told to somebody who knows an earlier version. */
export type ChangedList = TickShoppingItemsMutation['tickShoppingItems'];

/** What is known of a list: as it was read last, or that it is not there. */
export type KnownList = StandaloneListFragment | 'gone';

/** Lists that were read, each in its latest version: an answer that was on its way while a later one came changes nothing. */
export class KnownLists {
  readonly #lists = new Map<string, KnownList>();
  readonly #listeners = new Set<() => void>();
  readonly #kept: KeptLists;

  /** `kept` remembers them for when they cannot be read. */
  constructor(kept: KeptLists) {
    this.#kept = kept;
  }

  /** The same object until it changes; undefined where it was not read. */
  get = (id: string): KnownList | undefined => this.#lists.get(id);

  /** Takes a list as the server told it, unless a later version is known. */
  accept(list: StandaloneListFragment): void {
    const known = this.#read(list.id);
    if (known && known.version > list.version) return;
    this.#set(list.id, known ? { ...list, items: sameItems(known.items, list.items) } : list);
  }

  /** The version that is known of a list; 0 where none was read. */
  versionOf = (id: string): number => this.#read(id)?.version ?? 0;

  /**
   * Takes what has changed since the version that was known when it was asked for. False where that is not all: something was taken off or
   * put between meanwhile, and the list must be read.
   */
  acceptChanges(
    { id, title, version, itemCount, changedItems }: ChangedList,
    since: number,
  ): boolean {
    const known = this.#read(id);
    if (!known || known.version < since) return false;
    if (known.version > version) return true;
    const changed = new Map(changedItems.map((item) => [item.id, item]));
    const items = known.items.map((item) => changed.get(item.id) ?? item);
    const ids = new Set(items.map((item) => item.id));
    if (ids.size !== itemCount || changedItems.some((item) => !ids.has(item.id))) return false;
    this.#set(id, { ...known, title, version, items: sameItems(known.items, items) });
    return true;
  }

  /** It was deleted, or is nobody's business any more. */
  lose(id: string): void {
    this.#set(id, 'gone');
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #read(id: string): StandaloneListFragment | null {
    const known = this.#lists.get(id);
    return known && known !== 'gone' ? known : null;
  }

  #set(id: string, list: KnownList): void {
    this.#lists.set(id, list);
    if (list === 'gone') this.#kept.drop(id);
    else this.#kept.keep(list);
    for (const listener of this.#listeners) listener();
  }
}

/** What did not change stays the same object, so that its row is not drawn anew. */
function sameItems(
  known: readonly StandaloneListItemFragment[],
  told: readonly StandaloneListItemFragment[],
): StandaloneListItemFragment[] {
  const before = new Map(known.map((item) => [item.id, item]));
  return told.map((item) => {
    const other = before.get(item.id);
    return other && JSON.stringify(other) === JSON.stringify(item) ? other : item;
  });
}
