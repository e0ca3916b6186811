import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@convivio/platform/test-kit/free-port';
import { goProgram } from './go-program.ts';
import { answersOk, startServer, type RunningEngine } from './running.ts';
import { versions } from './versions.data.ts';

/** Starts a MinIO server on a loopback port; its data go when it stops. */
export async function startMinio(): Promise<RunningEngine> {
  const program = await goProgram(versions.minio);
  const data = await mkdtemp(join(tmpdir(), 'convivio-minio-'));
  const port = await freePort();
  const secret = randomBytes(16).toString('hex');
  const env = {
    MINIO_ROOT_USER: 'contract',
    MINIO_ROOT_PASSWORD: secret,
    MINIO_BROWSER: 'off',
    MINIO_UPDATE: 'off',
    MINIO_CI_CD: '1',
  };
  const server = await startServer(
    program,
    ['server', data, '--address', `127.0.0.1:${port}`, '--quiet'],
    {
      env,
      patienceMs: 30_000,
      ready: () => answersOk(`http://127.0.0.1:${port}/minio/health/ready`),
    },
  );
  return {
    url: `s3://contract:${secret}@127.0.0.1:${port}/contract?tls=0`,
    stop: async () => {
      await server.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
