import type { Resolvers } from '../generated/resolvers.ts';
import { accountMutations, accountQueries } from './account-resolvers.ts';
import type { Dependencies } from './dependencies.ts';
import { deviceMutations, deviceQueries } from './device-resolvers.ts';
import { personFields, personQueries } from './person-resolvers.ts';
import { systemMutations, systemQueries } from './system-resolvers.ts';
import { usageQueries } from './usage-resolvers.ts';
import { userMutations, userQueries } from './user-resolvers.ts';

/** Resolvers only translate: arguments in, one call, the answer out. */
export function resolvers(ports: Dependencies): Resolvers {
  return {
    ...personFields(ports),
    Query: {
      ...personQueries(ports),
      ...accountQueries(ports),
      ...deviceQueries(ports),
      ...userQueries(ports),
      ...usageQueries(ports),
      ...systemQueries(ports.system),
    },
    Mutation: {
      ...accountMutations(ports),
      ...deviceMutations(ports),
      ...userMutations(ports),
      ...systemMutations(ports.system),
    },
  };
}
