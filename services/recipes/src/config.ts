import { z } from 'zod';

/** Settings of recipes beyond those that all services share. */
export const settings = z.object({
  /** Whether this process also reads and writes library files; off where workers run on their own. */
  RECIPES_WORKER: z.stringbool().default(true),
});
