import type { AnyModel } from '@convivio/platform/database';
import { newId } from '@convivio/platform/ids';
import { firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { AccessEndStore } from '../domain/account/account-store.ts';

export function mongoAccessEndStore(ends: AnyModel, relay: Relay): AccessEndStore {
  return {
    async insert(end) {
      const { userId, until } = end.data;
      await ends.create({ _id: newId(), userId, until: new Date(until), ...firstOutbox([end]) });
      relay.nudge();
    },
    async forget(userId) {
      await ends.deleteMany({ userId });
    },
  };
}
