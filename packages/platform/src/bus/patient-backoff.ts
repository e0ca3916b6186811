const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits between the tries of what must be done in the end: files or a login may be away for a night. */
export const PATIENT_BACKOFF_MS: readonly number[] = [
  1_000,
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  ...Array<number>(36).fill(HOUR_MS),
];
