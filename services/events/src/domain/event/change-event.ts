import { announce, type Announcement } from '@convivio/contracts/announcement';
import type { DinnerEvent } from './event.ts';
import type { EventStore } from './event-store.ts';
import { allowEvent, type Cook } from './policy.ts';
import { tryAnew } from './try-anew.ts';

/** What a change makes of a dinner; null where there is nothing to change. */
export type Decide = (event: DinnerEvent) => DinnerEvent | null;

/** Changes a dinner with which the cook works: loads, allows, lets `decide`, saves and announces in one write; anew when somebody was faster. */
export const changeEvent = (
  store: EventStore,
  cook: Cook,
  id: number,
  now: Date,
  decide: Decide,
): Promise<DinnerEvent> =>
  tryAnew(async () =>
    writeChange(
      store,
      cook.id,
      await allowEvent(cook, 'change', await store.find(id)),
      now,
      decide,
    ),
  );

/** One write of a change; undefined when somebody was faster. */
export async function writeChange(
  store: EventStore,
  actorId: string,
  event: DinnerEvent,
  now: Date,
  decide: Decide,
): Promise<DinnerEvent | undefined> {
  const to = decide(event);
  if (to === null) return event;
  const after = { ...to, updatedAt: now, version: event.version + 1 };
  const announced = [eventMessage('event.changed', actorId, after)];
  return (await store.replace(event, after, announced)) ? after : undefined;
}

/** What is announced of a dinner. */
export const eventMessage = (
  subject: 'event.created' | 'event.changed' | 'event.deleted',
  actorId: string,
  { id, ownerId, name }: DinnerEvent,
): Announcement => announce(subject, actorId, { eventId: id, ownerId, name });
