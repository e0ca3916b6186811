import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { nodeSettings } from '../../../scripts/node-flags.mjs';

const program = fileURLToPath(new URL('../src/worker.ts', import.meta.url));

export interface WorkerProcess {
  /** Without a chance to say goodbye. */
  kill(): Promise<void>;
  /** The first line it logs with this message; rejects when it ends before. */
  logged(message: string): Promise<Record<string, unknown>>;
  /** All it has logged so far. */
  output(): string;
}

/** A worker in a process of its own, as production runs it. */
export function startWorkerProcess(environment: Record<string, string>): WorkerProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...nodeSettings, PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const waiting = new Map<string, PromiseWithResolvers<Record<string, unknown>>>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    const fields = JSON.parse(line) as Record<string, unknown>;
    waiting.get(String(fields['msg']))?.resolve(fields);
  });
  void ended.then(() =>
    waiting.forEach(({ reject }, message) =>
      reject(new Error(`The worker ended before it logged "${message}".`)),
    ),
  );
  return {
    logged(message) {
      const logged = Promise.withResolvers<Record<string, unknown>>();
      logged.promise.catch(() => undefined);
      waiting.set(message, logged);
      return logged.promise;
    },
    output: () => lines.join('\n'),
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await ended;
    },
  };
}
