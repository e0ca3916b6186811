import type { BusLog } from './bus-log.ts';
import type { Consumer } from './bus.ts';
import { runConsumer, type RunningConsumer } from './consumer-loop.ts';
import { deliver, type DeliveryPolicy, type Taken } from './deliver.ts';

/** How a consumer's messages are handled. */
export type HandlingOptions = Omit<DeliveryPolicy, 'consumer'> & { concurrency?: number };

/** The consumers of one bus that run. */
export class Consumers {
  readonly #log: BusLog;
  readonly #running = new Set<RunningConsumer>();

  constructor(log: BusLog) {
    this.#log = log;
  }

  /** Starts to take and to deliver; `take` waits for the next message of the consumer. */
  start(
    name: string,
    take: (stop: AbortSignal) => Promise<Taken | null>,
    options: HandlingOptions,
  ): Consumer {
    const policy = { ...options, consumer: name };
    const loop = runConsumer({
      consumer: name,
      concurrency: options.concurrency ?? 1,
      log: this.#log,
      take,
      deliver: (taken) => deliver(taken, policy, this.#log),
    });
    this.#running.add(loop);
    return {
      stop: async () => {
        await loop.stop();
        this.#running.delete(loop);
      },
    };
  }

  /** Takes nothing more; resolves when the handlers that run are done. */
  async drain(): Promise<void> {
    await Promise.all([...this.#running].map((consumer) => consumer.stop()));
  }

  /** Takes nothing more, waits for nothing. */
  abandon(): void {
    for (const consumer of this.#running) consumer.abandon();
  }
}
