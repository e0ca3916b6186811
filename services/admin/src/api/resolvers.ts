import type { Resolvers } from '../generated/resolvers.ts';
import { accountMutations, accountQueries, userFields } from './account-resolvers.ts';
import { budgetMutations, budgetQueries } from './budget-resolvers.ts';
import type { Dependencies } from './dependencies.ts';
import { deviceMutations, deviceQueries } from './device-resolvers.ts';
import { personFields, personQueries } from './person-resolvers.ts';
import { systemMutations, systemQueries } from './system-resolvers.ts';
import { usageQueries } from './usage-resolvers.ts';
import { userListQueries } from './user-list-resolvers.ts';
import { auditFields, userMutations, userQueries } from './user-resolvers.ts';

export function resolvers(ports: Dependencies): Resolvers {
  return {
    ...personFields(ports),
    ...auditFields(ports),
    ...userFields(ports),
    Query: {
      ...accountQueries(ports),
      ...deviceQueries(ports),
      ...personQueries(ports),
      ...userQueries(ports),
      ...userListQueries(ports),
      ...usageQueries(ports),
      ...systemQueries(ports),
      ...budgetQueries(ports),
    },
    Mutation: {
      ...accountMutations(ports),
      ...deviceMutations(ports),
      ...userMutations(ports),
      ...systemMutations(ports),
      ...budgetMutations(ports),
    },
  };
}
