import { announce } from '@convivio/contracts/announcement';
import { invalid } from '@convivio/platform/errors';
import type { SessionStore } from './session-store.ts';

export interface Visit {
  sessionId: string;
  userId: string;
  timezone: string;
  userAgent: string;
}

/** Notes that a user opened the app; a second call of the same sign-in changes nothing. */
export async function startSession(store: SessionStore, visit: Visit, now: Date): Promise<boolean> {
  if (!isTimezone(visit.timezone))
    throw invalid('TIMEZONE_UNKNOWN', 'The time zone is not known.', {
      timezone: 'must be an IANA zone',
    });
  const { sessionId, userId, timezone } = visit;
  const userAgent = visit.userAgent.slice(0, 300);
  return store.begin({ id: sessionId, userId, timezone, userAgent, startedAt: now }, [
    announce('session.started', userId, { userId, sessionId, timezone, userAgent }),
  ]);
}

/** Notes that a user left. */
export async function endSession(
  store: SessionStore,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  return store.end(sessionId, userId, now, [
    announce('session.ended', userId, { userId, sessionId }),
  ]);
}

function isTimezone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
