import type { Cook } from '../event/policy.ts';
import { changeList } from './change-list.ts';
import { itemNotFound } from './list-policy.ts';
import type { ListStore } from './list-store.ts';
import type { ShoppingItem, ShoppingList } from './shopping-list.ts';
import { isSameWords, writeItem, type WrittenItem } from './write-item.ts';

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
