import type { Cook } from '../event/policy.ts';
import { changeList } from './change-list.ts';
import type { ListStore } from './list-store.ts';
import { newTitle, titledAs } from './list-title.ts';
import type { ShoppingList } from './shopping-list.ts';

/** Gives a list another title. Throws 422 for none. */
export function renameList(
  lists: ListStore,
  cook: Cook,
  id: number,
  written: string,
  now: Date,
): Promise<ShoppingList> {
  const title = newTitle(written);
  return changeList(lists, cook, id, now, (list, version) => {
    const after = titledAs(list, title, null, version);
    return after === list ? null : after;
  });
}
