// Runs the contract suites on real engines: npm run test:containers -- [--only nats,s3] [--obtain] [-- jest arguments]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addressVariables, type EngineName } from './addresses.ts';
import { containers, dockerAnswers } from './engines/containers.ts';
import { obtained } from './engines/obtained.ts';
import type { RunningEngine } from './engines/running.ts';

/**
 * Where the tests of each engine are, from this folder. What the recipes and the events service ask of their
 * documents has to hold on both engines: their own tests run once more.
 */
const testsOf: Record<EngineName, string[]> = {
  nats: ['bus.'],
  s3: ['files.'],
  keycloak: ['identity.', 'directory.'],
  mongodb: ['documents/', '../../services/recipes/test/', '../../services/events/test/'],
};
const all = Object.keys(testsOf) as EngineName[];

const separator = process.argv.indexOf('--', 2);
const jestArguments = separator < 0 ? [] : process.argv.slice(separator + 1);
const { values } = parseArgs({
  args: process.argv.slice(2, separator < 0 ? undefined : separator),
  options: {
    only: { type: 'string', multiple: true },
    obtain: { type: 'boolean', default: false },
  },
});
const asked = values.only?.flatMap((names) => names.split(','));
const unknown = asked?.filter((name) => !all.includes(name as EngineName)) ?? [];
if (unknown.length) {
  console.error(`There is no engine "${unknown.join(', ')}"; there are ${all.join(', ')}.`);
  process.exit(1);
}

const docker = await dockerAnswers();
const started: RunningEngine[] = [];
const found: EngineName[] = [];
const missing: EngineName[] = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stopEngines().finally(() => process.exit(1)));

try {
  for (const engine of (asked as EngineName[] | undefined) ?? all) {
    try {
      console.log(`${engine.padEnd(9)} ${await start(engine)}`);
      found.push(engine);
    } catch (error) {
      console.log(`${engine.padEnd(9)} is not here: ${(error as Error).message}`);
      missing.push(engine);
    }
  }
  if (asked && missing.length)
    fail(
      `Asked for ${missing.join(' and ')}, which ${missing.length > 1 ? 'are' : 'is'} not here.`,
    );
  else if (!found.length) fail('No engine is here, so nothing was tested.');
  else {
    process.exitCode = await runTests(found);
    if (missing.length) console.log(`Not tested: ${missing.join(', ')}.`);
  }
} finally {
  await stopEngines();
}

/** Says where the engine comes from, and leaves its address in the environment; throws with the reason why it cannot be had. */
async function start(engine: EngineName): Promise<string> {
  const variable = addressVariables[engine];
  if (!docker && process.env[variable]) return `at ${variable}`;
  if (!docker && !values.obtain)
    throw new Error(`no Docker engine answers, ${variable} is not set and --obtain was not given`);
  const running = await (docker ? containers : obtained)[engine]();
  started.push(running);
  process.env[variable] = running.url;
  if (!docker) process.env['CONVIVIO_OBTAINED'] = 'yes';
  return docker ? 'in a container' : 'a server from the package registries';
}

async function runTests(engines: EngineName[]): Promise<number> {
  const patterns = engines
    .flatMap((engine) => testsOf[engine])
    .map((place) => join(import.meta.dirname, place));
  if (!patterns.some((pattern) => existsSync(pattern) || pattern.endsWith('.'))) return 0;
  const jest = join(import.meta.dirname, '../../node_modules/jest/bin/jest.js');
  const config = join(import.meta.dirname, 'jest.config.mjs');
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--experimental-vm-modules',
      jest,
      '--config',
      config,
      ...jestArguments,
      '--testPathPatterns',
      ...patterns,
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, DOCUMENTS_UNDER_TEST: process.env[addressVariables.mongodb] },
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

async function stopEngines(): Promise<void> {
  await Promise.allSettled(started.splice(0).map((engine) => engine.stop()));
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
