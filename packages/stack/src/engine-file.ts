import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressSetting } from '@convivio/platform/service-address';
import { services } from './services.ts';

// `service.ts` of the platform reads this file where a process is started without settings of its own.
const FILE = 'engines.env';
const JOINING = [
  'DATABASE_URL',
  'BUS_URL',
  'FILES_URL',
  'LOGIN_ISSUER',
  'LOGIN_JWKS_URL',
  'SERVICE_SECRET',
  'PUBLIC_URL',
  ...services.map(({ name }) => addressSetting(name)),
];

/** Of all settings those that another process needs to join the running product. */
export function engineEnvironment(environment: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    JOINING.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );
}

/** Writes them down while the product runs, so that workers, tokens and measurements find it. */
export function rememberEngines(data: string, environment: Record<string, string>): void {
  writeFileSync(
    join(data, FILE),
    Object.entries(environment)
      .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
      .join(''),
    { mode: 0o600 },
  );
}

export function forgetEngines(data: string): void {
  rmSync(join(data, FILE), { force: true });
}
