export const LIMITS = {
  /** How long an invitation can be accepted. */
  lifeMs: 7 * 24 * 3_600_000,
  /** How long one is kept behind its last day, however it ended. */
  keptMs: 90 * 24 * 3_600_000,
  /** Invitations of one owner that can be accepted at a time. */
  open: 50,
  /** Invitations that one owner makes in an hour. */
  anHour: 30,
  hourMs: 3_600_000,
  /** Invitations on one page. */
  page: 100,
} as const;
