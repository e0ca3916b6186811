import { guestsOf, type EventDraft } from './event-draft.ts';

/** A sentence for each field that cannot be sent as it is. */
export type EventProblems = Partial<Record<'name' | 'description' | 'date' | 'guests', string>>;

/** How many characters the fields hold, which is for the server to decide. */
const MOST = { name: 200, description: 2000 };

interface Limits {
  mostGuests: number;
  /** What is no number of guests counts as one guest. */
  lenient: boolean;
  /** The date was begun and not finished: the browser gives no value for it. */
  dateUnfinished: boolean;
}

/** What in a draft cannot be sent as it is. */
export function problemsOf(
  { name, description, guests }: EventDraft,
  { mostGuests, lenient, dateUnfinished }: Limits,
): EventProblems {
  const count = guestsOf(guests);
  const isOut = count === null ? !lenient : count < 1 || count > mostGuests;
  return {
    ...(name.trim() === '' && { name: 'Give the event a name.' }),
    ...(name.trim().length > MOST.name && {
      name: `A name has at most ${MOST.name} characters; this one has ${name.trim().length}.`,
    }),
    ...(description.trim().length > MOST.description && {
      description: `A description has at most ${MOST.description} characters; this one has ${description.trim().length}.`,
    }),
    ...(dateUnfinished && { date: 'Finish the date and time, or clear it.' }),
    ...(isOut && { guests: guestsSentence(count, mostGuests) }),
  };
}

const guestsSentence = (count: number | null, most: number): string =>
  count === null
    ? `Write the guests as a whole number from 1 to ${most}.`
    : `An event has 1 to ${most} guests.`;
