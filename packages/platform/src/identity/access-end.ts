import { z } from 'zod';

/** The subject under which an end of access is told to all processes. */
export const ACCESS_ENDED = 'access.ended';

const HOUR_MS = 3_600_000;
/** No access token is accepted that is older, however long it says it holds. */
export const LONGEST_TOKEN_MS = 24 * HOUR_MS;

/**
 * Why access has ended. Who is suspended or deleted is refused whatever the token; who is reactivated comes in again, and what they were signed in with
 * before stays ended.
 */
const reasons = ['signed-out', 'password-changed', 'suspended', 'reactivated', 'deleted'] as const;
export type EndReason = (typeof reasons)[number];

/** A fact that outweighs tokens that are still valid: those of one session, or those of a user that were issued before it. */
export const accessEnd = z.object({
  /** Null where nothing is known but the session. */
  userId: z.string().nullable(),
  /** Null for the whole user. */
  sessionId: z.string().nullable(),
  /** A session that goes on although the user's others have ended. */
  keptSessionId: z.string().nullable(),
  reason: z.enum(reasons),
  /** When it became so: of two facts that say the same of somebody the later counts. */
  at: z.iso.datetime(),
  /** When nobody can hold such a token any more, so that the fact may be forgotten. */
  until: z.iso.datetime(),
});
export type AccessEnd = z.infer<typeof accessEnd>;

/** An announcement that access has ended; it must be published for good in the write that makes it true. */
export interface AccessEndAnnouncement {
  subject: typeof ACCESS_ENDED;
  actorId: string;
  data: AccessEnd;
}

/** Says that access has ended at that moment; the fact holds for two days from `now`. */
export function accessEnded(
  actorId: string,
  end: {
    userId: string | null;
    sessionId?: string | null;
    keptSessionId?: string | null;
    reason: EndReason;
  },
  at: Date,
  now = at,
): AccessEndAnnouncement {
  const { userId, sessionId = null, keptSessionId = null, reason } = end;
  const until = new Date(now.getTime() + 2 * LONGEST_TOKEN_MS).toISOString();
  const data = { userId, sessionId, keptSessionId, reason, at: at.toISOString(), until };
  return { subject: ACCESS_ENDED, actorId, data };
}

/** Whether a user is suspended or deleted, as it was told last: what is theirs opens for nobody who does not work with them. */
export type IsBarred = (userId: string) => boolean;
