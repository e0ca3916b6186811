import { invalid, malformed } from '@convivio/platform/errors';
import type { DinnerEvent } from './event.ts';
import { LIMITS } from './event-limits.data.ts';
import { keyIn } from './event-order.ts';
import type { EventPage, EventStore, EventTime, Position } from './event-store.ts';
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
  if (first < 1 || first > LIMITS.pageSize)
    throw invalid('PAGE_SIZE_INVALID', `A page has 1 to ${LIMITS.pageSize} events.`, {
      first: `must be a whole number from 1 to ${LIMITS.pageSize}`,
    });
  return events.page(cook.id, {
    when,
    over: new Date(now.getTime() - LASTS_MS),
    first,
    after: after === null ? null : positionOf(when, after),
  });
}

/** A position as a caller carries it to the next page. */
export const cursorOf = (when: EventTime, event: DinnerEvent): string =>
  Buffer.from(JSON.stringify([when, keyIn(when, event), event.id])).toString('base64url');

function positionOf(when: EventTime, cursor: string): Position {
  const [of, key, id] = partsOf(cursor);
  if (
    of === when &&
    typeof key === 'number' &&
    Number.isSafeInteger(key) &&
    Number.isSafeInteger(id)
  )
    return { key, id: id as number };
  throw malformed(
    'CURSOR_INVALID',
    'This page of events cannot be found. Begin again with the first one.',
    { after: 'is not an end of a page in this order' },
  );
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
