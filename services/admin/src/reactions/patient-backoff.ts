const HOUR_MS = 3_600_000;

/** The issuer may be away for a night: what an administrator has decided is done as soon as it is back. */
export const PATIENT_BACKOFF_MS = [
  1_000,
  5_000,
  30_000,
  120_000,
  600_000,
  ...Array<number>(36).fill(HOUR_MS),
];
