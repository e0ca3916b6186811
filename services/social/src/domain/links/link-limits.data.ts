import { LONGEST_SHARE_TITLE } from '@convivio/contracts/share-limits';

const DAY_MS = 24 * 60 * 60_000;

/** What links may be: lengths in characters. */
export const LIMITS = {
  title: LONGEST_SHARE_TITLE,
  description: 1_000,
  linksOfRecipe: 50,
  linksOfCook: 1_000,
  pageSize: 100,
  /** What a visitor's tab calls its visit. */
  visit: 100,
  timeZone: 100,
  userAgent: 1_000,
  /** How far ahead a link may expire, in milliseconds: ten years. */
  expiresWithinMs: 3_653 * DAY_MS,
  /** For so long after its first sign-in an account is new, in milliseconds. */
  newAccountMs: DAY_MS,
  /** For so long it is known which accounts were counted: longer than they are new. */
  signUpsKeptMs: 2 * DAY_MS,
} as const;
