/** The zone of the device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in which the hour of an event is meant: its own; the device's where it has none, or one that this browser does not know. */
export function zoneOf({ timeZone }: { timeZone: string | null }): string {
  if (timeZone === null) return deviceZone();
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return deviceZone();
  }
}

/** What a clock in a zone shows, as a `datetime-local` field has it: "2026-11-28T19:30", with seconds where there are any. */
export function clockText(date: Date, zone: string): string {
  const clock = new Date(clockMs(date.getTime(), zone));
  if (Number.isNaN(clock.getTime())) return '';
  const [minutes, seconds] = [clock.toISOString().slice(0, 16), clock.toISOString().slice(16, 23)];
  return minutes + seconds.replace(/\.000$/, '').replace(/^:00$/, '');
}

/** The moment at which a clock in a zone shows what a `datetime-local` field has; an invalid date for what is none. */
export function momentOf(text: string, zone: string): Date {
  const clock = Date.parse(`${text}Z`);
  // The offset of the moment that is looked for, which is near: on the day the clocks change it takes a second look.
  const near = clock - (clockMs(clock, zone) - clock);
  return new Date(near + clock - clockMs(near, zone));
}

/** "Europe/Rome" where a clock there shows another time than the device's; null where they agree. */
export const zoneElsewhere = (date: Date, zone: string): string | null =>
  clockMs(date.getTime(), zone) === clockMs(date.getTime(), deviceZone())
    ? null
    : zone.replaceAll('_', ' ');

/** What a clock in a zone shows, as milliseconds of a clock in UTC that shows the same. */
function clockMs(moment: number, timeZone: string): number {
  if (Number.isNaN(moment)) return NaN;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const day = Date.UTC(number('year'), number('month') - 1, number('day'));
  const [hours, minutes, seconds] = [number('hour'), number('minute'), number('second')];
  const below = ((moment % 1000) + 1000) % 1000;
  return day + ((hours * 60 + minutes) * 60 + seconds) * 1000 + below;
}
