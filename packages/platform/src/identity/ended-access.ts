import { EventEmitter } from 'node:events';
import type { Bus } from '../bus/bus.ts';
import { ProductError, unauthenticated } from '../errors.ts';
import type { Log } from '../service/log.ts';
import {
  ACCESS_ENDED,
  accessEnd,
  LONGEST_TOKEN_MS,
  type AccessEnd,
  type EndReason,
  type IsBarred,
} from './access-end.ts';

/** What an access token says of its sign-in. */
export interface TokenOrigin {
  /** The user. */
  id: string;
  sessionId: string | null;
  /** Epoch milliseconds, to the second. */
  issuedAt: number;
}

/** The ends of access that every process has in memory. */
export interface EndedAccess {
  /** The refusal of a token that is valid but has come to an end; null while it holds. */
  refusalOf(token: TokenOrigin): ProductError | null;
  isBarred: IsBarred;
  /** Calls back at each end of access that may be of this user; returns how to stop. */
  watch(userId: string, ended: () => void): () => void;
}

export interface FollowedAccess extends EndedAccess {
  close(): void;
}

const FORGET_EVERY_MS = 3_600_000;

/**
 * Follows the ends of access on the bus: those that are stored there and those to come. Resolves when all that are stored are known, so that a
 * process that starts later refuses no less than the others.
 */
export async function followEndedAccess(bus: Bus, log: Log): Promise<FollowedAccess> {
  const ends = endsInMemory();
  const following = bus.follow(ACCESS_ENDED, { sinceMs: 2 * LONGEST_TOKEN_MS }, ({ data }) => {
    const read = accessEnd.safeParse(data);
    if (read.success) ends.add(read.data);
    else log.error({ problems: read.error.issues.length }, 'an end of access cannot be read');
  });
  const forgetting = setInterval(ends.forget, FORGET_EVERY_MS);
  forgetting.unref();
  const close = () => {
    clearInterval(forgetting);
    following.stop();
  };
  try {
    await following.ready;
  } catch (error) {
    close();
    throw error;
  }
  return { refusalOf: ends.refusalOf, isBarred: ends.isBarred, watch: ends.watch, close };
}

/** Where a session has ended of which it is not known whose it was. */
const ANYBODY = 'anybody';

/** The reasons that say whether somebody may come in at all. */
const STANDING: ReadonlySet<EndReason> = new Set(['suspended', 'reactivated', 'deleted']);

/**
 * What a fact about a whole user is about, so that a later one takes its place: whether they may come in at all, or what has ended beside a session
 * that goes on. So nobody who ends their other sign-ins, again and again, is let in by that after they were shown out.
 */
const aboutOf = ({ reason, keptSessionId }: AccessEnd) =>
  STANDING.has(reason) ? 'standing' : `beside ${keptSessionId ?? 'none'}`;

/** Ends of access by user and by session. */
export function endsInMemory() {
  const ofUsers = new Map<string, Map<string, AccessEnd>>();
  const ofSessions = new Map<string, AccessEnd>();
  const emitter = new EventEmitter().setMaxListeners(0);

  return {
    add(end: AccessEnd): void {
      const { userId, sessionId } = end;
      if (sessionId !== null) keepLater(ofSessions, sessionId, end);
      else if (userId !== null) {
        const ends = ofUsers.get(userId) ?? new Map<string, AccessEnd>();
        ofUsers.set(userId, ends);
        keepLater(ends, aboutOf(end), end);
      }
      emitter.emit(userId === null ? ANYBODY : `user:${userId}`);
    },
    refusalOf({ id, sessionId, issuedAt }: TokenOrigin): ProductError | null {
      const ofUser = [...(ofUsers.get(id)?.values() ?? [])]
        .filter((end) => outweighs(end, sessionId, issuedAt))
        .sort(theOneToTell)
        .at(0);
      if (ofUser) return refusals[ofUser.reason]();
      const ofSession = sessionId === null ? undefined : ofSessions.get(sessionId);
      return ofSession && [id, null].includes(ofSession.userId)
        ? refusals[ofSession.reason]()
        : null;
    },
    isBarred: (userId: string): boolean =>
      [...(ofUsers.get(userId)?.values() ?? [])].some(isBarred),
    watch(userId: string, ended: () => void) {
      for (const whose of [`user:${userId}`, ANYBODY]) emitter.on(whose, ended);
      return () => {
        for (const whose of [`user:${userId}`, ANYBODY]) emitter.off(whose, ended);
      };
    },
    forget(): void {
      const now = new Date().toISOString();
      for (const ends of [...ofUsers.values(), ofSessions])
        for (const [key, end] of ends)
          // What is theirs opens for anybody as soon as it is forgotten, and who tells it anew may be away: a reactivation ends it, no clock.
          if (end.until < now && end.reason !== 'suspended') ends.delete(key);
      for (const [id, { size }] of ofUsers) if (size === 0) ofUsers.delete(id);
    },
  };
}

/** Of two facts about the same the later counts, whichever comes first; who is deleted stays so. */
function keepLater(ends: Map<string, AccessEnd>, key: string, end: AccessEnd): void {
  const known = ends.get(key);
  if (known?.reason === 'deleted') return;
  if (known && end.reason !== 'deleted' && known.at > end.at) return;
  ends.set(key, end);
}

/** Tokens say the second in which they were issued: one of the same second counts as issued before. */
function outweighs(end: AccessEnd, sessionId: string | null, issuedAt: number): boolean {
  if (isBarred(end)) return true;
  if (end.keptSessionId !== null && end.keptSessionId === sessionId) return false;
  return issuedAt <= Date.parse(end.at);
}

const isBarred = ({ reason }: AccessEnd) => reason === 'suspended' || reason === 'deleted';

/** That nobody may come in, before why one token does not hold; of those the latest. */
const theOneToTell = (one: AccessEnd, other: AccessEnd) =>
  Number(isBarred(other)) - Number(isBarred(one)) || (one.at < other.at ? 1 : -1);

const sessionEnded = () => unauthenticated('Your session has ended. Sign in again.');
const refusals: Record<EndReason, () => ProductError> = {
  'signed-out': sessionEnded,
  reactivated: sessionEnded,
  'password-changed': () =>
    unauthenticated('The password of this account was changed. Sign in with the new one.'),
  suspended: () =>
    new ProductError(
      401,
      'ACCOUNT_SUSPENDED',
      'This account is suspended. Ask the person who runs this Convivio.',
    ),
  deleted: () => new ProductError(401, 'ACCOUNT_DELETED', 'This account was deleted.'),
};
