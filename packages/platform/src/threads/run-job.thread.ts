import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { packThrown, type Thrown } from './thread-errors.ts';

/** A call of a function that a module exports. Items of a stream go through `port`, at most `ahead` of them before they are asked for. */
export interface Job {
  module: string;
  name: string;
  input: unknown;
  stream: { port: MessagePort; ahead: number } | null;
}

export type Outcome = { value: unknown } | { thrown: Thrown };

/** Runs inside a thread of a pool. What a job throws is an answer too: on its way out an error would lose its name. */
export default async function runJob({ module, name, input, stream }: Job): Promise<Outcome> {
  try {
    const jobs = (await import(module)) as Record<
      string,
      ((input: unknown) => unknown) | undefined
    >;
    const job = jobs[name];
    if (!job) throw new Error(`${module} exports no ${name}`);
    if (!stream) return { value: await job(input) };
    await sendItems(job(input) as AsyncIterable<unknown>, stream.port, stream.ahead);
    return { value: null };
  } catch (error) {
    return { thrown: packThrown(error) };
  } finally {
    stream?.port.close();
  }
}

async function sendItems(
  items: AsyncIterable<unknown>,
  port: MessagePort,
  ahead: number,
): Promise<void> {
  let wanted = ahead;
  port.on('message', () => wanted++);
  for await (const item of items) {
    port.postMessage({ item });
    wanted--;
    while (wanted === 0) await once(port, 'message');
  }
}
