import { setTimeout as delay } from 'node:timers/promises';
import type { Consumer } from './bus.ts';
import type { BusLog } from './bus-log.ts';
import type { Taken } from './deliver.ts';

interface ConsumerLoop {
  consumer: string;
  concurrency: number;
  /** Waits for the next message; null when none came or the signal said to stop. */
  take(stop: AbortSignal): Promise<Taken | null>;
  deliver(taken: Taken): Promise<void>;
  log: BusLog;
}

export interface RunningConsumer extends Consumer {
  /** Takes nothing more, waits for nothing. */
  abandon(): void;
}

const PAUSE_AFTER_FAILURE_MS = 1000;

/**
 * Handles messages, `concurrency` at a time, none of them taken before it can be handled, so that
 * no message waits behind a busy worker.
 */
export function runConsumer({
  consumer,
  concurrency,
  take,
  deliver,
  log,
}: ConsumerLoop): RunningConsumer {
  const stopping = new AbortController();
  const handleOneByOne = async () => {
    while (!stopping.signal.aborted) {
      try {
        const taken = await take(stopping.signal);
        if (taken && stopping.signal.aborted) await taken.retry(0);
        else if (taken) await deliver(taken);
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn(
          { consumer, reason: (error as Error).message },
          'the message bus failed a consumer, which goes on',
        );
        await delay(PAUSE_AFTER_FAILURE_MS, undefined, {
          signal: stopping.signal,
          ref: false,
        }).catch(() => {});
      }
    }
  };
  const running = Promise.all(Array.from({ length: concurrency }, handleOneByOne));
  return {
    abandon: () => stopping.abort(),
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
