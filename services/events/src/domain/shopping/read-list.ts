import { pause } from '@convivio/platform/pauses';
import { isWhole, noSuchPage, partsOf, refusePageSize, toCursor } from '../event/page.ts';
import { ownersShown, type Cook } from '../event/policy.ts';
import { allowList } from './list-policy.ts';
import type { ListPage, ListPosition, ListStore } from './list-store.ts';
import { LIMITS } from './shopping-limits.data.ts';
import type { ShoppingList } from './shopping-list.ts';

export async function readList(lists: ListStore, cook: Cook, id: number): Promise<ShoppingList> {
  return allowList(cook, 'see', await lists.find(id));
}

/**
 * A page of the lists with which the cook works, or of those of one owner, the latest made first; `after` is a cursor. Long lists take long to be
 * told, so each page has a turn of its own.
 */
export async function pageOfLists(
  lists: ListStore,
  cook: Cook,
  collection: string | null,
  first: number,
  after: string | null,
): Promise<ListPage> {
  refusePageSize(first, LIMITS.pageSize, 'lists');
  const behind = after === null ? null : positionOf(after);
  const page = await lists.page(await ownersShown(cook, collection), first, behind);
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
