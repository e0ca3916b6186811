import { zoneElsewhere, zoneOf } from './zones.ts';

const day = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const hour = { hour: '2-digit', minute: '2-digit' } as const;

interface DatedEvent {
  eventDate: string | null;
  timeZone: string | null;
}

/**
 * "Sat 24 October, 19:30", with the year when it is not this one; "Date not set" without one. In the zone of the event, which is told
 * where the clock of the device shows another time: "Sat 24 October, 19:30 (Europe/Rome)".
 */
export function eventDateText(event: DatedEvent, now = new Date()): string {
  if (event.eventDate === null) return 'Date not set';
  const date = new Date(event.eventDate);
  const timeZone = zoneOf(event);
  const text = (moment: Date, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(moment);
  const isThisYear = text(date, { year: 'numeric' }) === text(now, { year: 'numeric' });
  const words = text(date, isThisYear ? day : { ...day, year: 'numeric' }).replace(',', '');
  const elsewhere = zoneElsewhere(date, timeZone);
  return `${words}, ${text(date, hour)}${elsewhere === null ? '' : ` (${elsewhere})`}`;
}

const DAY_MS = 86_400_000;

/** "Next today", "Next tomorrow", "Next in 4 days": how far the next event is, by days of the calendar. */
export function nextText(eventDate: string, now = new Date()): string {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const days = Math.round((midnight(new Date(eventDate)) - midnight(now)) / DAY_MS);
  if (days <= 0) return 'Next today';
  return days === 1 ? 'Next tomorrow' : `Next in ${days} days`;
}
