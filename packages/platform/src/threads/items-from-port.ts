import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { Deadline } from './deadline.ts';

/** What comes through a port until the job at its other end is over. */
export async function* itemsFrom(
  port: MessagePort,
  running: Promise<unknown>,
  clock: Deadline,
): AsyncGenerator<unknown, void> {
  const arrived: unknown[] = [];
  let over = false;
  port.on('message', ({ item }: { item: unknown }) => arrived.push(item));
  // It closes behind the last item; where the thread was killed, `running` says why.
  const closed = once(port, 'close').then(() => void (over = true));
  for (;;) {
    clock.start();
    while (arrived.length === 0 && !over) await Promise.race([once(port, 'message'), closed]);
    clock.stop();
    if (arrived.length === 0) break;
    yield arrived.shift();
    port.postMessage(null);
  }
  await running;
}
