import { isDuplicateKey, modelOf, type AnyModel } from '@convivio/platform/database';
import { Schema, type Connection } from 'mongoose';
import type { FeedStore, KeptFeed } from '../domain/calendar/feed-store.ts';

const feedSchema: Schema = new Schema(
  {
    /** The cook. */
    _id: { type: String, required: true },
    seed: { type: String, required: true },
    tokenHash: { type: String, required: true, unique: true },
    changes: { type: Number, default: 0 },
  },
  { versionKey: false },
);

export const feedModel = (connection: Connection): AnyModel =>
  modelOf(connection, 'CalendarFeed', feedSchema);

type FeedDocument = Omit<KeptFeed, 'ownerId'> & { _id: string };

const feedOf = ({ _id: ownerId, seed, tokenHash, changes }: FeedDocument): KeptFeed => ({
  ownerId,
  seed,
  tokenHash,
  // Addresses of before changes were counted.
  changes: changes ?? 0,
});

export function mongoFeedStore(model: AnyModel): FeedStore {
  const documents = model.collection;
  const findOne = async (filter: object): Promise<KeptFeed | null> => {
    const found = await documents.findOne<FeedDocument>(filter);
    return found && feedOf(found);
  };
  return {
    find: (ownerId) => findOne({ _id: ownerId }),
    findByToken: (tokenHash) => findOne({ tokenHash }),
    async insert({ ownerId, ...fields }) {
      try {
        await documents.insertOne({ _id: ownerId as never, ...fields });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async countChange(ownerId) {
      await documents.updateOne({ _id: ownerId as never }, { $inc: { changes: 1 } });
    },
    async replace({ ownerId, ...fields }) {
      await documents.updateOne({ _id: ownerId as never }, { $set: fields }, { upsert: true });
    },
  };
}
