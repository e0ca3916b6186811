import { requestDigest } from '@convivio/contracts/idempotency-key';
import { conflict } from '@convivio/platform/errors';
import { eventMessage } from './change-event.ts';
import type { DinnerEvent } from './event.ts';
import { DEFAULT_GUESTS, LIMITS } from './event-limits.data.ts';
import type { EventStore, UseKey } from './event-store.ts';
import { eventNotFound, type Cook } from './policy.ts';
import { saveOnce } from './save-once.ts';
import { writeEvent, type WrittenEvent } from './write-event.ts';

export interface PlanningPorts {
  events: EventStore;
  useKey: UseKey;
}

/** Plans a dinner; once for each key. */
export const createEvent = (
  { events, useKey }: PlanningPorts,
  cook: Cook,
  written: WrittenEvent,
  key: string | null,
  newId: () => number,
  now: Date,
): Promise<DinnerEvent> =>
  saveOnce({
    ownerId: cook.id,
    key,
    asked: requestDigest('createEvent', written),
    useKey,
    findByKey: events.findByKey,
    async make() {
      const event = writeEvent(blankEvent(newId(), cook, now), written, LIMITS.guestsAtFirst);
      if ((await events.count(cook.id)) >= LIMITS.events)
        throw conflict(
          'TOO_MANY_EVENTS',
          `There can be ${LIMITS.events.toLocaleString('en')} events. Delete one that you do not need.`,
        );
      return event;
    },
    insert: (event) => events.insert(event, [eventMessage('event.created', cook.id, event)], key),
    gone: eventNotFound,
  });

const blankEvent = (id: number, cook: Cook, now: Date): DinnerEvent => ({
  id,
  ownerId: cook.id,
  name: '',
  description: '',
  eventDate: null,
  timeZone: null,
  guestCount: DEFAULT_GUESTS,
  dietaryProfile: 'omnivore',
  beverages: '',
  notes: '',
  menu: [],
  formerDishes: [],
  dishKeys: [],
  createdAt: now,
  updatedAt: now,
  version: 1,
});
