import { z } from 'zod';

/** The recipes service has no settings beyond those of every service. */
export const settings = z.object({});
