import { requireUser } from '@convivio/platform/identity';
import type { CollaborationStore } from '../domain/collaboration/collaboration-store.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export function resolvers({ collaborations }: { collaborations: CollaborationStore }): Resolvers {
  return {
    Query: {
      collaborations: async (_parent, _arguments, { actor }) =>
        (await collaborations.of(requireUser(actor).id)).map((collaboration) => ({
          id: String(collaboration.id),
          owner: { id: collaboration.ownerId },
          collaborator: { id: collaboration.collaboratorId },
          createdAt: collaboration.createdAt.toISOString(),
        })),
    },
  };
}
