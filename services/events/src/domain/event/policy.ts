import { notFound } from '@convivio/platform/errors';
import type { DinnerEvent } from './event.ts';

/** Somebody who has signed in. */
export interface Cook {
  id: string;
}

/** The dinner if it is the cook's. What one may not see is not found. */
export function allowSeeing(cook: Cook, event: DinnerEvent | null): DinnerEvent {
  if (event?.ownerId === cook.id) return event;
  throw eventNotFound();
}

export const eventNotFound = () =>
  notFound('EVENT_NOT_FOUND', 'This event does not exist or has been removed.');
