import { LONGEST_IDEMPOTENCY_KEY } from '@convivio/contracts/idempotency-key';

/** How much a recipe that somebody writes may hold: characters of a text, items of a list. */
export const LIMITS = {
  title: 300,
  description: 20_000,
  comments: 20_000,
  lines: 500,
  line: 2_000,
  steps: 300,
  step: 20_000,
  stepRemark: 2_000,
  tags: 50,
  tag: 60,
  time: 100,
  servings: 1_000,
  link: 2_000,
  chefText: 5_000,
  chefPersona: 200,
  chefSecrets: 30,
  chefSecret: 2_000,
  idempotencyKey: LONGEST_IDEMPOTENCY_KEY,
  /** All of it, in bytes of JSON: a document of the database holds 16 MB, and the words for searching come on top. */
  whole: 5_000_000,
} as const;
