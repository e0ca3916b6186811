import { announce } from '@convivio/contracts/announcement';
import type { MessageData } from '@convivio/contracts/messages';
import { invalid } from '@convivio/platform/errors';
import type { SessionStore } from './session-store.ts';

export interface Visit {
  sessionId: string;
  userId: string;
  timezone: string;
  userAgent: string;
}

/** What a visit is kept under: the sign-in, or the user where their tokens name none. */
export const visitIdOf = ({ id, sessionId }: { id: string; sessionId?: string | null }): string =>
  sessionId ?? id;

/** Notes that a user opened the app; a second call of the same sign-in changes nothing. */
export async function startSession(store: SessionStore, visit: Visit, now: Date): Promise<boolean> {
  if (!isTimezone(visit.timezone))
    throw invalid('TIMEZONE_UNKNOWN', 'The time zone is not known.', {
      timezone: 'must be an IANA zone',
    });
  const { sessionId, userId, timezone } = visit;
  const userAgent = visit.userAgent.slice(0, 300);
  const session = { id: sessionId, userId, timezone, userAgent, startedAt: now, openedAt: now };
  return store.begin(session, [
    announce('session.started', userId, { userId, sessionId, timezone, userAgent }),
  ]);
}

/** Notes that a user left, where they were: how long they stayed is known. */
export async function leaveSession(
  store: SessionStore,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const [session] = await store.among(userId, [sessionId]);
  if (!session) return false;
  const durationMs = session.openedAt && now.getTime() - session.openedAt.getTime();
  return end(store, { sessionId, userId, durationMs }, now);
}

/** Ends a session from elsewhere: the app may have been left long before. */
export const endSession = (
  store: SessionStore,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<boolean> => end(store, { sessionId, userId, durationMs: null }, now);

const end = (store: SessionStore, ended: MessageData<'session.ended'>, now: Date) =>
  store.end(ended.sessionId, ended.userId, now, [announce('session.ended', ended.userId, ended)]);

function isTimezone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
