import type { DinnerEvent } from './event.ts';
import { LIMITS } from './event-limits.data.ts';
import { keyIn } from './event-order.ts';
import type { EventPage, EventStore, EventTime, Position } from './event-store.ts';
import { isWhole, noSuchPage, partsOf, refusePageSize, toCursor } from './page.ts';
import { allowEvent, ownersShown, type Cook } from './policy.ts';

export async function readEvent(
  events: Pick<EventStore, 'find'>,
  cook: Cook,
  id: number,
): Promise<DinnerEvent> {
  return allowEvent(cook, 'see', await events.find(id));
}

/** A dinner that began so long ago is still going on. */
const LASTS_MS = 6 * 60 * 60_000;

export interface PageRequest {
  /** The owner whose dinners are meant; null for the cook's own with those of all for whom they act. */
  collection: string | null;
  when: EventTime;
  first: number;
  /** A cursor. */
  after: string | null;
}

/** A page of the dinners with which the cook works. */
export async function listEvents(
  events: EventStore,
  cook: Cook,
  { collection, when, first, after }: PageRequest,
  now: Date,
): Promise<EventPage> {
  refusePageSize(first, LIMITS.pageSize, 'events');
  return events.page(await ownersShown(cook, collection), {
    when,
    over: new Date(now.getTime() - LASTS_MS),
    first,
    after: after === null ? null : positionOf(when, after),
  });
}

/** A position as a caller carries it to the next page. */
export const cursorOf = (when: EventTime, event: DinnerEvent): string =>
  toCursor([when, keyIn(when, event), event.id]);

function positionOf(when: EventTime, cursor: string): Position {
  const [of, key, id] = partsOf(cursor);
  if (of === when && isWhole(key) && isWhole(id)) return { key, id };
  throw noSuchPage('events');
}
