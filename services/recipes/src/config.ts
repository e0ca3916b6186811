import { z } from 'zod';

/** The recipes service's own settings. */
export const settings = z.object({
  /** How long `exportRecipes` waits for its file before it says to ask again, in milliseconds: less than the gateway waits for an answer. */
  EXPORT_WAIT_MS: z.coerce.number().int().min(0).max(12_000).default(8_000),
});
