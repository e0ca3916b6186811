import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** The folder in which `npm start` keeps everything. */
export function dataFolder(env: Record<string, string | undefined> = process.env): string {
  return resolve(env['CONVIVIO_DATA'] || '.convivio');
}

/** The process environment; where it names no database, beside what a product running from the data folder has written down. */
export function environment(
  env: Record<string, string | undefined> = process.env,
): Record<string, string | undefined> {
  const file = join(dataFolder(env), 'engines.env');
  if (env['DATABASE_URL'] || !existsSync(file)) return env;
  return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
}
