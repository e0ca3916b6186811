import { requestDigest } from '@convivio/contracts/idempotency-key';
import { invalid } from '@convivio/platform/errors';
import type { UseKey } from '../event/event-store.ts';
import { refuseUnusableKey } from '../event/usable-key.ts';
import type { Cook } from '../event/policy.ts';
import { changeList } from './change-list.ts';
import { allowList, itemNotFound } from './list-policy.ts';
import type { ListStore } from './list-store.ts';
import { LIMITS } from './shopping-limits.data.ts';
import type { ShoppingItem, ShoppingList } from './shopping-list.ts';
import {
  addedInVersion,
  isSameWords,
  newItem,
  refuseTooMany,
  writeItem,
  type WrittenItem,
} from './write-item.ts';

export interface Tick {
  itemId: number;
  checked: boolean;
}

/** Ticks items and takes ticks away; of an item that is named twice the last counts, what is not on the list is passed over. */
export function tickItems(
  lists: ListStore,
  cook: Cook,
  listId: number,
  ticks: readonly Tick[],
  now: Date,
): Promise<ShoppingList> {
  refuseTooManyAtOnce(ticks);
  const wanted = new Map(ticks.map(({ itemId, checked }) => [itemId, checked]));
  return changeList(lists, cook, listId, now, (list, version) => {
    const isTicked = ({ id, checked }: ShoppingItem) => (wanted.get(id) ?? checked) !== checked;
    if (!list.items.some(isTicked)) return null;
    return {
      ...list,
      items: list.items.map((item) =>
        isTicked(item) ? { ...item, checked: !item.checked, checkedIn: version } : item,
      ),
    };
  });
}

export interface ItemPorts {
  lists: ListStore;
  useKey: UseKey;
}

/** Adds an item by hand, behind the others; once for each key. */
export async function addItem(
  { lists, useKey }: ItemPorts,
  cook: Cook,
  listId: number,
  written: WrittenItem,
  key: string | null,
  newId: () => number,
  now: Date,
): Promise<ShoppingList> {
  refuseUnusableKey(key);
  const list = allowList(cook, await lists.find(listId));
  const item = newItem(written, newId(), key);
  refuseTooMany(wasAdded(list, key) ? list.items : [...list.items, item]);
  if (key !== null)
    await useKey(cook.id, key, requestDigest('addShoppingItem', { listId, ...written }));
  return changeList(lists, cook, listId, now, (before, version) => {
    if (wasAdded(before, key)) return null;
    const items = [...before.items, { ...item, ...addedInVersion(version) }];
    refuseTooMany(items);
    return { ...before, items };
  });
}

/** Whether an item came with this key, be it gone since. */
const wasAdded = ({ items, goneKeys }: ShoppingList, key: string | null): boolean =>
  key !== null && (goneKeys.includes(key) || items.some((item) => item.key === key));

export interface ItemEdit extends WrittenItem {
  checked?: boolean | null | undefined;
}

/** Changes what was written of an item. */
export function updateItem(
  lists: ListStore,
  cook: Cook,
  listId: number,
  itemId: number,
  written: ItemEdit,
  now: Date,
): Promise<ShoppingList> {
  return changeList(lists, cook, listId, now, (list, version) => {
    const item = list.items.find(({ id }) => id === itemId);
    if (!item) throw itemNotFound();
    const after = editedItem(item, written, version);
    return after === item
      ? null
      : { ...list, items: list.items.map((one) => (one === item ? after : one)) };
  });
}

/** An item with what was written of it; itself where that says nothing new. */
export function editedItem(item: ShoppingItem, written: ItemEdit, version: number): ShoppingItem {
  const words = writeItem(item, written);
  const checked = written.checked ?? item.checked;
  if (isSameWords(words, item) && checked === item.checked) return item;
  return {
    ...item,
    ...words,
    checked,
    changedIn: isSameWords(words, item) ? item.changedIn : version,
    checkedIn: checked === item.checked ? item.checkedIn : version,
  };
}

/** Takes items off a list. One that is not on it is no failure. */
export function removeItems(
  lists: ListStore,
  cook: Cook,
  listId: number,
  itemIds: readonly number[],
  now: Date,
): Promise<ShoppingList> {
  refuseTooManyAtOnce(itemIds);
  const gone = new Set(itemIds);
  return changeList(lists, cook, listId, now, (list) =>
    withoutItems(list, ({ id }) => gone.has(id)),
  );
}

/** A list without some items; null where it has none of them. */
export function withoutItems(
  list: ShoppingList,
  isGone: (item: ShoppingItem) => boolean,
): ShoppingList | null {
  const gone = list.items.filter(isGone);
  if (gone.length === 0) return null;
  return {
    ...list,
    items: list.items.filter((item) => !isGone(item)),
    goneKeys: [...list.goneKeys, ...gone.flatMap(({ key }) => key ?? [])].slice(-LIMITS.goneKeys),
  };
}

export function refuseTooManyAtOnce(items: readonly unknown[]): void {
  if (items.length > LIMITS.items)
    throw invalid(
      'TOO_MANY_ITEMS',
      `At most ${LIMITS.items.toLocaleString('en')} items can be changed at once.`,
    );
}
