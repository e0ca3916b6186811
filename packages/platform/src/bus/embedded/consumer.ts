import type { ConsumerOptions } from '../consumer-options.ts';
import type { Taken } from '../deliver.ts';
import type { BusFile } from './bus-file.ts';
import type { EmbeddedDeadLetters } from './dead-letters.ts';
import type { DeliveryQueue, TakenRow } from './delivery-queue.ts';
import { transact } from './schema.ts';
import type { Wake } from './wake.ts';

const LONGEST_WAIT_MS = 60_000;

interface Engine {
  file: BusFile;
  queue: DeliveryQueue;
  letters: EmbeddedDeadLetters;
  wake: Wake;
}

/** Takes messages one by one from the file. */
export function embeddedConsumer(
  { file, queue, letters, wake }: Engine,
  consumer: ConsumerOptions,
) {
  const toTaken = (row: TakenRow): Taken => ({
    ...row,
    working: () => {
      if (file.isClosed()) return;
      file.attempt('extending the wait', () => queue.working(consumer, row));
    },
    ack: async () => file.attempt('acknowledging', () => queue.ack(consumer, row)),
    retry: async (afterMs) => {
      file.attempt('postponing', () => queue.retry(consumer, row, afterMs));
      wake.wake();
    },
    toDeadLetters: async ({ error }) =>
      file.attempt('storing a dead letter', () =>
        transact(file.database, () => {
          const { subject, attempt: attempts, text } = row;
          if (queue.end(consumer, row)) letters.add({ consumer, subject, error, attempts, text });
        }),
      ),
  });

  return {
    register: () => file.attempt('registering a consumer', () => queue.register(consumer)),

    async take(stop: AbortSignal): Promise<Taken | null> {
      const row = file.attempt('taking a message', () => queue.take(consumer));
      if (row) return toTaken(row);
      const due = file.attempt('taking a message', () => queue.nextDue(consumer));
      const waitMs = due === null ? LONGEST_WAIT_MS : Math.min(LONGEST_WAIT_MS, due - Date.now());
      await wake.wait(waitMs, stop);
      return null;
    },
  };
}
