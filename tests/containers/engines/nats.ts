import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@convivio/platform/test-kit/free-port';
import { goProgram } from './go-program.ts';
import { startServer, type RunningEngine } from './running.ts';
import { versions } from './versions.data.ts';

/** Starts a NATS server with JetStream on a loopback port; its data go when it stops, unless a folder is given. */
export async function startNats(
  keep: { port?: number; data?: string } = {},
): Promise<RunningEngine & { kill(): Promise<void> }> {
  const program = await goProgram(versions.nats);
  const data = keep.data ?? (await mkdtemp(join(tmpdir(), 'convivio-nats-')));
  const port = keep.port ?? (await freePort());
  const server = await startServer(
    program,
    ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', data],
    { patienceMs: 20_000, ready: () => accepts(port) },
  );
  return {
    url: `nats://127.0.0.1:${port}`,
    stop: async () => {
      await server.stop();
      if (!keep.data) await rm(data, { recursive: true, force: true });
    },
    kill: () => server.stop('SIGKILL'),
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data');
    return true;
  } finally {
    socket.destroy();
  }
}
