import type { AccountStore } from '../account/account-store.ts';
import { DAY_MS } from '../usage/usage-time.ts';
import type { UserListStore } from './user-list-store.ts';

/** Who opened the app within so long is active. Milliseconds. */
const ACTIVE_MS = 30 * DAY_MS;

/** How many users there are, how many of them are suspended, and how many have opened the app in the last 30 days. */
export async function countUsers(
  {
    accounts,
    users,
  }: {
    accounts: Pick<AccountStore, 'count' | 'countSeenSince'>;
    users: Pick<UserListStore, 'count'>;
  },
  now: Date,
): Promise<{ totalUsers: number; suspendedUsers: number; activeUsersLast30Days: number }> {
  const [totalUsers, suspendedUsers, activeUsersLast30Days] = await Promise.all([
    accounts.count(),
    users.count({ words: [], isActive: false }),
    accounts.countSeenSince(new Date(now.getTime() - ACTIVE_MS)),
  ]);
  return { totalUsers, suspendedUsers, activeUsersLast30Days };
}
