import type { DinnerEvent } from './event.ts';
import { LIMITS } from './event-limits.data.ts';
import { keyIn } from './event-order.ts';
import type { EventPage, EventStore, EventTime, Position } from './event-store.ts';
import { isWhole, noSuchPage, partsOf, refusePageSize, toCursor } from './page.ts';
import { allowSeeing, type Cook } from './policy.ts';

export async function readEvent(
  events: Pick<EventStore, 'find'>,
  cook: Cook,
  id: number,
): Promise<DinnerEvent> {
  return allowSeeing(cook, await events.find(id));
}

/** A dinner that began so long ago is still going on. */
const LASTS_MS = 6 * 60 * 60_000;

export interface PageRequest {
  when: EventTime;
  first: number;
  /** A cursor. */
  after: string | null;
}

/** A page of the cook's dinners. */
export function listEvents(
  events: EventStore,
  cook: Cook,
  { when, first, after }: PageRequest,
  now: Date,
): Promise<EventPage> {
  refusePageSize(first, LIMITS.pageSize, 'events');
  return events.page(cook.id, {
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
