import { TZDate } from '@date-fns/tz';
import { withPauses } from '@convivio/platform/pauses';
import ical, { foldLines, type ICalCalendar } from 'ical-generator';
import type { CalendarDinner } from './calendar-dinner.ts';
import { isPlainHour } from './plain-hour.ts';
import { zoneDescription } from './zone-description.ts';

/** A dinner as long as a dinner of three courses takes: nobody is asked when it ends. */
const LASTS_MS = 4 * 60 * 60_000;

const PROGRAM = { company: 'Convivio', product: 'Convivio', language: 'EN' };
const END = 'END:VCALENDAR';

/**
 * Dinners as an iCalendar file (RFC 5545), lines ended by CR LF. Each has its hours in its own zone, which is described in the file, or in
 * UTC where it has none, and ends four hours after it begins. Others have their turn meanwhile. The same dinners give the same text.
 */
export const calendarText = (
  dinners: readonly CalendarDinner[],
  name: string | null = null,
): Promise<string> => withPauses(textByParts(dinners, name));

function* textByParts(
  dinners: readonly CalendarDinner[],
  name: string | null,
): Generator<void, string> {
  const calendar = ical({ prodId: PROGRAM, ...(name !== null && { name }) });
  const [frame = ''] = calendar.toString().split(END);
  const yearsOfZones = new Map<string, Set<number>>();
  const texts: string[] = [];
  for (const dinner of dinners) {
    const timeZone = zoneOf(dinner);
    if (timeZone !== null) {
      const years = yearsOfZones.get(timeZone) ?? new Set();
      yearsOfZones.set(timeZone, years);
      for (const time of timesOf(dinner)) years.add(new Date(time).getUTCFullYear());
    }
    texts.push(foldLines(dinnerText(calendar, dinner, timeZone)));
    yield;
  }
  const zones: string[] = [];
  for (const [timeZone, years] of yearsOfZones) zones.push(yield* zoneDescription(timeZone, years));
  return [frame, ...zones, ...texts, `${END}\r\n`].join('');
}

/** When it begins and ends. */
const timesOf = ({ eventDate }: CalendarDinner): [number, number] => [
  eventDate.getTime(),
  eventDate.getTime() + LASTS_MS,
];

/** The zone in which its hours are told, and which is described in the file; null for none, for UTC, and for one that is an offset ("+02:00"). */
function zoneOf(dinner: CalendarDinner): string | null {
  const { timeZone } = dinner;
  if (timeZone === null || timeZone === 'UTC' || /^[+-]/.test(timeZone)) return null;
  return timesOf(dinner).every((time) => isPlainHour(timeZone, time)) ? timeZone : null;
}

function dinnerText(
  calendar: ICalCalendar,
  dinner: CalendarDinner,
  timeZone: string | null,
): string {
  // A date knows its zone, so that its hour is that of the zone and not that of the machine.
  const inZone = (time: number) => (timeZone ? new TZDate(time, timeZone) : new Date(time));
  const [begins, ends] = timesOf(dinner);
  return calendar
    .createEvent({
      id: `event-${dinner.id}@convivio`,
      sequence: dinner.version,
      stamp: dinner.updatedAt,
      created: dinner.createdAt,
      lastModified: dinner.updatedAt,
      start: inZone(begins),
      end: inZone(ends),
      timezone: timeZone,
      summary: dinner.name,
      description: dinner.about,
    })
    .toString();
}
