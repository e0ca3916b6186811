import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { ViewStore } from '../domain/links/view-store.ts';

export function mongoViewStore(model: AnyModel, relay: Relay): ViewStore {
  const documents = model.collection;
  return {
    async insert({ id, ...fields }, announced) {
      try {
        await documents.insertOne({ _id: id as never, ...fields, ...firstOutbox(announced) });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      relay.nudge();
      return true;
    },
    async markConverted(linkId, visit) {
      await documents.updateOne({ linkId, visit }, { $set: { convertedToSignup: true } });
    },
    async removeOf(linkIds) {
      if (linkIds.length > 0) await documents.deleteMany({ linkId: { $in: linkIds as number[] } });
    },
  };
}
