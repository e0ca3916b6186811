import { invalid } from '@convivio/platform/errors';
import type { EventStore } from '../event/event-store.ts';
import type { Cook } from '../event/policy.ts';
import { readEvent } from '../event/read-event.ts';
import { dinnerOf, isDated } from './calendar-dinner.ts';
import { calendarText } from './calendar-text.ts';

export interface CalendarFile {
  fileName: string;
  text: string;
}

/** A dinner of the cook as an iCalendar file. Throws 422 for one without a date. */
export async function eventCalendar(
  events: Pick<EventStore, 'find'>,
  cook: Cook,
  eventId: number,
): Promise<CalendarFile> {
  const event = await readEvent(events, cook, eventId);
  if (!isDated(event))
    throw invalid(
      'EVENT_WITHOUT_DATE',
      'This event has no date yet. Give it one, and it can go into a calendar.',
      { eventDate: 'is required' },
    );
  return { fileName: `${fileName(event.name)}.ics`, text: await calendarText([dinnerOf(event)]) };
}

const LONGEST = 80;

/** A name without what file systems refuse. */
const fileName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/^[. ]+|[. ]+$/g, '') || 'event';
