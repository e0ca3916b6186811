import { pause } from '@convivio/platform/pauses';
import { isWhole, noSuchPage, partsOf, refusePageSize, toCursor } from '../event/page.ts';
import type { Cook } from '../event/policy.ts';
import { allowList } from './list-policy.ts';
import type { ListPage, ListPosition, ListStore } from './list-store.ts';
import { LIMITS } from './shopping-limits.data.ts';
import type { ShoppingList } from './shopping-list.ts';

export async function readList(lists: ListStore, cook: Cook, id: number): Promise<ShoppingList> {
  return allowList(cook, await lists.find(id));
}

/** A page of the cook's lists, the latest made first; `after` is a cursor. Long lists take long to be told, so each page has a turn of its own. */
export async function pageOfLists(
  lists: ListStore,
  cook: Cook,
  first: number,
  after: string | null,
): Promise<ListPage> {
  refusePageSize(first, LIMITS.pageSize, 'lists');
  const page = await lists.page(cook.id, first, after === null ? null : positionOf(after));
  await pause();
  return page;
}

/** Where a list stands among others, as a caller carries it to the next page. */
export const listCursor = ({ createdAt, id }: ShoppingList): string =>
  toCursor([createdAt.getTime(), id]);

function positionOf(cursor: string): ListPosition {
  const [madeAt, id] = partsOf(cursor);
  if (isWhole(madeAt) && isWhole(id)) return { madeAt, id };
  throw noSuchPage('lists');
}
