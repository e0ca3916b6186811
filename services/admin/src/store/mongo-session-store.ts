import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { SessionStore, StoredSession } from '../domain/devices/session-store.ts';

type SessionDocument = Omit<StoredSession, 'id'> & { _id: string };

export function mongoSessionStore(sessions: AnyModel, relay: Relay): SessionStore {
  return {
    async begin({ id, ...session }, announcements) {
      try {
        await sessions.create({ _id: id, ...session, ...firstOutbox(announcements) });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // A page that is loaded again says that its user left, and that the same sign-in goes on.
        await sessions.updateOne(
          { _id: id, userId: session.userId },
          { $set: { endedAt: null, openedAt: session.openedAt } },
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
    async userOf(id) {
      return (await sessions.findById(id).lean<SessionDocument>())?.userId ?? null;
    },
    async among(userId, ids) {
      const found = await sessions
        .find({ _id: { $in: [...ids] }, userId })
        .lean<SessionDocument[]>();
      return found.map(sessionOf);
    },
    async *every(userId) {
      const found = sessions.find({ userId }).sort({ _id: 1 }).lean<SessionDocument[]>().cursor();
      for await (const document of found) yield sessionOf(document as SessionDocument);
    },
    async erase(userId, limit) {
      const found = await sessions
        .find({ userId }, { _id: 1 })
        .limit(limit)
        .lean<SessionDocument[]>();
      await sessions.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
      return found.length === limit;
    },
  };
}

function sessionOf(document: SessionDocument): StoredSession {
  const { _id: id, userId, timezone, userAgent, startedAt, openedAt, endedAt } = document;
  return { id, userId, timezone, userAgent, startedAt, openedAt: openedAt ?? null, endedAt };
}
