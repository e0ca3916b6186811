import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** A server that runs until it is stopped. */
export interface RunningEngine {
  url: string;
  stop(): Promise<void>;
}

export interface RunningServer {
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface ServerOptions {
  env?: Record<string, string>;
  patienceMs: number;
  ready(): Promise<boolean>;
}

const LAST_WORDS = 3000;
const STOP_MS = 15_000;

/** Starts a server and waits until it is ready; throws with its last words when it ends before or takes too long. */
export async function startServer(
  program: string,
  args: string[],
  { env = {}, patienceMs, ready }: ServerOptions,
): Promise<RunningServer> {
  // In a group of its own, so that what a start script leaves behind is stopped too.
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  const listen = (chunk: Buffer) => void (said = (said + chunk.toString()).slice(-LAST_WORDS));
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  let ended = false;
  const end = once(child, 'close').then(
    () => void (ended = true),
    (error: Error) => {
      ended = true;
      said += error.message;
    },
  );
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid && !ended) process.kill(-child.pid, signal);
    } catch {
      // It ended just now.
    }
  };
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    signalGroup(signal);
    await Promise.race([end, delay(STOP_MS, undefined, { ref: false })]);
    signalGroup('SIGKILL');
    await end;
  };
  const until = Date.now() + patienceMs;
  while (!(await ready().catch(() => false))) {
    if (ended) throw new Error(`${program} ended before it was ready:\n${said}`);
    if (Date.now() > until) {
      await stop();
      throw new Error(`${program} was not ready within ${patienceMs / 1000} s:\n${said}`);
    }
    await delay(50);
  }
  return { stop };
}

export async function answersOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  await response.body?.cancel();
  return response.ok;
}
