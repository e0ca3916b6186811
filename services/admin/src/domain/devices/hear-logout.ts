import { accessEnded } from '@convivio/platform/access-end';
import { malformed } from '@convivio/platform/errors';
import type { AccessEndStore } from '../account/account-store.ts';
import type { SessionStore } from './session-store.ts';
import { endSession } from './track-session.ts';

/** What the issuer says of a sign-out on its own pages. One of user and session is there, or both. */
interface Logout {
  /** By which one token is known from all others. */
  tokenId: string;
  userId: string | null;
  /** Null for all sign-ins of the user. */
  sessionId: string | null;
  at: Date;
}

export interface LogoutPorts {
  /** Throws 400 for a token that does not hold, 503 when the issuer's keys cannot be had. */
  readLogout(token: string): Promise<Logout>;
  ends: Pick<AccessEndStore, 'insertOnce'>;
  sessions: SessionStore;
}

/**
 * Ends the access of a sign-in, or of all sign-ins of a user, that has ended at the issuer, as a token of the issuer says. Throws 400 for a token that
 * does not hold or comes again, 503 where that cannot be told.
 */
export async function hearLogout(ports: LogoutPorts, token: string, now: Date): Promise<void> {
  const { tokenId, sessionId, at, userId: named } = await ports.readLogout(token);
  const userId = named ?? (sessionId && (await ports.sessions.userOf(sessionId)));
  const end = accessEnded(userId ?? ISSUER, { userId, sessionId, reason: 'signed-out' }, at, now);
  if (!(await ports.ends.insertOnce(end, tokenId)))
    throw malformed('LOGOUT_TOKEN_INVALID', 'This logout token was heard before.');
  if (userId !== null && sessionId !== null)
    await endSession(ports.sessions, sessionId, userId, now);
}

/** Who acts where the issuer does not say whose session it was. */
const ISSUER = 'login';
