const LOCAL = String.raw`(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?`;
/** As far from UTC as clocks are anywhere: up to fourteen hours. */
const OFFSET = String.raw`Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00)`;
const ISO = new RegExp(`^${LOCAL}(?:${OFFSET})$`);
/** Of the years that a calendar can show. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2999];

/**
 * A moment as ISO 8601 tells it with its offset: "2026-05-01T19:30:00+02:00". Null for anything else, and for a day or an hour that there is
 * not: `Date` reads February 31 as March 3, and hour 24 as the next day.
 */
export function momentOf(told: string): Date | null {
  const [year, ...others] =
    ISO.exec(told)
      ?.slice(1)
      .map((part) => Number(part ?? 0)) ?? [];
  if (year === undefined || year < FIRST_YEAR || year > LAST_YEAR) return null;
  const [month = 0, day = 0, hour = 0, minute = 0, second = 0] = others;
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const exists =
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    local.getUTCHours() === hour &&
    local.getUTCMinutes() === minute &&
    local.getUTCSeconds() === second;
  return exists ? new Date(told) : null;
}
