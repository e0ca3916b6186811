import type { DietaryProfile, EventInput } from '../../../generated/operations.ts';

/** What is being written of an event, as the fields of its form hold it. */
export interface EventDraft {
  name: string;
  description: string;
  /** Of a `datetime-local` field, in the zone of the device; empty for none. */
  date: string;
  guests: number;
  profile: DietaryProfile;
}

/** The most guests of a new event, and of one that is edited. */
export const mostGuests = { create: 50, edit: 100 } as const;
const DEFAULT_GUESTS = 4;
const [SUPPER_HOUR, SUPPER_MINUTE] = [19, 30];

/** A new event: tomorrow at 19:30, four guests, anything goes. */
export function newDraft(now = new Date()): EventDraft {
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  tomorrow.setHours(SUPPER_HOUR, SUPPER_MINUTE, 0, 0);
  return {
    name: '',
    description: '',
    date: localText(tomorrow),
    guests: DEFAULT_GUESTS,
    profile: 'omnivore',
  };
}

interface WrittenEvent {
  name: string;
  description: string;
  eventDate: string | null;
  guestCount: number;
  dietaryProfile: DietaryProfile;
}

/** What an event is edited from. */
export const draftOf = (event: WrittenEvent): EventDraft => ({
  name: event.name,
  description: event.description,
  date: event.eventDate === null ? '' : localText(new Date(event.eventDate)),
  guests: event.guestCount,
  profile: event.dietaryProfile,
});

/** What is sent of it. A blank date is an empty text; the zone in which its hour is meant is that of the device. */
export function inputOf({ name, description, date, guests, profile }: EventDraft): EventInput {
  const when = date === '' ? null : new Date(date);
  const isDate = when !== null && !Number.isNaN(when.getTime());
  return {
    name: name.trim(),
    description: description.trim(),
    eventDate: isDate ? when.toISOString() : '',
    timeZone: isDate ? Intl.DateTimeFormat().resolvedOptions().timeZone : '',
    guestCount: guests,
    dietaryProfile: profile,
  };
}

/** "2026-11-28T19:30" */
function localText(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
