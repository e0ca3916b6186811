import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { packThrown, type Thrown } from './job-errors.ts';
import { hearJobs } from './job-goes-on.ts';

/** A call of a function that a module exports. Of a stream at most `ahead` items are sent before they are asked for. */
export interface Job {
  module: string;
  name: string;
  input: unknown;
  ahead: number | null;
}

/** What a process answers: items of a stream or that it goes on, and then how the job ended, with the bytes that the process holds. */
export type Answer = { item: unknown } | { goesOn: true } | End;
export type End = ({ value: unknown } | { thrown: Thrown }) & { heldBytes: number };

/** Runs in a process of a pool, which is told in its first argument how many megabytes it may hold. */
function main(): void {
  // Where memory is short the kernel is to end this process, and not the product.
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Elsewhere than on Linux there is none.
  }
  const watcher = new Worker(new URL('./watch-process.thread.ts', import.meta.url), {
    workerData: { maxBytes: Number(process.argv[2]) * 1024 * 1024, parent: process.ppid },
  });
  watcher.unref();
  hearJobs(() => void process.send?.({ goesOn: true } satisfies Answer));
  process.on('disconnect', () => process.exit());
  process.on('message', (message: Job | 'more') => {
    if (message !== 'more') void perform(message);
  });
  // What it says first: that jobs can be sent to it.
  process.send?.('listening');
}

/** What a job throws is an answer too: on its way out an error would lose its name. */
async function perform({ module, name, input, ahead }: Job): Promise<void> {
  try {
    const jobs = (await import(module)) as Record<
      string,
      ((input: unknown) => unknown) | undefined
    >;
    const job = jobs[name];
    if (!job) throw new Error(`${module} exports no ${name}`);
    if (ahead === null)
      return await answer({ value: await job(input), heldBytes: process.memoryUsage.rss() });
    await sendItems(job(input) as AsyncIterable<unknown>, ahead);
    await answer({ value: null, heldBytes: process.memoryUsage.rss() });
  } catch (error) {
    await answer({ thrown: packThrown(error), heldBytes: process.memoryUsage.rss() });
  } finally {
    // Node keeps what it has compiled when a process ends by itself; these end by a signal.
    flushCompileCache();
  }
}

async function sendItems(items: AsyncIterable<unknown>, ahead: number): Promise<void> {
  let wanted = ahead;
  const more = () => wanted++;
  process.on('message', more);
  try {
    for await (const item of items) {
      await answer({ item });
      wanted--;
      while (wanted === 0) await once(process, 'message');
    }
  } finally {
    process.off('message', more);
  }
}

/** Resolves once it is on its way, so that what was sent is not kept here as well. */
function answer(message: Answer): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });
}

main();
