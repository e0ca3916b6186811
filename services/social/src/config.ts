import { z } from 'zod';

/** Settings of social beyond those that all services share. */
export const settings = z.object({ RECIPES_URL: z.url(), ADMIN_URL: z.url() });
