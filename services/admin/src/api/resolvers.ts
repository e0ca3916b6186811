import type { Resolvers } from '../generated/resolvers.ts';
import { accountMutations, accountQueries } from './account-resolvers.ts';
import type { Dependencies } from './dependencies.ts';
import { deviceMutations, deviceQueries } from './device-resolvers.ts';
import { userMutations, userQueries } from './user-resolvers.ts';

export function resolvers(ports: Dependencies): Resolvers {
  return {
    Query: { ...accountQueries(ports), ...deviceQueries(ports), ...userQueries(ports) },
    Mutation: { ...accountMutations(ports), ...deviceMutations(ports), ...userMutations(ports) },
  };
}
