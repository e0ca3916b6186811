import type { DietaryProfile, EventInput } from '../../../generated/operations.ts';

/** What is being written of an event, as the fields of its form hold it. */
export interface EventDraft {
  name: string;
  description: string;
  /** Of a `datetime-local` field, in the zone of the device; empty for none. */
  date: string;
  /** As it was typed. */
  guests: string;
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
    guests: String(DEFAULT_GUESTS),
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
  guests: String(event.guestCount),
  profile: event.dietaryProfile,
});

/** The number of guests that was typed; null for what is no whole number. */
export const guestsOf = (typed: string): number | null =>
  /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;

/**
 * What is sent of it. A blank date is an empty text; the zone in which its hour is meant is that of the device. What is no number of
 * guests is one guest: a form that does not want that has said so before.
 */
export function inputOf({ name, description, date, guests, profile }: EventDraft): EventInput {
  const when = date === '' ? null : new Date(date);
  const isDate = when !== null && !Number.isNaN(when.getTime());
  return {
    name: name.trim(),
    description: description.trim(),
    eventDate: isDate ? when.toISOString() : '',
    timeZone: isDate ? Intl.DateTimeFormat().resolvedOptions().timeZone : '',
    guestCount: guestsOf(guests) ?? 1,
    dietaryProfile: profile,
  };
}

/** Whether a date of a draft is over. */
export const hasPassed = (date: string, now = new Date()): boolean =>
  date !== '' && new Date(date).getTime() < now.getTime();

/** "2026-11-28T19:30" */
function localText(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
