import type { Cook } from '../event/policy.ts';
import { changeList } from './change-list.ts';
import type { ListStore } from './list-store.ts';
import type { ShoppingItem, ShoppingList } from './shopping-list.ts';
import { refuseTooManyAtOnce } from './write-item.ts';

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
