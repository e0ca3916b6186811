import type { DinnerEvent } from './event.ts';
import type { EventTime, Position } from './event-store.ts';

/** Of a dinner without a date: behind all that have one, the last millisecond there is. */
const NEVER = 8.64e15;

/** By what dinners with and without a date are sorted, in milliseconds. */
export const dateKey = ({ eventDate }: Pick<DinnerEvent, 'eventDate'>): number =>
  eventDate?.getTime() ?? NEVER;

/** By what a page in this order is sorted, in milliseconds. */
export const keyIn = (when: EventTime, event: DinnerEvent): number =>
  when === 'any' ? event.createdAt.getTime() : dateKey(event);

/** Where a page in this order goes on behind a dinner. */
export const positionBehind = (when: EventTime, event: DinnerEvent): Position => ({
  key: keyIn(when, event),
  id: event.id,
});
