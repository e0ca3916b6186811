import { clockText, momentOf, zoneElsewhere } from '../zones.ts';
import { hasPassed } from './event-draft.ts';

/** What there is to say of a date as it is written: another zone than the cook's own, an hour that clocks leave out or show twice, that it is over. */
export function dateHint(value: string, zone: string, now = new Date()): string | undefined {
  const elsewhere = zoneElsewhere(value === '' ? now : momentOf(value, zone), zone);
  const hints = [
    elsewhere === null ? null : `The time in ${elsewhere}.`,
    clockHint(value, zone),
    hasPassed(value, zone, now) ? 'This date has passed.' : null,
  ];
  return hints.filter((hint) => hint !== null).join(' ') || undefined;
}

/** "2027-03-28T02:30", without seconds. */
const TO_MINUTES = 16;
const TIME = 11;
/** Clocks change by an hour, on one island by half of one. */
const CHANGES_MS = [3_600_000, 1_800_000];

function clockHint(value: string, zone: string): string | null {
  const moment = momentOf(value, zone).getTime();
  if (Number.isNaN(moment)) return null;
  const written = value.slice(0, TO_MINUTES);
  const shownAt = (time: number) => clockText(new Date(time), zone).slice(0, TO_MINUTES);
  const kept = shownAt(moment);
  if (kept !== written) return `The clocks go forward here: it is kept as ${kept.slice(TIME)}.`;
  const other = CHANGES_MS.flatMap((change) => [change, -change]).find(
    (change) => shownAt(moment + change) === written,
  );
  return other === undefined
    ? null
    : `The clocks go back here: of the two ${written.slice(TIME)} the ${other < 0 ? 'later' : 'earlier'} one is meant.`;
}
