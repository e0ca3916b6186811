import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import type { AccessEndAnnouncement } from '@convivio/platform/access-end';
import { newId } from '@convivio/platform/ids';
import { firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { AccessEndStore } from '../domain/account/account-store.ts';

export function mongoAccessEndStore(ends: AnyModel, relay: Relay): AccessEndStore {
  async function insert(end: AccessEndAnnouncement, more: { tokenId?: string } = {}) {
    const { userId, until } = end.data;
    const outbox = firstOutbox([end]);
    await ends.create({ _id: newId(), userId, until: new Date(until), ...more, ...outbox });
    relay.nudge();
  }
  return {
    insert: (end) => insert(end),
    async insertOnce(end, tokenId) {
      try {
        await insert(end, { tokenId });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async forget(userId) {
      await ends.deleteMany({ userId });
    },
  };
}
