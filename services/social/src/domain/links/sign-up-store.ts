import type { Announcement } from '@convivio/contracts/announcement';

/** Which new accounts were counted for a link, for as long as they are new. */
export interface SignUpStore {
  /** False when the account was counted already, for whichever link. */
  insert(
    userId: string,
    linkId: number,
    now: Date,
    announcements: readonly Announcement[],
  ): Promise<boolean>;
  remove(userId: string): Promise<void>;
  /** Removes those that were noted before a moment, once that was told. */
  removeNotedBefore(before: Date): Promise<void>;
}
