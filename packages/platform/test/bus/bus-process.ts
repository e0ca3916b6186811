import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { WorkOptions } from '../../src/bus/bus.ts';

const program = fileURLToPath(new URL('bus-process-program.ts', import.meta.url));

export interface BusProcess {
  /** The rest of the next line the process says that begins with the word. */
  next(word: string): Promise<string>;
  /** Without a chance to say goodbye. */
  kill(): Promise<void>;
}

/** Another process on the same bus; ready when this resolves. See `bus-process-program.ts` for the modes. */
export async function startBusProcess(
  url: string,
  mode: string,
  options: Partial<WorkOptions> = {},
): Promise<BusProcess> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, url, mode, JSON.stringify(options)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word = '', rest = ''] = line.split(' ');
    waiting.get(word)?.resolve(rest);
    waiting.delete(word);
  });
  void ended.then(() =>
    waiting.forEach(({ reject }, word) =>
      reject(new Error(`The process ended before it said "${word}".`)),
    ),
  );
  const next = (word: string) => {
    const waited = waiting.get(word) ?? Promise.withResolvers<string>();
    waiting.set(word, waited);
    return waited.promise;
  };
  await next('ready');
  return {
    next,
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await ended;
    },
  };
}
