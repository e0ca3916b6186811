import { requireUser } from '@convivio/platform/identity';
import type { AccountStore } from '../domain/account-store.ts';
import type { SessionStore } from '../domain/session-store.ts';
import type { PersonPorts } from '../domain/person.ts';
import { seeUser } from '../domain/see-user.ts';
import { endSession, startSession } from '../domain/track-session.ts';
import type { UsageStore } from '../domain/usage/usage-store.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { systemMutations, systemQueries, type SystemPorts } from './system-resolvers.ts';
import { usageQueries } from './usage-resolvers.ts';
import { personFields, personQueries } from './person-resolvers.ts';

export function resolvers({
  accounts,
  sessions,
  usage,
  system,
  actsFor,
}: {
  usage: UsageStore;
  system: SystemPorts;
  accounts: AccountStore;
  sessions: SessionStore;
  actsFor: PersonPorts['actsFor'];
}): Resolvers {
  return {
    ...personFields({ accounts, actsFor }),
    Query: {
      ...usageQueries({ usage, accounts }),
      ...systemQueries(system),
      ...personQueries({ accounts, actsFor }),
      me: async (_parent, _args, { actor }) => {
        if (actor?.kind !== 'user') return null;
        const { createdAt, ...account } = await seeUser(
          accounts,
          {
            id: actor.id,
            email: actor.email,
            firstName: actor.firstName,
            lastName: actor.lastName,
          },
          new Date(),
        );
        return { ...account, isAdmin: actor.isAdmin, createdAt: createdAt.toISOString() };
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
