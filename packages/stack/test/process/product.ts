import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@convivio/platform/test-kit/free-port';
import { nodeSettings } from '../../../../scripts/node-flags.mjs';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const main = 'packages/stack/src/main.ts';

/** What a process of the product has said and how it ended. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** The product as `npm start` runs it, in a process of its own. */
export interface Product {
  url: string;
  /** The log so far, as objects. */
  log(): Record<string, unknown>[];
  kill(signal: NodeJS.Signals): Promise<Ended>;
}

function run(
  args: string[],
  env: Record<string, string>,
): { child: ChildProcess; ended: Promise<Ended>; output: { stdout: string; stderr: string } } {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: { ...nodeSettings, PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.on('data', (chunk: Buffer) => void (output[name] += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    ...output,
  }));
  return { child, ended, output };
}

/** Runs a program of the repository to its end. */
export function runToEnd(
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  return run([program, ...args], env).ended;
}

/** Starts the product and resolves when it serves. Throws what it has said when it ends instead. */
export async function startProduct(
  data: string,
  env: Record<string, string> = {},
): Promise<Product> {
  const port = await freePort();
  const { child, ended, output } = run([main, '--empty'], {
    CONVIVIO_DATA: data,
    PORT: String(port),
    ...env,
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output.stdout.includes('Convivio is ready at') && resolve());
    void ended.then(({ stdout, stderr }) =>
      reject(new Error(`The product ended: ${stdout}${stderr}`)),
    );
  });
  return {
    url: `http://localhost:${port}`,
    log: () =>
      output.stdout
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** A folder that is removed with `dispose()`. */
export async function temporaryFolder(): Promise<{ path: string; dispose(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'convivio-product-'));
  return { path, dispose: () => rm(path, { recursive: true, force: true }) };
}
