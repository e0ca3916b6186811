import type {
  StandaloneListFragment,
  StandaloneListItemFragment,
  TickShoppingItemsMutation,
} from '../../../generated/operations.ts';
import type { KeptLists } from './kept-lists.ts';

type TickedList = TickShoppingItemsMutation['tickShoppingItems'];

/** An item as it was to be ticked. */
interface Ticked {
  itemId: string;
  checked: boolean;
}

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

  /**
   * Takes the answer to ticks, which tells ticks and nothing else. False where the list has changed otherwise too, as far as can be told: it
   * must be read. A next version is that of these ticks only where they changed something: else it is another's, be it of words.
   */
  acceptTicks({ id, version, items }: TickedList, ticks: readonly Ticked[]): boolean {
    const known = this.#read(id);
    if (!known) return false;
    if (known.version > version) return true;
    if (!isSameRow(known.items, items)) return false;
    if (version > known.version && !(version === known.version + 1 && isOwn(known, items, ticks)))
      return false;
    this.#set(id, {
      ...known,
      version,
      items: known.items.map((item, at) => {
        const { checked } = items[at]!;
        return item.checked === checked ? item : { ...item, checked };
      }),
    });
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

const isSameRow = (known: readonly { id: string }[], told: readonly { id: string }[]) =>
  known.length === told.length && known.every(({ id }, at) => id === told[at]!.id);

/** Whether ticks changed what was known, and nothing but them did. */
function isOwn(
  { items }: StandaloneListFragment,
  told: readonly { checked: boolean }[],
  ticks: readonly Ticked[],
): boolean {
  const wanted = new Map(ticks.map(({ itemId, checked }) => [itemId, checked]));
  return (
    items.some(({ id, checked }) => (wanted.get(id) ?? checked) !== checked) &&
    items.every(({ id, checked }, at) => (wanted.get(id) ?? checked) === told[at]!.checked)
  );
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
