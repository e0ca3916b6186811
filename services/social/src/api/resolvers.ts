import type { Resolvers } from '../generated/resolvers.ts';
import { collaborationMutations, collaborationQueries } from './collaboration-resolvers.ts';
import {
  invitationMutations,
  invitationQueries,
  type InvitationPorts,
} from './invitation-resolvers.ts';
import { linkFields, linkMutations, linkQueries, type LinkDependencies } from './link-resolvers.ts';

/** What the resolvers of this service work with. */
export type Dependencies = InvitationPorts & { links: LinkDependencies };

/** Resolvers only translate: arguments in, one call, the answer out. */
export const resolvers = (dependencies: Dependencies): Resolvers => ({
  Query: {
    ...collaborationQueries(dependencies),
    ...invitationQueries(dependencies),
    ...linkQueries(dependencies.links),
  },
  Mutation: {
    ...collaborationMutations(dependencies),
    ...invitationMutations(dependencies),
    ...linkMutations(dependencies.links),
  },
  ...linkFields(dependencies.links),
});
