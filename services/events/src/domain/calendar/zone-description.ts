import { tzOffset } from '@date-fns/tz';

const DAY_MS = 86_400_000;
/** Shorter than the shortest time that clocks were ever set otherwise for: Morocco's Ramadan. */
const LOOK_MS = 7 * DAY_MS;

interface Onset {
  /** When the offset begins to hold, in milliseconds. */
  at: number;
  /** Minutes ahead of UTC, before and from then on. */
  from: number;
  to: number;
}

/**
 * A zone as an iCalendar file describes it (RFC 5545, VTIMEZONE), for events of these years: each time that its clocks are set in them, as the
 * runtime knows it. Rules that repeat would be wrong for zones whose clocks follow the moon or a yearly decree. Lines ended by CR LF.
 */
export function* zoneDescription(
  zone: string,
  years: ReadonlySet<number>,
): Generator<void, string> {
  const onsets: Onset[] = [];
  for (const year of [...years].sort((a, b) => a - b)) {
    onsets.push(...onsetsIn(zone, year));
    yield;
  }
  const least = Math.min(...onsets.map(({ to }) => to));
  const parts = onsets.flatMap(({ at, from, to }) => {
    const kind = to > least ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${localTime(at, from)}`,
      `TZOFFSETFROM:${offsetText(from)}`,
      `TZOFFSETTO:${offsetText(to)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE', ''].join('\r\n');
}

/** The offset with which a year begins, as an onset of its own, and those in it. */
function onsetsIn(zone: string, year: number): Onset[] {
  const begins = Date.UTC(year, 0, 1) - DAY_MS;
  const ends = Date.UTC(year + 1, 0, 1) + DAY_MS;
  let from = tzOffset(zone, new Date(begins));
  const onsets: Onset[] = [{ at: begins, from, to: from }];
  for (let at = begins; at < ends; at += LOOK_MS) {
    const to = tzOffset(zone, new Date(at + LOOK_MS));
    if (to === from) continue;
    onsets.push({ at: firstWith(zone, to, at, at + LOOK_MS), from, to });
    from = to;
  }
  return onsets;
}

/** The second from which on an offset holds, between two moments. */
function firstWith(zone: string, offset: number, before: number, after: number): number {
  let [low, high] = [before, after];
  while (high - low > 1_000) {
    const middle = low + Math.floor((high - low) / 2_000) * 1_000;
    if (tzOffset(zone, new Date(middle)) === offset) high = middle;
    else low = middle;
  }
  return high;
}

/** The hour that clocks show when they are set. */
const localTime = (at: number, offset: number): string =>
  new Date(at + offset * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');

/** "+0200"; with seconds where clocks once went by the sun: "+001932". */
function offsetText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const parts = [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  if (parts[2] === '00') parts.pop();
  return `${minutes < 0 ? '-' : '+'}${parts.join('')}`;
}
