import { z } from 'zod';

const progress = {
  ownerId: z.string(),
  state: z.enum(['running', 'finished', 'failed']),
  done: z.int(),
  total: z.int().nullable(),
  error: z.string().nullable(),
};

/** What the recipes service tells, as it happens, of library files on their way in and out. */
export const libraryProgress = {
  'library-import.progressed': z.object({ importId: z.int(), ...progress }),
  'library-export.progressed': z.object({ exportId: z.int(), ...progress }),
};
