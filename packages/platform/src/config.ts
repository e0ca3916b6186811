import { z } from 'zod';

/** Names every setting that is missing or wrong, all at once. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The settings are not complete:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads settings from an environment. Throws ConfigError with one line a problem. */
export function readConfig<T extends z.ZodType>(schema: T, env: Record<string, string | undefined>): z.infer<T> {
  // An empty variable is what compose files and shells leave for "not set".
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}

/** The settings that services and gateway share. */
export const sharedSettings = z.object({
  NODE_ENV: z.string().default('development'),
  ALLOW_EMBEDDED: z.stringbool().default(false),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  BUS_URL: z.string().regex(/^(embedded|nats):/, 'must be a nats:// or embedded: address'),
  FILES_URL: z.string().regex(/^(file|s3):/, 'must be an s3:// or file: address'),
  LOGIN_ISSUER: z.url(),
  LOGIN_JWKS_URL: z.url().optional(),
  LOGIN_AUDIENCE: z.string().default('convivio-api'),
  LOGIN_CLIENT_ID: z.string().default('convivio-web'),
  ADMIN_EMAILS: z.string().default('').transform((text) => text.split(',').map((email) => email.trim().toLowerCase()).filter(Boolean)),
  SERVICE_SECRET: z.string().min(32, 'must have at least 32 characters'),
});

/** A check for schemas that hold the shared settings: production runs on real engines unless told otherwise. */
export function refuseEmbeddedInProduction(context: z.core.ParsePayload<Pick<z.infer<typeof sharedSettings>, 'NODE_ENV' | 'ALLOW_EMBEDDED' | 'BUS_URL' | 'FILES_URL'>>): void {
  const { NODE_ENV, ALLOW_EMBEDDED, BUS_URL, FILES_URL } = context.value;
  if (NODE_ENV !== 'production' || ALLOW_EMBEDDED) return;
  for (const [name, url] of Object.entries({ BUS_URL, FILES_URL })) {
    if (isEmbedded(url)) context.issues.push({ code: 'custom', path: [name], input: url, message: 'embedded engines are refused in production (ALLOW_EMBEDDED=true permits them)' });
  }
}

const isEmbedded = (url: string) => url.startsWith('embedded:') || url.startsWith('file:');

/** The settings every service shares. */
export const serviceSettings = sharedSettings.extend({ DATABASE_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must be a mongodb:// address') }).check(refuseEmbeddedInProduction);

export type ServiceSettings = z.infer<typeof serviceSettings>;
