import { announce, type Announcement } from '@convivio/contracts/announcement';
import { conflict } from '@convivio/platform/errors';
import type { DinnerEvent } from './event.ts';
import type { EventStore } from './event-store.ts';
import { allowSeeing, type Cook } from './policy.ts';

/** As many others as may come in between before one is asked to try again. */
const TRIES = 8;

/** Changes a dinner of the cook: loads, allows, lets `decide`, saves and announces in one write; anew when somebody was faster. */
export async function changeEvent(
  store: EventStore,
  cook: Cook,
  id: number,
  now: Date,
  decide: (event: DinnerEvent) => DinnerEvent | null,
): Promise<DinnerEvent> {
  for (let tries = 0; tries < TRIES; tries++) {
    const event = allowSeeing(cook, await store.find(id));
    const to = decide(event);
    if (to === null) return event;
    const after = { ...to, updatedAt: now, version: event.version + 1 };
    if (await store.replace(event, after, [eventMessage('event.changed', cook.id, after)]))
      return after;
  }
  throw busy();
}

/** What is announced of a dinner. */
export const eventMessage = (
  subject: 'event.created' | 'event.changed' | 'event.deleted',
  actorId: string,
  { id, ownerId, name }: DinnerEvent,
): Announcement => announce(subject, actorId, { eventId: id, ownerId, name });

export const busy = () =>
  conflict('EVENT_BUSY', 'This event is being changed by somebody else at the moment. Try again.');
