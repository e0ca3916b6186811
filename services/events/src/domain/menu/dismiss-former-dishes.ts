import { changeEvent } from '../event/change-event.ts';
import type { DinnerEvent } from '../event/event.ts';
import type { EventStore } from '../event/event-store.ts';
import type { Cook } from '../event/policy.ts';

/** Tells no more which dishes went with their recipes. */
export const dismissFormerDishes = (
  events: EventStore,
  cook: Cook,
  eventId: number,
  now: Date,
): Promise<DinnerEvent> =>
  changeEvent(events, cook, eventId, now, (event) =>
    event.formerDishes.length === 0 ? null : { ...event, formerDishes: [] },
  );
