import type { DietaryProfile, EventEdit, EventInput } from '../../../generated/operations.ts';
import { clockText, deviceZone, momentOf, zoneOf } from '../zones.ts';

/** What is being written of an event, as the fields of its form hold it. */
export interface EventDraft {
  name: string;
  description: string;
  /** Of a `datetime-local` field, in the zone of the event; empty for none. */
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
    date: clockText(tomorrow, deviceZone()),
    guests: String(DEFAULT_GUESTS),
    profile: 'omnivore',
  };
}

interface WrittenEvent {
  name: string;
  description: string;
  eventDate: string | null;
  timeZone: string | null;
  guestCount: number;
  dietaryProfile: DietaryProfile;
}

/** What an event is edited from. */
export const draftOf = (event: WrittenEvent): EventDraft => ({
  name: event.name,
  description: event.description,
  date: event.eventDate === null ? '' : clockText(new Date(event.eventDate), zoneOf(event)),
  guests: String(event.guestCount),
  profile: event.dietaryProfile,
});

/** The number of guests that was typed; null for what is no whole number. */
export const guestsOf = (typed: string): number | null =>
  /^-?\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;

/** What is sent of a new event, whose hour is meant in the zone of the device. */
export const inputOf = (draft: EventDraft): EventInput => ({
  ...editOf(draft, deviceZone()),
  name: draft.name.trim(),
});

/**
 * What is sent of fields that were touched; the zone, in which the hour is meant, goes with the date alone. A blank date is an empty
 * text. What is no number of guests is one guest: a form that does not want that has said so before.
 */
export const editOf = (
  { name, description, date, guests, profile }: Partial<EventDraft>,
  zone: string,
): EventEdit => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(description !== undefined && { description: description.trim() }),
  ...(date !== undefined && dateInput(date, zone)),
  ...(guests !== undefined && { guestCount: guestsOf(guests) ?? 1 }),
  ...(profile !== undefined && { dietaryProfile: profile }),
});

function dateInput(date: string, timeZone: string): { eventDate: string; timeZone: string } {
  if (date === '') return { eventDate: '', timeZone: '' };
  const moment = momentOf(date, timeZone);
  // What is no date is refused, and takes nothing away.
  return { eventDate: Number.isNaN(moment.getTime()) ? date : moment.toISOString(), timeZone };
}

/** Whether a date of a draft is over. */
export const hasPassed = (date: string, zone: string, now = new Date()): boolean =>
  date !== '' && momentOf(date, zone).getTime() < now.getTime();
