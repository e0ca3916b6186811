import { z } from 'zod';

/** Settings of admin beyond those that all services share. */
export const settings = z.object({
  /** The service client with which accounts of the issuer are looked after. */
  LOGIN_ADMIN_CLIENT_ID: z.string().default('convivio-admin'),
  /** Its secret; without it accounts cannot be changed from here. Whoever has it is an administrator of all accounts. */
  LOGIN_ADMIN_SECRET: z.string().default(''),
});
