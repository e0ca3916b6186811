import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { SessionStore } from '../domain/session-store.ts';

export function mongoSessionStore(sessions: AnyModel, relay: Relay): SessionStore {
  return {
    async begin({ id, ...session }, announcements) {
      try {
        await sessions.create({ _id: id, ...session, ...firstOutbox(announcements) });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // A page that is loaded again says that its user left, and that the same sign-in goes on.
        await sessions.updateOne(
          { _id: id, userId: session.userId, endedAt: { $ne: null } },
          { $set: { endedAt: null } },
        );
        return false;
      }
      relay.nudge();
      return true;
    },
    async end(id, userId, endedAt, announcements) {
      const { $push, $set } = appendToOutbox(announcements);
      const result = await sessions.updateOne(
        { _id: id, userId, endedAt: null },
        { $set: { endedAt, ...$set }, $push },
      );
      relay.nudge();
      return result.modifiedCount === 1;
    },
  };
}
