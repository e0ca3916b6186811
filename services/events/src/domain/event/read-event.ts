import { invalid, malformed } from '@convivio/platform/errors';
import type { DinnerEvent } from './event.ts';
import { LIMITS } from './event-limits.data.ts';
import type { EventPage, EventStore, Position } from './event-store.ts';
import { allowSeeing, type Cook } from './policy.ts';

export async function readEvent(events: EventStore, cook: Cook, id: number): Promise<DinnerEvent> {
  return allowSeeing(cook, await events.find(id));
}

/** A page of the cook's dinners, the latest made first. */
export function listEvents(
  events: EventStore,
  cook: Cook,
  first: number,
  after: string | null,
): Promise<EventPage> {
  if (first < 1 || first > LIMITS.pageSize)
    throw invalid('PAGE_SIZE_INVALID', `A page has 1 to ${LIMITS.pageSize} events.`, {
      first: `must be a whole number from 1 to ${LIMITS.pageSize}`,
    });
  return events.page(cook.id, first, after === null ? null : positionOf(after));
}

/** A position as a caller carries it to the next page. */
export const cursorOf = ({ createdAt, id }: Position): string =>
  Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');

/** Further from 1970 there is no date. */
const FURTHEST_DATE_MS = 8.64e15;

function positionOf(cursor: string): Position {
  const [time, id] = partsOf(cursor);
  if (
    typeof time === 'number' &&
    Math.abs(time) <= FURTHEST_DATE_MS &&
    typeof id === 'number' &&
    Number.isSafeInteger(id)
  )
    return { createdAt: new Date(time), id };
  throw malformed(
    'CURSOR_INVALID',
    'This page of events cannot be found. Begin again with the first one.',
    { after: 'is not an end of a page' },
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
