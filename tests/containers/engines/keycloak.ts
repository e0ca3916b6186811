import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@convivio/platform/test-kit/free-port';
import { cacheFolder, kept } from './cache.ts';
import { answersOk, startServer, type RunningEngine } from './running.ts';
import { versions } from './versions.data.ts';

const run = promisify(execFile);
const PATIENCE_MS = 180_000;

export const realmFile = join(import.meta.dirname, '../../../infra/keycloak/realm.json');

/** The secret that the service client of the realm has in tests. */
export const realmSecret = 'the secret of a realm that lives for a test';

/** Starts Keycloak (Java 17 or later) with the realm of `infra/keycloak/realm.json` on a loopback port. The address carries the administrator of this start. */
export async function startKeycloak(): Promise<RunningEngine> {
  const home = await obtainKeycloak();
  await freshDataWithRealm(home);
  const [port, managementPort] = [await freePort(), await freePort()];
  const password = randomBytes(12).toString('hex');
  const args = [
    'start-dev',
    '--import-realm',
    '--http-host=127.0.0.1',
    `--http-port=${port}`,
    `--http-management-port=${managementPort}`,
  ];
  const env = {
    KC_BOOTSTRAP_ADMIN_USERNAME: 'contract',
    KC_BOOTSTRAP_ADMIN_PASSWORD: password,
    LOGIN_ADMIN_SECRET: realmSecret,
    JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
  };
  const ready = () =>
    answersOk(`http://127.0.0.1:${port}/realms/convivio/.well-known/openid-configuration`);
  const server = await startServer(join(home, 'bin', 'kc.sh'), args, {
    env,
    patienceMs: PATIENCE_MS,
    ready,
  });
  return { url: `http://contract:${password}@127.0.0.1:${port}`, stop: () => server.stop() };
}

async function obtainKeycloak(): Promise<string> {
  const { mavenArtifact, version } = versions.keycloak;
  return kept(join(cacheFolder('keycloak'), version), async (workshop) => {
    console.log(`Fetching Keycloak ${version} (once, 180 MB) ...`);
    await run(
      'mvn',
      [
        '--batch-mode',
        '--quiet',
        'org.apache.maven.plugins:maven-dependency-plugin:copy',
        `-Dartifact=${mavenArtifact}:${version}:zip`,
        `-DoutputDirectory=${workshop}`,
      ],
      { cwd: workshop },
    );
    const archive = (await readdir(workshop)).find((name) => name.endsWith('.zip'));
    if (!archive) throw new Error('Maven fetched no archive of Keycloak.');
    await run('unzip', ['-q', archive], { cwd: workshop });
    await rm(join(workshop, archive));
    const [folder] = await readdir(workshop);
    return join(workshop, folder ?? '');
  });
}

/** A realm is imported into an empty database only; the built server is kept, since building it takes longest. */
async function freshDataWithRealm(home: string): Promise<void> {
  await rm(join(home, 'data', 'h2'), { recursive: true, force: true });
  await mkdir(join(home, 'data', 'import'), { recursive: true });
  await cp(realmFile, join(home, 'data', 'import', 'realm.json'));
}
