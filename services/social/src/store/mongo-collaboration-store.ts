import type { AnyModel } from '@convivio/platform/database';
import type { Collaboration } from '../domain/collaboration/collaboration.ts';
import type { CollaborationStore } from '../domain/collaboration/collaboration-store.ts';

type CollaborationDocument = Omit<Collaboration, 'id'> & { _id: number };

export function mongoCollaborationStore(model: AnyModel): CollaborationStore {
  return {
    async of(userId) {
      const documents = await model
        .find({ $or: [{ ownerId: userId }, { collaboratorId: userId }] })
        .sort({ _id: 1 })
        .lean<CollaborationDocument[]>();
      return documents.map(collaborationOf);
    },
  };
}

const collaborationOf = ({
  _id: id,
  ownerId,
  collaboratorId,
  createdAt,
}: CollaborationDocument): Collaboration => ({ id, ownerId, collaboratorId, createdAt });
