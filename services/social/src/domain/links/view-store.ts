import type { Announcement } from '@convivio/contracts/announcement';

/** That somebody opened a link: neither who, nor from which address. */
export interface ShareView {
  id: number;
  linkId: number;
  /** What the visitor's tab calls its visit. */
  visit: string;
  viewedAt: Date;
  /** By the visitor's time zone alone, ISO 3166; null where it is not known. */
  country: string | null;
  browser: string;
  convertedToSignup: boolean;
}

/** Where views are kept, for a while. What is announced is stored in the same write. */
export interface ViewStore {
  /** False when this visit was noted already. */
  insert(view: ShareView, announced: Announcement[]): Promise<boolean>;
  /** Marks the view of a visit, which may be gone, as one that an account came from. */
  markConverted(linkId: number, visit: string): Promise<void>;
  /** Removes all views of these links. */
  removeOf(linkIds: readonly number[]): Promise<void>;
}
