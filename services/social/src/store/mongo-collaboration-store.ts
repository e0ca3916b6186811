import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { Collaboration } from '../domain/collaboration/collaboration.ts';
import type { CollaborationStore } from '../domain/collaboration/collaboration-store.ts';

type CollaborationDocument = Omit<Collaboration, 'id'> & { _id: number };

export function mongoCollaborationStore(model: AnyModel, relay: Relay): CollaborationStore {
  const findOne = async (filter: object): Promise<Collaboration | null> => {
    const document = await model.findOne(filter).lean<CollaborationDocument>();
    return document && collaborationOf(document);
  };
  return {
    async of(userId) {
      const documents = await model
        .find({ ...eitherSide(userId), ended: false })
        .sort({ _id: 1 })
        .lean<CollaborationDocument[]>();
      return documents.map(collaborationOf);
    },
    find: (id) => findOne({ _id: id }),
    between: (ownerId, collaboratorId) => findOne({ ownerId, collaboratorId, ended: false }),
    count: (side) => model.countDocuments({ ...side, ended: false }),
    async insert({ id: _id, ...begun }, announcements) {
      const inserted = await insertNew({
        _id,
        ...begun,
        ended: false,
        ...firstOutbox(announcements),
      });
      relay.nudge();
      return inserted;
    },
    async insertEnded({ id: _id, ...never }, now) {
      await insertNew({ _id, ...never, ended: true, endedAt: now });
    },
    async end(id, now, announcements) {
      const { $push, $set } = appendToOutbox(announcements);
      const { modifiedCount } = await model.updateOne(
        { _id: id, ended: false },
        { $set: { ended: true, endedAt: now, ...$set }, $push },
      );
      relay.nudge();
      return modifiedCount === 1;
    },
    async forgetEnded(userId) {
      const ended = { ...eitherSide(userId), ended: true };
      await model.deleteMany({ ...ended, unsent: { $exists: false } });
      return (await model.countDocuments(ended)) === 0;
    },
  };

  async function insertNew(document: object): Promise<boolean> {
    try {
      await model.create(document);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

const eitherSide = (userId: string) => ({ $or: [{ ownerId: userId }, { collaboratorId: userId }] });

const collaborationOf = ({
  _id: id,
  ownerId,
  collaboratorId,
  createdAt,
}: CollaborationDocument): Collaboration => ({ id, ownerId, collaboratorId, createdAt });
