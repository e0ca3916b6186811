import { tzOffset } from '@date-fns/tz';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Whether what the clocks of a zone show at a moment (milliseconds) is shown at no other: an hour that comes twice in a night is read in two ways. */
export function isPlainHour(timeZone: string, moment: number): boolean {
  const offsetAt = (at: number) => tzOffset(timeZone, new Date(at)) * MINUTE;
  const offset = offsetAt(moment);
  return [-DAY, DAY]
    .map((away) => offsetAt(moment + away))
    .every((other) => other === offset || offsetAt(moment + offset - other) !== other);
}
