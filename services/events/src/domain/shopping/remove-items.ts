import type { Cook } from '../event/policy.ts';
import { changeList } from './change-list.ts';
import type { ListStore } from './list-store.ts';
import { LIMITS } from './shopping-limits.data.ts';
import type { ShoppingItem, ShoppingList } from './shopping-list.ts';
import { refuseTooManyAtOnce } from './write-item.ts';

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
