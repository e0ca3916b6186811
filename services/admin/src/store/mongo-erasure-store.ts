import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { ErasureStore } from '../domain/erasure/erasure-store.ts';

export function mongoErasureStore(erasures: AnyModel, relay: Relay): ErasureStore {
  return {
    async begin(userId, begunAt, againAt, announcements) {
      try {
        await erasures.create({ _id: userId, begunAt, againAt, ...firstOutbox(announcements) });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      relay.nudge();
      return true;
    },
    async due(now, limit) {
      const found = await erasures
        .find({ againAt: { $lte: now } }, { _id: 1 })
        .sort({ againAt: 1 })
        .limit(limit)
        .lean<{ _id: string }[]>();
      return found.map(({ _id }) => _id);
    },
    async repeat(userId, announcements) {
      const { $push, $set } = appendToOutbox(announcements);
      await erasures.updateOne(
        { _id: userId, againAt: { $exists: true } },
        { $set: { doneAt: new Date(), ...$set }, $unset: { againAt: 1 }, $push },
      );
      relay.nudge();
    },
  };
}
