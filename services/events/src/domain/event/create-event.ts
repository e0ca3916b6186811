import { requestDigest, type UseKey } from '@convivio/contracts/idempotency-key';
import { conflict } from '@convivio/platform/errors';
import { eventMessage } from './change-event.ts';
import type { DinnerEvent } from './event.ts';
import { DEFAULT_GUESTS, LIMITS } from './event-limits.data.ts';
import type { EventStore } from './event-store.ts';
import { allowCollection, allowEvent, eventNotFound, type Cook } from './policy.ts';
import { saveOnce } from './save-once.ts';
import { writeEvent, type WrittenEvent } from './write-event.ts';

export interface PlanningPorts {
  events: EventStore;
  useKey: UseKey;
}

/** A dinner as it is to be planned. */
export interface WantedEvent {
  written: WrittenEvent;
  /** For whom; for the cook unless told. */
  collection: string | null;
  key: string | null;
}

/** Plans a dinner; once for each key. */
export async function createEvent(
  { events, useKey }: PlanningPorts,
  cook: Cook,
  { written, collection, key }: WantedEvent,
  newId: () => number,
  now: Date,
): Promise<DinnerEvent> {
  const ownerId = await allowCollection(cook, collection);
  return saveOnce({
    cookId: cook.id,
    key,
    asked: requestDigest('createEvent', forWhom(cook, ownerId, written)),
    useKey,
    findByKey: events.findByKey,
    async make() {
      const event = writeEvent(blankEvent(newId(), ownerId, now), written, LIMITS.guestsAtFirst);
      if ((await events.count(ownerId)) >= LIMITS.events)
        throw conflict(
          'TOO_MANY_EVENTS',
          `There can be ${LIMITS.events.toLocaleString('en')} events. Delete one that you do not need.`,
        );
      return event;
    },
    insert: (event, ownKey) =>
      events.insert(event, [eventMessage('event.created', cook.id, event)], ownKey),
    allow: (event) => allowEvent(cook, 'see', event),
    gone: eventNotFound,
  });
}

/** What a key is for. Keys that were used before one could make something for others stay what they are. */
export const forWhom = <Written extends object>(cook: Cook, ownerId: string, written: Written) =>
  ownerId === cook.id ? written : { ...written, collection: ownerId };

const blankEvent = (id: number, ownerId: string, now: Date): DinnerEvent => ({
  id,
  ownerId,
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
