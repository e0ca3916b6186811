import { TZDate } from '@date-fns/tz';
import { momentOf } from '@convivio/platform/moment';
import { Problems } from '@convivio/platform/problems';
import { readText } from '@convivio/platform/written-text';
import type { DietaryProfile, DinnerEvent } from './event.ts';
import { LIMITS } from './event-limits.data.ts';
import { readZone } from './time-zone.ts';
import { readVisibleLine } from './visible-line.ts';

/** What was written of a dinner; what is not given stays. */
export interface WrittenEvent {
  name?: string | null | undefined;
  description?: string | null | undefined;
  /** ISO 8601; empty for none. */
  eventDate?: string | null | undefined;
  timeZone?: string | null | undefined;
  guestCount?: number | null | undefined;
  dietaryProfile?: DietaryProfile | null | undefined;
  beverages?: string | null | undefined;
  notes?: string | null | undefined;
}

/** The dinner with what was written, at most so many guests. Throws 422 with all that does not hold. */
export function writeEvent(
  event: DinnerEvent,
  written: WrittenEvent,
  mostGuests: number,
): DinnerEvent {
  const problems = new Problems('EVENT_INVALID');
  const { name, description, beverages, notes, guestCount } = written;
  const text = (
    field: 'description' | 'beverages' | 'notes',
    about: string,
    value?: string | null,
  ) => (value == null ? event[field] : readText(problems, field, about, value, LIMITS[field]));
  const eventDate = dateOf(problems, event, written.eventDate);
  const timeZone = zoneOf(problems, event, written.timeZone);
  const after: DinnerEvent = {
    ...event,
    name:
      name == null ? event.name : readVisibleLine(problems, 'name', 'The name', name, LIMITS.name),
    description: text('description', 'The description', description),
    beverages: text('beverages', 'The text about drinks', beverages),
    notes: text('notes', 'The notes', notes),
    eventDate: written.eventDate === undefined ? sameHour(event, timeZone) : eventDate,
    timeZone,
    guestCount: guestCount ?? event.guestCount,
    dietaryProfile: written.dietaryProfile ?? event.dietaryProfile,
  };
  if (after.name === '') problems.add('name', 'is required', 'Give the event a name.');
  if (guestCount != null && !(guestCount >= 1 && guestCount <= mostGuests))
    problems.add(
      'guestCount',
      `must be a whole number from 1 to ${mostGuests}`,
      `An event has 1 to ${mostGuests} guests.`,
    );
  problems.settle();
  return after;
}

function dateOf(
  problems: Problems,
  { eventDate }: DinnerEvent,
  written: string | null | undefined,
): Date | null {
  if (written === undefined) return eventDate;
  const told = written?.trim() ?? '';
  if (told === '') return null;
  const date = momentOf(told);
  if (date) return date;
  problems.add(
    'eventDate',
    'must be a date and time such as 2026-05-01T19:30:00+02:00',
    'The date and time cannot be read.',
  );
  return eventDate;
}

/** Who moves a dinner to another zone and says no more means the same hour of the clocks there. */
function sameHour({ eventDate, timeZone }: DinnerEvent, zone: string | null): Date | null {
  if (!eventDate || !timeZone || !zone || zone === timeZone) return eventDate;
  const clock = new TZDate(eventDate, timeZone);
  const moved = new TZDate(
    ...[clock.getFullYear(), clock.getMonth(), clock.getDate()],
    ...[clock.getHours(), clock.getMinutes(), clock.getSeconds()],
    zone,
  );
  return new Date(moved.getTime());
}

function zoneOf(
  problems: Problems,
  { timeZone }: DinnerEvent,
  written: string | null | undefined,
): string | null {
  if (written === undefined) return timeZone;
  const told = written?.trim() ?? '';
  return told === '' ? null : (readZone(problems, told) ?? timeZone);
}
