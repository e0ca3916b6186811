import type { Announcement } from '@convivio/contracts/announcement';
import type { AccessEndAnnouncement } from '@convivio/platform/access-end';
import type { Account } from './account.ts';

/** What is told once it is stored: messages of the contracts, and ends of access. */
export type Told = Announcement | AccessEndAnnouncement;

/** Where accounts are kept. What is announced is stored in the same write. */
export interface AccountStore {
  /** Those that are asked for at once are read together. */
  find(id: string): Promise<Account | null>;
  /** Creates the account or brings it up to date, in one write. */
  save(
    profile: Pick<Account, 'id' | 'firstName' | 'lastName' | 'email' | 'isAdmin'>,
    now: Date,
    announcements: readonly Announcement[],
  ): Promise<Account>;
  /** Writes that the profile was changed here. Null when there is no such account. */
  changeProfile(
    profile: Pick<Account, 'id' | 'firstName' | 'lastName' | 'email'>,
    now: Date,
    announcements: readonly Told[],
  ): Promise<Account | null>;
  /** Suspends it, or with null reactivates it. False when it is so already, or is not there. */
  setSuspended(id: string, at: Date | null, announcements: readonly Told[]): Promise<boolean>;
  /** Those that are suspended, by their ids behind `after`. */
  suspended(after: string, limit: number): Promise<Account[]>;
  /** Tells something of a suspended account, unless it is none any more. */
  tellSuspended(id: string, announcements: readonly Told[]): Promise<void>;
  forget(id: string): Promise<void>;
  count(): Promise<number>;
  /** How many have been seen since. */
  countSeenSince(since: Date): Promise<number>;
  /** When the accounts since were created. */
  creationsSince(since: Date): AsyncIterable<Date>;
}

/** Ends of access that are no change of an account. */
export interface AccessEndStore {
  insert(end: AccessEndAnnouncement): Promise<void>;
  /** The same of what a token of the issuer says. False when it was said with this token before. */
  insertOnce(end: AccessEndAnnouncement, tokenId: string): Promise<boolean>;
  forget(userId: string): Promise<void>;
}
