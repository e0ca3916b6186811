import { notFound } from '@convivio/platform/errors';
import { accessEnded } from '@convivio/platform/access-end';
import type { AccessEndStore } from '../account/account-store.ts';
import type { LoginDirectory } from '../account/login-directory.ts';
import type { Oneself } from '../account/prove-yourself.ts';
import type { SessionStore } from './session-store.ts';
import { endSession, leaveSession } from './track-session.ts';

export interface DevicePorts {
  directory: LoginDirectory;
  ends: AccessEndStore;
  sessions: SessionStore;
}

/** Signs one of one's own devices out, within a second also with a token that is still valid. Throws 404. */
export async function endDevice(
  { directory, ends, sessions }: DevicePorts,
  { id: userId }: Oneself,
  sessionId: string,
  now: Date,
): Promise<void> {
  const own = await directory.signIns(userId);
  if (!own.some(({ id }) => id === sessionId))
    throw notFound('DEVICE_NOT_FOUND', 'This device is not signed in any more.');
  await directory.endSignIn(sessionId);
  await ends.insert(accessEnded(userId, { userId, sessionId, reason: 'signed-out' }, now));
  await endSession(sessions, sessionId, userId, now);
}

/** Signs all devices but this one out, and says how many there were. */
export async function endOtherDevices(
  { directory, ends, sessions }: DevicePorts,
  oneself: Oneself,
  now: Date,
): Promise<number> {
  const { id: userId, sessionId: keptSessionId } = oneself;
  const ended = await endOtherSignIns(directory, oneself);
  await ends.insert(accessEnded(userId, { userId, keptSessionId, reason: 'signed-out' }, now));
  for (const id of ended) await endSession(sessions, id, userId, now);
  return ended.length;
}

/** Ends all sign-ins but the one with which somebody is here; answers which. */
export async function endOtherSignIns(
  directory: LoginDirectory,
  { id: userId, sessionId }: Oneself,
): Promise<string[]> {
  const others = (await directory.signIns(userId))
    .map(({ id }) => id)
    .filter((id) => id !== sessionId);
  for (const id of others) await directory.endSignIn(id);
  return others;
}

/** Ends the access of the sign-in with which somebody is here; the issuer is left by the browser itself. */
export async function signOut(
  { ends, sessions }: Pick<DevicePorts, 'ends' | 'sessions'>,
  { id: userId, sessionId }: Oneself,
  now: Date,
): Promise<void> {
  if (sessionId === null) return;
  await ends.insert(accessEnded(userId, { userId, sessionId, reason: 'signed-out' }, now));
  await leaveSession(sessions, sessionId, userId, now);
}
