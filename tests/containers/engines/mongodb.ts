import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@convivio/platform/test-kit/free-port';
import { cacheFolder, kept } from './cache.ts';
import { newerLibraries } from './newer-libraries.ts';
import { startServer, type RunningEngine } from './running.ts';
import { versions } from './versions.data.ts';

const run = promisify(execFile);
const PATIENCE_MS = 30_000;

/**
 * Starts a MongoDB server (from npm; Linux x64 and arm64) with an empty database on a loopback port; its data go when it stops.
 * Where the machine's C library is older than the server needs, a newer one is fetched with apt and kept beside the server.
 */
export async function startMongo(): Promise<RunningEngine> {
  const installation = await obtainServer();
  const libraries = await newerLibraries();
  const data = await mkdtemp(join(tmpdir(), 'convivio-mongodb-'));
  const port = await freePort();
  const front = [
    process.execPath,
    join(import.meta.dirname, 'mongodb-front.mjs'),
    installation,
    versions.mongodb.npmPackage,
    data,
    String(port),
  ];
  const [program, ...args] = libraries
    ? [libraries.loader, '--library-path', libraries.folder, ...front]
    : front;
  const server = await startServer(program!, args, {
    patienceMs: PATIENCE_MS,
    ready: () => accepts(port),
  });
  return {
    url: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    stop: async () => {
      await server.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function obtainServer(): Promise<string> {
  const { npmPackage, npmVersion } = versions.mongodb;
  return kept(join(cacheFolder('mongodb'), `server-${npmVersion}`), async (workshop) => {
    await writeFile(join(workshop, 'package.json'), '{ "private": true }');
    await run('npm', ['install', '--no-audit', '--no-fund', `${npmPackage}@${npmVersion}`], {
      cwd: workshop,
    });
    return workshop;
  });
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
}
