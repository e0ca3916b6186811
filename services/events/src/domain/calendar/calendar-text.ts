import { TZDate } from '@date-fns/tz';
import ical, { foldLines, type ICalCalendar } from 'ical-generator';
import type { CourseType, DinnerEvent } from '../event/event.ts';
import { courseTypes } from '../event/event.ts';
import { withPauses } from '@convivio/platform/pauses';
import { zoneDescription } from './zone-description.ts';

/** A dinner as long as a dinner of three courses takes: nobody is asked when it ends. */
const LASTS_MS = 4 * 60 * 60_000;

/** A dinner that has a date. */
export type DatedEvent = DinnerEvent & { eventDate: Date };

export const isDated = (event: DinnerEvent): event is DatedEvent => event.eventDate !== null;

const PROGRAM = { company: 'Convivio', product: 'Convivio', language: 'EN' };
const END = 'END:VCALENDAR';

/**
 * Dinners as an iCalendar file (RFC 5545), lines ended by CR LF. Each has its hours in its own zone, which is described in the file, or in
 * UTC where it has none, and ends four hours after it begins. Others have their turn meanwhile. The same dinners give the same text.
 */
export const calendarText = (
  events: readonly DatedEvent[],
  name: string | null = null,
): Promise<string> => withPauses(textByParts(events, name));

function* textByParts(events: readonly DatedEvent[], name: string | null): Generator<void, string> {
  const calendar = ical({ prodId: PROGRAM, ...(name !== null && { name }) });
  const [frame = ''] = calendar.toString().split(END);
  const zones = new Map<string, Set<number>>();
  const dinners: string[] = [];
  for (const event of events) {
    const zone = zoneOf(event);
    if (zone) zones.set(zone, new Set([...(zones.get(zone) ?? []), ...yearsOf(event)]));
    dinners.push(foldLines(dinnerText(calendar, event, zone)));
    yield;
  }
  const descriptions: string[] = [];
  for (const [zone, years] of zones) descriptions.push(yield* zoneDescription(zone, years));
  return [frame, ...descriptions, ...dinners, `${END}\r\n`].join('');
}

function dinnerText(calendar: ICalCalendar, event: DatedEvent, timezone: string | null): string {
  const begins = event.eventDate.getTime();
  // A date knows its zone, so that its hour is that of the zone and not that of the machine.
  const inZone = (time: number) => (timezone ? new TZDate(time, timezone) : new Date(time));
  return calendar
    .createEvent({
      id: `event-${event.id}@convivio`,
      sequence: event.version,
      stamp: event.updatedAt,
      created: event.createdAt,
      lastModified: event.updatedAt,
      start: inZone(begins),
      end: inZone(begins + LASTS_MS),
      timezone,
      summary: event.name,
      description: describe(event),
    })
    .toString();
}

/** A zone that is described in the file; null for none, for UTC, and for one that is an offset ("+02:00"). */
const zoneOf = ({ timeZone }: DinnerEvent): string | null =>
  timeZone === null || timeZone === 'UTC' || /^[+-]/.test(timeZone) ? null : timeZone;

/** The years in which it begins and ends, wherever one is. */
const yearsOf = ({ eventDate }: DatedEvent): number[] =>
  [eventDate.getTime(), eventDate.getTime() + LASTS_MS].map((at) => new Date(at).getUTCFullYear());

const COURSES: Record<CourseType, string> = {
  appetizer: 'Starters',
  main: 'Main Course',
  dessert: 'Desserts',
};

/** What it is, for how many, and what there is to eat. */
function describe({ description, guestCount, menu }: DinnerEvent): string {
  const courses = courseTypes.flatMap((course) => {
    const dishes = menu.filter(({ courseType }) => courseType === course);
    return dishes.length === 0
      ? []
      : `${COURSES[course]}: ${dishes.map(({ dish }) => dish.title).join(', ')}`;
  });
  const guests = `${guestCount} ${guestCount === 1 ? 'guest' : 'guests'}`;
  return [description, [guests, ...courses].join('\n')].filter(Boolean).join('\n\n');
}
