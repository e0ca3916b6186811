import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { SignUpStore } from '../domain/links/sign-up-store.ts';

export function mongoSignUpStore(model: AnyModel, relay: Relay): SignUpStore {
  const documents = model.collection;
  return {
    async insert(userId, linkId, notedAt, announcements) {
      try {
        await documents.insertOne({
          _id: userId as never,
          linkId,
          notedAt,
          ...firstOutbox(announcements),
        });
        relay.nudge();
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async remove(userId) {
      await documents.deleteOne({ _id: userId as never });
    },
    async removeNotedBefore(before) {
      await documents.deleteMany({ notedAt: { $lt: before }, unsent: { $exists: false } });
    },
  };
}
