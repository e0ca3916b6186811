import { z } from 'zod';
import { USUAL_MEMORY_MB } from '../processes/memory-budget.ts';

/** Names every setting that is missing or wrong, all at once. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The settings are not complete:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads settings from an environment. Throws ConfigError with one line a problem. */
export function readConfig<T extends z.ZodType>(
  schema: T,
  env: Record<string, string | undefined>,
): z.infer<T> {
  // An empty variable is what compose files and shells leave for "not set".
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map(
      (issue) =>
        `${issue.path.join('.')}: ${present[String(issue.path[0])] === undefined ? 'is not set' : issue.message}`,
    ),
  );
}

const isEmbedded = (url: unknown) => typeof url === 'string' && /^(embedded|file):/.test(url);

/**
 * Production runs on real engines unless told otherwise. Looked at even where other settings are
 * missing, so that all problems are named at once.
 */
const notInProduction = (name: 'BUS_URL' | 'FILES_URL') => ({
  path: [name],
  error: 'embedded engines are refused in production (ALLOW_EMBEDDED=true permits them)',
  when: () => true,
});

/** The settings that services and gateway share. */
export const sharedSettings = z
  .object({
    NODE_ENV: z.string().default('development'),
    ALLOW_EMBEDDED: z.stringbool().default(false),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65535).default(0),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    BUS_URL: z.string().regex(/^(embedded|nats|tls):/, 'must be a nats:// or embedded: address'),
    FILES_URL: z.string().regex(/^(file|s3):/, 'must be an s3:// or file: address'),
    LOGIN_ISSUER: z.url(),
    LOGIN_JWKS_URL: z.url().optional(),
    LOGIN_AUDIENCE: z.string().default('convivio-api'),
    LOGIN_CLIENT_ID: z.string().default('convivio-web'),
    ADMIN_EMAILS: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((email) => email.trim().toLowerCase())
          .filter(Boolean),
      ),
    /** Which version of the product runs, as administrators see it. */
    APP_VERSION: z.string().max(50).default('unknown'),
    SERVICE_SECRET: z.string().min(32, 'must have at least 32 characters'),
  })
  .refine((settings) => !isRefused(settings, settings.BUS_URL), notInProduction('BUS_URL'))
  .refine((settings) => !isRefused(settings, settings.FILES_URL), notInProduction('FILES_URL'));

function isRefused(
  { NODE_ENV, ALLOW_EMBEDDED }: { NODE_ENV: string; ALLOW_EMBEDDED: boolean },
  url: unknown,
): boolean {
  return NODE_ENV === 'production' && ALLOW_EMBEDDED !== true && isEmbedded(url);
}

/** The settings every service shares. */
export const serviceSettings = sharedSettings.safeExtend({
  DATABASE_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must be a mongodb:// address'),
  /** Megabytes that the job processes of this Node process may hold together; the largest import needs 1,300. */
  JOB_MEMORY_MB: z.coerce.number().int().min(1_300).default(USUAL_MEMORY_MB),
});

export type ServiceSettings = z.infer<typeof serviceSettings>;
