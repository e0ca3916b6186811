import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@convivio/platform/test-kit/free-port';
import { nodeFlags, nodeSettings } from '../../scripts/node-flags.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const CHEAP_PASSWORDS = new URL('cheap-passwords.mjs', import.meta.url).href;

/** The part of the line that says the product serves. */
const READY = /Convivio is ready at (\S+)/;

export interface RunningProduct {
  url: string;
  /** The data folder. */
  data: string;
  pid: number;
  /** What it has written to its output and its log so far. */
  said(): string;
  /** Ends it as Ctrl-C does, and returns its exit code. The data folder stays. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

export interface ProductOptions {
  /** An existing data folder. */
  data: string;
  port?: number;
  env?: Record<string, string>;
  /** More words of the command line. */
  args?: string[];
}

/** Runs the whole product as a child process, as `npm start` does, and resolves when it serves. Throws with its last words when it does not. */
export async function startProduct({
  data,
  port,
  env = {},
  args = [],
}: ProductOptions): Promise<RunningProduct> {
  const chosen = port ?? (await freePort());
  const program = [...nodeFlags, '--import', CHEAP_PASSWORDS, 'packages/stack/src/main.ts'];
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    // Settings of the shell that runs the tests must not reach the product.
    env: {
      ...nodeSettings,
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TMPDIR: process.env['TMPDIR'],
      CONVIVIO_DATA: data,
      PORT: String(chosen),
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const ready = READY.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    ended.then(
      ([code, signal]) =>
        reject(new Error(`The product ended (${signal ?? code}) before it served:\n${said}`)),
      reject,
    );
  });
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    child.kill(signal);
    return (await ended)[0];
  };
  return {
    url,
    data,
    pid: child.pid as number,
    said: () => said,
    stop: () => end('SIGINT'),
    kill: async () => void (await end('SIGKILL')),
  };
}

/** A data folder of its own under the system's folder for temporary files. */
export async function newDataFolder(): Promise<{ data: string; remove(): Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'convivio-product-'));
  return { data, remove: () => rm(data, { recursive: true, force: true }) };
}
