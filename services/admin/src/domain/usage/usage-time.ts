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

/** Of what a time is made: records at its beginning, as far as the next full hour, and sums of hours. */
export interface WindowParts {
  edge: Span;
  hours: Span;
}

/** The parts of the time that ends now and lasts so many milliseconds. */
export function windowParts(now: Date, lengthMs: number): WindowParts {
  const from = new Date(now.getTime() - lengthMs);
  const firstHour = new Date(Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS);
  return {
    edge: { from, to: firstHour },
    hours: { from: firstHour, to: new Date(hourOf(now).getTime() + HOUR_MS) },
  };
}
