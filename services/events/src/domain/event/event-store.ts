import type { Announcement } from '@convivio/contracts/announcement';
import type { DinnerEvent } from './event.ts';

/** Which dinners a page shows, and in which order: the latest made first, the next first, the latest first. */
export type EventTime = 'any' | 'ahead' | 'past';

/** Where a page goes on: behind the dinner with this id, and this key in the order of the page. */
export interface Position {
  key: number;
  id: number;
}

/** A page as it is asked for: what began before `over` is past. */
export interface PageQuery {
  when: EventTime;
  over: Date;
  first: number;
  after: Position | null;
}

export interface EventPage {
  events: DinnerEvent[];
  totalCount: number;
  hasNextPage: boolean;
}

/** An idempotency key, and the cook whose it is. */
export interface OwnKey {
  cookId: string;
  key: string;
}

/** Where dinners are kept. What is announced is stored in the same write. */
export interface EventStore {
  find(id: number): Promise<DinnerEvent | null>;
  /** The dinner that was planned with this key; whether it was deleted since, so that a late repetition does not bring it back. */
  findByKey(key: OwnKey): Promise<DinnerEvent | 'deleted' | null>;
  count(ownerId: string): Promise<number>;
  page(ownerIds: readonly string[], query: PageQuery): Promise<EventPage>;
  /** Dinners on whose menu a recipe is; at most `most` behind the id `after`, in the order of their ids. */
  withRecipe(recipeId: number, after: number, most: number): Promise<DinnerEvent[]>;
  /** False when another call has planned one with the same key in the meantime. */
  insert(event: DinnerEvent, announced: Announcement[], key: OwnKey | null): Promise<boolean>;
  /** False when the dinner is not `before` any more: nothing is written then. */
  replace(before: DinnerEvent, after: DinnerEvent, announced: Announcement[]): Promise<boolean>;
  /** Marks a dinner as deleted: it is found no more. False when it was changed in the meantime. */
  remove(event: DinnerEvent, now: Date, announced: Announcement[]): Promise<boolean>;
}
