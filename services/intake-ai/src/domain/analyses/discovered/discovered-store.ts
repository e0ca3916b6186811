import type { Announcement } from '@convivio/contracts/announcement';
import type { DiscoveredIngredient, Verdict } from './discovered-ingredient.ts';

/** Where discovered ingredients are kept, each name once in the whole installation. */
export interface DiscoveredStore {
  /** Those of these names that were answered. */
  among(names: readonly string[]): Promise<DiscoveredIngredient[]>;
  /** Takes a name to be asked, under this id if it is new; false where it was answered, or may not be asked yet. Of several at once one gets it. */
  take(name: string, id: number, now: Date, heldUntil: Date): Promise<boolean>;
  /** Keeps the answer to a name that was taken, with what it announces in the same write. */
  answer(
    ingredient: Omit<DiscoveredIngredient, 'id'>,
    announcements: readonly Announcement[],
  ): Promise<void>;
  /** A name that was taken has no answer, and may be asked again from then on. */
  postpone(name: string, until: Date): Promise<void>;
  /** The unverified first, then the newest. */
  list(first: number, offset: number): Promise<DiscoveredIngredient[]>;
  find(id: number): Promise<DiscoveredIngredient | null>;
  /** Keeps what an administrator has decided, and announces it in the same write; null where there is none of that id. */
  verify(
    id: number,
    verdict: Verdict,
    by: { administrator: string; at: Date },
    announcement: Announcement,
  ): Promise<DiscoveredIngredient | null>;
}
