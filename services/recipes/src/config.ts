import { z } from 'zod';

/** The recipes service needs nothing beyond what all services share. */
export const settings = z.object({});
