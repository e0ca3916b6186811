import { requestDigest, type UseKey } from '@convivio/contracts/idempotency-key';
import { refuseUnusableKey } from '@convivio/platform/usable-key';
import type { Cook } from '../event/policy.ts';
import { changeList } from './change-list.ts';
import { allowList } from './list-policy.ts';
import type { ListStore } from './list-store.ts';
import type { ShoppingList } from './shopping-list.ts';
import { addedInVersion, newItem, refuseTooMuch, type WrittenItem } from './write-item.ts';

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
  const list = await allowList(cook, 'change', await lists.find(listId));
  const item = newItem(written, newId(), key);
  if (!wasAdded(list, key)) refuseTooMuch([...list.items, item], list.items);
  if (key !== null)
    await useKey(cook.id, key, requestDigest('addShoppingItem', { listId, ...written }));
  return changeList(lists, cook, listId, now, (before, version) => {
    if (wasAdded(before, key)) return null;
    return { ...before, items: [...before.items, { ...item, ...addedInVersion(version) }] };
  });
}

/** Whether an item came with this key, be it gone since. */
const wasAdded = ({ items, goneKeys }: ShoppingList, key: string | null): boolean =>
  key !== null && (goneKeys.includes(key) || items.some((item) => item.key === key));
