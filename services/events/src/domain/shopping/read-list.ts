import { invalid, malformed } from '@convivio/platform/errors';
import type { Cook } from '../event/policy.ts';
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
