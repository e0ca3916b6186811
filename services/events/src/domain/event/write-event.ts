import { Problems } from '@convivio/platform/problems';
import { readLine, readText } from '@convivio/platform/written-text';
import type { DietaryProfile, DinnerEvent } from './event.ts';
import { LIMITS } from './event-limits.data.ts';

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
  const after: DinnerEvent = {
    ...event,
    name: name == null ? event.name : readLine(problems, 'name', 'The name', name, LIMITS.name),
    description: text('description', 'The description', description),
    beverages: text('beverages', 'The text about drinks', beverages),
    notes: text('notes', 'The notes', notes),
    eventDate: dateOf(problems, event, written.eventDate),
    timeZone: zoneOf(problems, event, written.timeZone),
    guestCount: guestCount ?? event.guestCount,
    dietaryProfile: written.dietaryProfile ?? event.dietaryProfile,
  };
  if (after.name === '') problems.add('name', 'is required', 'Give the event a name.');
  // A dinner that has more already keeps them while something else is edited.
  if (guestCount != null && !(guestCount >= 1 && guestCount <= mostGuests))
    problems.add(
      'guestCount',
      `must be a whole number from 1 to ${mostGuests}`,
      `An event has 1 to ${mostGuests} guests.`,
    );
  problems.settle();
  return after;
}

/** Of the years that a calendar can show. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2999];
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

function dateOf(
  problems: Problems,
  { eventDate }: DinnerEvent,
  written: string | null | undefined,
): Date | null {
  if (written === undefined) return eventDate;
  const told = written?.trim() ?? '';
  if (told === '') return null;
  const date = new Date(told);
  const year = date.getUTCFullYear();
  if (ISO.test(told) && year >= FIRST_YEAR && year <= LAST_YEAR) return date;
  problems.add(
    'eventDate',
    'must be a date and time such as 2026-05-01T19:30:00+02:00',
    'The date and time cannot be read.',
  );
  return eventDate;
}

function zoneOf(
  problems: Problems,
  { timeZone }: DinnerEvent,
  written: string | null | undefined,
): string | null {
  if (written === undefined) return timeZone;
  const told = written?.trim() ?? '';
  if (told === '') return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: told }).resolvedOptions().timeZone;
  } catch {
    problems.add('timeZone', 'must be a zone such as Europe/Rome', 'The time zone is not known.');
    return timeZone;
  }
}
