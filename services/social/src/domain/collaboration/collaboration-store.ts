import type { Announcement } from '@convivio/contracts/announcement';
import type { Collaboration } from './collaboration.ts';

/** Where collaborations are kept. What is announced is stored in the same write. */
export interface CollaborationStore {
  /** Those of a cook that go on, on either side, the first begun first. */
  of(userId: string): Promise<Collaboration[]>;
  /** One that goes on, or has ended. */
  find(id: number): Promise<Collaboration | null>;
  /** The one that goes on between an owner and a collaborator. */
  between(ownerId: string, collaboratorId: string): Promise<Collaboration | null>;
  /** How many go on with this owner, or of this collaborator. */
  count(
    side: Pick<Collaboration, 'ownerId'> | Pick<Collaboration, 'collaboratorId'>,
  ): Promise<number>;
  /** False where it was begun before, also when it has ended since, or another goes on between the two. */
  insert(begun: Collaboration, announcements: readonly Announcement[]): Promise<boolean>;
  /** Remembers as ended what never began, as another goes on between the two. */
  insertEnded(never: Collaboration, now: Date): Promise<void>;
  /** Ends it; false where it has ended. That it was there is remembered, so that it is not begun again. */
  end(id: number, now: Date, announcements: readonly Announcement[]): Promise<boolean>;
  /** Removes what is remembered of the ended ones of a cook, once it was told that they ended. False while some wait to be told. */
  forgetEnded(userId: string): Promise<boolean>;
}
