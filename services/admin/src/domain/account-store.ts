import type { Announcement } from '@convivio/contracts/announcement';
import type { Account, Profile } from './account.ts';

/** Where accounts are kept. What is announced is stored in the same write. */
export interface AccountStore {
  find(id: string): Promise<Account | null>;
  /** Creates the account or brings it up to date, in one write. */
  save(profile: Profile, now: Date, announcements: readonly Announcement[]): Promise<Account>;
  count(): Promise<number>;
  /** How many have been seen since. */
  countSeenSince(since: Date): Promise<number>;
  /** When the accounts since were created. */
  creationsSince(since: Date): AsyncIterable<Date>;
}
