import type { Announcement } from '@convivio/contracts/announcement';
import type { GeneratedRecipe } from '../recipe/generated-recipe.ts';
import type { MagicFailure, MagicRequest } from './magic-request.ts';

/** Where requests are kept for a day. What is announced is stored in the same write as the change. */
export interface MagicStore {
  find(id: number): Promise<MagicRequest | null>;
  /** The owner's request that was made with an idempotency key. */
  madeWith(ownerId: string, idempotencyKey: string): Promise<MagicRequest | null>;
  /** How many requests of the owner have not ended. */
  countUnended(ownerId: string): Promise<number>;
  /**
   * Keeps a new request, or gives back the one that was made with the same idempotency key; null where the owner has so many that have not
   * ended, whoever else asks at the same moment.
   */
  insert(
    request: MagicRequest,
    idempotencyKey: string | null,
    mostAtOnce: number,
    announcements: Announcement[],
  ): Promise<MagicRequest | null>;
  /** Says that its recipe is being made; null where the request has ended or is gone. */
  begin(id: number): Promise<MagicRequest | null>;
  /** Titles that its owner was offered for the same wish since, the latest first, at most so many. */
  titlesOffered(request: MagicRequest, since: Date, most: number): Promise<string[]>;
  /** Ends a request with its recipe, unless it has ended. */
  succeed(id: number, recipe: GeneratedRecipe, announcements: Announcement[]): Promise<void>;
  /** Ends a request with a failure, unless it has ended. */
  fail(id: number, failure: MagicFailure, announcements: Announcement[]): Promise<void>;
  /** Announces again, at most so many, requests that have not ended and nobody has touched since. Answers how many. */
  announceAgain(untouchedSince: Date, most: number): Promise<number>;
}
