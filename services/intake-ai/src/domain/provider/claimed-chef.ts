import { z } from 'zod';

/** What a provider knows of a chef by a name; all but `known` empty for a name that nobody bears. */
export const claimedChef = z.object({
  known: z.boolean(),
  /** As it is written. */
  name: z.string(),
  style: z.string(),
  specialty: z.string(),
});

export type ClaimedChef = z.infer<typeof claimedChef>;
