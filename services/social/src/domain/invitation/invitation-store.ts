import type { Announcement } from '@convivio/contracts/announcement';
import type { Invitation, InvitationChannel, InvitationStatus } from './invitation.ts';

/** Which invitations are looked for. */
export interface InvitationQuery {
  /** The beginning of the e-mail of either side, in lower case. */
  search?: string;
  /** Of all owners unless told. */
  ownerId?: string;
  /** Only those that stand so at `now`. */
  status?: InvitationStatus;
  now: Date;
}

/** Where a page of invitations begins, the latest made first. */
export interface InvitationsWanted extends InvitationQuery {
  first: number;
  /** The last one of the page before. */
  after: number | null;
}

/** Where invitations are kept. What is announced is stored in the same write. */
export interface InvitationStore {
  find(id: number): Promise<Invitation | null>;
  findByCode(codeHash: string): Promise<Invitation | null>;
  findByKey(ownerId: string, key: string): Promise<Invitation | null>;
  /** As many as are wanted, and one more where there are more. */
  list(wanted: InvitationsWanted): Promise<Invitation[]>;
  /** How many are on all pages. */
  count(query: InvitationQuery): Promise<number>;
  /** How many of an owner can be accepted at this moment. */
  countOpen(ownerId: string, now: Date): Promise<number>;
  countSince(ownerId: string, since: Date): Promise<number>;
  /** False when another call has kept one with the same key in the meantime. */
  insert(
    invitation: Invitation,
    announcements: readonly Announcement[],
    key: string | null,
  ): Promise<boolean>;
  /** Uses it up for one cook; false where it can no longer be accepted at this moment: of several at once one wins. */
  use(
    id: number,
    by: { id: string; email: string },
    now: Date,
    announcements: readonly Announcement[],
  ): Promise<boolean>;
  /** False where it was used or revoked before. */
  revoke(id: number, now: Date, announcements: readonly Announcement[]): Promise<boolean>;
  /** Notes how it was sent. */
  noteSent(id: number, sentBy: InvitationChannel): Promise<void>;
  /** Removes those that could be accepted until before a moment, once all that is announced of them was told. */
  removeExpired(before: Date): Promise<void>;
  /** Removes those of a cook, and from those that the cook accepted who that was. */
  erase(userId: string): Promise<void>;
}
