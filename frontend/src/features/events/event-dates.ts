const day = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const thisYear = new Intl.DateTimeFormat('en-GB', day);
const otherYear = new Intl.DateTimeFormat('en-GB', { ...day, year: 'numeric' });

/** "Sat 24 October, 19:30", with the year when it is not this one; "Date not set" without one. In the zone of the device. */
export function eventDateText(eventDate: string | null, now = new Date()): string {
  if (eventDate === null) return 'Date not set';
  const date = new Date(eventDate);
  const format = date.getFullYear() === now.getFullYear() ? thisYear : otherYear;
  return `${format.format(date).replace(',', '')}, ${hour.format(date)}`;
}

const DAY_MS = 86_400_000;

/** "Next today", "Next tomorrow", "Next in 4 days": how far the next event is, by days of the calendar. */
export function nextText(eventDate: string, now = new Date()): string {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const days = Math.round((midnight(new Date(eventDate)) - midnight(now)) / DAY_MS);
  if (days <= 0) return 'Next today';
  return days === 1 ? 'Next tomorrow' : `Next in ${days} days`;
}
