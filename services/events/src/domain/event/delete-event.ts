import { busy, eventMessage } from './change-event.ts';
import type { EventStore } from './event-store.ts';
import { allowSeeing, type Cook } from './policy.ts';

/** As many others as may come in between before one is asked to try again. */
const TRIES = 8;

/** Deletes a dinner with its menu. */
export async function deleteEvent(
  events: EventStore,
  cook: Cook,
  id: number,
  now: Date,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const event = allowSeeing(cook, await events.find(id));
    if (await events.remove(event, now, [eventMessage('event.deleted', cook.id, event)])) return;
  }
  throw busy();
}
