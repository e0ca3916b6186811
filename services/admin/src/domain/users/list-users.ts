import { invalid, malformed } from '@convivio/platform/errors';
import { searchWordsOf } from './search-keys.ts';
import type { ListedUser, UserListStore, UserPlace } from './user-list-store.ts';

const LARGEST_PAGE = 100;

export interface UserPage {
  users: ListedUser[];
  hasNextPage: boolean;
  /** Where the next page begins. */
  endCursor: string | null;
  /** How many are found on all pages. */
  totalCount: number;
}

/** A page of all users, or of those who are searched. Throws 422 for a page that cannot be, 400 for one that is not found. */
export async function listUsers(
  store: UserListStore,
  {
    search,
    isActive,
    first,
    after,
  }: { search: string; isActive: boolean | null; first: number; after: string | null },
): Promise<UserPage> {
  if (first < 1 || first > LARGEST_PAGE)
    throw invalid('PAGE_SIZE', `A page has 1 to ${LARGEST_PAGE} users.`, {
      first: `must be 1 to ${LARGEST_PAGE}`,
    });
  const words = searchWordsOf(search);
  const place = after === null ? null : placeIn(after);
  // Signs alone are the beginning of nobody's name.
  if (words.length === 0 && search.trim() !== '')
    return { users: [], hasNextPage: false, endCursor: null, totalCount: 0 };
  const query = { words, isActive };
  const [found, totalCount] = await Promise.all([
    store.page(query, first + 1, place),
    store.count(query),
  ]);
  const users = found.slice(0, first);
  const last = users.at(-1);
  return {
    users,
    hasNextPage: found.length > first,
    endCursor: last ? cursorOf(last) : null,
    totalCount,
  };
}

const cursorOf = ({ createdAt, id }: UserPlace) => `${createdAt.getTime()}.${id}`;

function placeIn(cursor: string): UserPlace {
  const [, time, id] = /^(\d{1,15})\.(.{1,200})$/.exec(cursor) ?? [];
  if (time && id) return { createdAt: new Date(Number(time)), id };
  throw malformed(
    'CURSOR_INVALID',
    'This page of users cannot be found. Begin again with the first one.',
    { after: 'is not an end of a page' },
  );
}
