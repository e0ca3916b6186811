import { eventMessage } from './change-event.ts';
import type { EventStore } from './event-store.ts';
import { allowEvent, type Cook } from './policy.ts';
import { tryAnew } from './try-anew.ts';

/** Deletes a dinner of the cook's own with its menu. */
export async function deleteEvent(
  events: EventStore,
  cook: Cook,
  id: number,
  now: Date,
): Promise<void> {
  await tryAnew(async () => {
    const event = await allowEvent(cook, 'delete', await events.find(id));
    const announced = [eventMessage('event.deleted', cook.id, event)];
    return (await events.remove(event, now, announced)) || undefined;
  });
}
