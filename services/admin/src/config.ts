import { z } from 'zod';

/** The admin service needs nothing beyond what all services share. */
export const settings = z.object({});
