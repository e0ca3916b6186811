import { invalid, malformed } from '@convivio/platform/errors';
import { Problems } from '@convivio/platform/problems';
import type { Cook } from '../event/policy.ts';
import { changeList } from './change-list.ts';
import { readListTitle } from './create-list.ts';
import { allowList } from './list-policy.ts';
import type { ListPage, ListPosition, ListStore } from './list-store.ts';
import { LIMITS } from './shopping-limits.data.ts';
import type { ShoppingList } from './shopping-list.ts';

export async function readList(lists: ListStore, cook: Cook, id: number): Promise<ShoppingList> {
  return allowList(cook, await lists.find(id));
}

/** A page of the cook's lists, the latest made first; `after` is a cursor. */
export function pageOfLists(
  lists: ListStore,
  cook: Cook,
  first: number,
  after: string | null,
): Promise<ListPage> {
  if (first < 1 || first > LIMITS.pageSize)
    throw invalid('PAGE_SIZE_INVALID', `A page has 1 to ${LIMITS.pageSize} lists.`, {
      first: `must be a whole number from 1 to ${LIMITS.pageSize}`,
    });
  return lists.page(cook.id, first, after === null ? null : positionOf(after));
}

/** Where a list stands among others, as a caller carries it to the next page. */
export const listCursor = ({ createdAt, id }: ShoppingList): string =>
  Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');

function positionOf(cursor: string): ListPosition {
  const [madeAt, id, ...more] = Buffer.from(cursor, 'base64url').toString().split(' ').map(Number);
  if (Number.isSafeInteger(madeAt) && Number.isSafeInteger(id) && more.length === 0)
    return { madeAt: madeAt!, id: id! };
  throw malformed(
    'CURSOR_INVALID',
    'This page of lists cannot be found. Begin again with the first one.',
    { after: 'is not an end of a page' },
  );
}

/** Gives a list another title. Throws 422 for none. */
export function renameList(
  lists: ListStore,
  cook: Cook,
  id: number,
  written: string,
  now: Date,
): Promise<ShoppingList> {
  const title = newTitle(written);
  return changeList(lists, cook, id, now, (list) =>
    title === list.title ? null : { ...list, title },
  );
}

function newTitle(written: string): string {
  const problems = new Problems('SHOPPING_LIST_INVALID');
  const title = readListTitle(problems, written);
  if (title === '') problems.add('title', 'is required', 'Give the list a title.');
  problems.settle();
  return title;
}
