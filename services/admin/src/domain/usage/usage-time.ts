export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The beginning of the hour, in UTC. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
/** The beginning of the day, in UTC. */
export const dayOf = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);

/** From `from`, included, to `to`, not included. */
export interface Span {
  from: Date;
  to: Date;
}

/** Of what a time is made: records as far as the next full hour, sums of hours as far as the next full day, and sums of days. */
export interface WindowParts {
  edge: Span;
  hours: Span;
  days: Span;
}

/** The parts of the time that ends now and lasts so many milliseconds, a day at least. */
export function windowParts(now: Date, lengthMs: number): WindowParts {
  const from = now.getTime() - lengthMs;
  const firstHour = new Date(Math.ceil(from / HOUR_MS) * HOUR_MS);
  const firstDay = new Date(Math.ceil(from / DAY_MS) * DAY_MS);
  return {
    edge: { from: new Date(from), to: firstHour },
    hours: { from: firstHour, to: firstDay },
    days: { from: firstDay, to: new Date(dayOf(now).getTime() + DAY_MS) },
  };
}
