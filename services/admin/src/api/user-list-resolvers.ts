import { requireAdministrator } from '@convivio/platform/identity';
import { nameOf } from '../domain/account/person.ts';
import { readCostsOfUsers } from '../domain/usage/read-usage.ts';
import type { UsageStore } from '../domain/usage/usage-store.ts';
import { listUsers } from '../domain/users/list-users.ts';
import type { UserListStore } from '../domain/users/user-list-store.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { dollars } from './dollars.ts';

/** Users as administrators see them. */
export const userListQueries = ({
  users,
  usage,
}: {
  users: UserListStore;
  usage: UsageStore;
}): Pick<NonNullable<Resolvers['Query']>, 'adminUsers'> => ({
  adminUsers: async (_parent, { search, isActive, first, after }, { actor }) => {
    requireAdministrator(actor);
    const page = await listUsers(users, {
      search: search ?? '',
      isActive: isActive ?? null,
      first: first ?? 50,
      after: after ?? null,
    });
    const costs = await readCostsOfUsers(
      usage,
      page.users.map(({ id }) => id),
      new Date(),
    );
    return {
      nodes: page.users.map((user) => ({
        id: user.id,
        email: user.email,
        name: nameOf(user),
        createdAt: user.createdAt.toISOString(),
        isActive: user.isActive,
        isAdmin: user.isAdmin,
        openaiCosts: {
          last30Days: dollars(costs.get(user.id)?.last30Days ?? 0),
          sinceAccountCreation: dollars(costs.get(user.id)?.sinceAccountCreation ?? 0),
        },
      })),
      pageInfo: { hasNextPage: page.hasNextPage, endCursor: page.endCursor },
      totalCount: page.totalCount,
    };
  },
});
