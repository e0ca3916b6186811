import { requireUser } from '@convivio/platform/identity';
import type { CollaborationStore } from '../domain/collaboration/collaboration-store.ts';
import type { Collaboration } from '../domain/collaboration/collaboration.ts';
import { endCollaboration } from '../domain/collaboration/end-collaboration.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { collaborationNumber } from './ids.ts';

export interface CollaborationPorts {
  collaborations: CollaborationStore;
}

export const collaborationQueries = ({
  collaborations,
}: CollaborationPorts): NonNullable<Resolvers['Query']> => ({
  collaborations: async (_parent, _arguments, { actor }) =>
    (await collaborations.of(requireUser(actor).id)).map(presentCollaboration),
});

export const collaborationMutations = ({
  collaborations,
}: CollaborationPorts): NonNullable<Resolvers['Mutation']> => ({
  endCollaboration: async (_parent, { id }, { actor }) => {
    const cook = requireUser(actor);
    await endCollaboration(collaborations, cook, collaborationNumber(id), new Date());
    return true;
  },
});

/** A collaboration as the API shows it; what its people are called is told by the service of accounts. */
export const presentCollaboration = (collaboration: Collaboration) => ({
  id: String(collaboration.id),
  owner: { id: collaboration.ownerId },
  collaborator: { id: collaboration.collaboratorId },
  createdAt: collaboration.createdAt.toISOString(),
});
