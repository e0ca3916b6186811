import type { Announcement } from '@convivio/contracts/announcement';

/** The time between a sign-in and a sign-out, or the closing of the app. */
export interface Session {
  id: string;
  userId: string;
  timezone: string;
  userAgent: string;
  startedAt: Date;
  /** When the app was opened last; null where that was not noted. */
  openedAt: Date | null;
}

/** Where sessions are kept. What is announced is stored in the same write, if there is one. */
export interface SessionStore {
  /** Begins the session; one that is there goes on, opened anew: of many a closing the end is never told. True when it is new: only then it is announced. */
  begin(session: Session, announcements: readonly Announcement[]): Promise<boolean>;
  /** Ends a running session. False when there was none. */
  end(
    id: string,
    userId: string,
    endedAt: Date,
    announcements: readonly Announcement[],
  ): Promise<boolean>;
  /** Whose session it is; null where it is not known. */
  userOf(id: string): Promise<string | null>;
  /** Those of a user that have these ids. */
  among(userId: string, ids: readonly string[]): Promise<Session[]>;
  /** All of a user, as they are kept. */
  every(userId: string): AsyncIterable<StoredSession>;
  /** Removes at most `limit` of a user; answers whether there may be more. */
  erase(userId: string, limit: number): Promise<boolean>;
}

/** A session as it is kept, with its end. */
export interface StoredSession extends Session {
  endedAt: Date | null;
}
