import { sharedSettings } from '@convivio/platform/config';
import { addressSetting } from '@convivio/platform/service-address';
import { z } from 'zod';
import { subgraphs } from './graphql/supergraph-file.ts';

const origins = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  );

/** Where the `/graphql` endpoint of each service is. */
const addresses = z.object(
  Object.fromEntries(subgraphs.map((name) => [addressSetting(name), z.url()])),
);

/** The gateway's own settings, beside the address of each service. */
export const gatewaySettings = sharedSettings.safeExtend({
  ...addresses.shape,
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  /** Where a browser reaches the login: the part of the issuer before /realms. */
  LOGIN_PUBLIC_URL: z.url(),
  LOGIN_REALM: z.string().default('convivio'),
  /** Other origins whose pages may call the API. */
  CORS_ORIGINS: origins,
  /** Requests a minute for one user or one address; 0 switches the limit off. */
  RATE_LIMIT: z.coerce.number().int().min(0).default(3_000),
  /** Imports a minute for one user; 0 switches the limit off. */
  IMPORT_RATE_LIMIT: z.coerce.number().int().min(0).default(60),
  /** How long an import waits for its recipe, and an export for its file, before it answers 202, in milliseconds. */
  IMPORT_WAIT_MS: z.coerce.number().int().min(0).max(600_000).default(120_000),
  /** Whether a proxy in front sets X-Forwarded-For; the number of proxies. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  INTROSPECTION: z.stringbool().optional(),
});

export type GatewaySettings = z.infer<typeof gatewaySettings>;

/** The addresses of the services by their names. */
export function serviceAddresses(settings: GatewaySettings): Record<string, string> {
  const found = addresses.parse(settings);
  return Object.fromEntries(subgraphs.map((name) => [name, found[addressSetting(name)] as string]));
}
