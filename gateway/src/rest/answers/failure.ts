import { z } from 'zod';

/** Every failure of the API. */
export const failure = z.strictObject({
  error: z.string().meta({ description: 'A sentence for a person.' }),
  code: z.string().meta({ description: 'Stable, for programs.' }),
  requestId: z.string().meta({ description: 'Names the request in the logs.' }),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'What is wrong with which field.' }),
});

export type Failure = z.infer<typeof failure>;
