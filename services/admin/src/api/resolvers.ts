import { requireUser } from '@convivio/platform/identity';
import type { AccountStore } from '../domain/account-store.ts';
import type { SessionStore } from '../domain/session-store.ts';
import type { PersonPorts } from '../domain/person.ts';
import { seeUser } from '../domain/see-user.ts';
import { endSession, startSession } from '../domain/track-session.ts';
import type { UsageStore } from '../domain/usage/usage-store.ts';
import type { UserListStore } from '../domain/users/user-list-store.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { systemMutations, systemQueries, type SystemPorts } from './system-resolvers.ts';
import { usageQueries } from './usage-resolvers.ts';
import { userListQueries } from './user-list-resolvers.ts';
import { personFields, personQueries } from './person-resolvers.ts';

export function resolvers({
  accounts,
  sessions,
  users,
  usage,
  system,
  actsFor,
}: {
  users: UserListStore;
  usage: UsageStore;
  system: SystemPorts;
  accounts: AccountStore;
  sessions: SessionStore;
  actsFor: PersonPorts['actsFor'];
}): Resolvers {
  return {
    ...personFields({ accounts, actsFor }),
    Query: {
      ...usageQueries({ usage, accounts, users }),
      ...userListQueries({ users, usage }),
      ...systemQueries(system),
      ...personQueries({ accounts, actsFor }),
      me: async (_parent, _args, { actor }) => {
        if (actor?.kind !== 'user') return null;
        const { id, firstName, lastName, email, createdAt } = await seeUser(
          accounts,
          {
            id: actor.id,
            email: actor.email,
            firstName: actor.firstName,
            lastName: actor.lastName,
            isAdmin: actor.isAdmin,
          },
          new Date(),
        );
        return { id, firstName, lastName, email, isAdmin: actor.isAdmin, createdAt: createdAt.toISOString() };
      },
    },
    Mutation: {
      ...systemMutations(system),
      startSession: (_parent, { timezone, userAgent }, { actor }) => {
        const user = requireUser(actor);
        return startSession(
          sessions,
          { sessionId: user.sessionId ?? user.id, userId: user.id, timezone, userAgent },
          new Date(),
        );
      },
      endSession: (_parent, _args, { actor }) => {
        const user = requireUser(actor);
        return endSession(sessions, user.sessionId ?? user.id, user.id, new Date());
      },
    },
  };
}
