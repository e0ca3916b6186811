interface PeriodicTaskLog {
  warn(context: object, text: string): void;
}

export interface PeriodicTask {
  /** Stops what runs at its next chance and waits for it. */
  close(): Promise<void>;
}

/** What has failed is done again no later than this: a service that starts may wait for another. */
const AFTER_FAILURE_MS = 10 * 60_000;

/**
 * Does at once, and so many milliseconds after each end again, what has to be done now and then.
 * What fails is logged and done the next time, in ten minutes at most.
 */
export function startPeriodicTask(
  name: string,
  everyMs: number,
  perform: (signal: AbortSignal) => Promise<void>,
  log: PeriodicTaskLog,
): PeriodicTask {
  const closing = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (): Promise<void> => {
    let waitMs = everyMs;
    try {
      await perform(closing.signal);
    } catch (error) {
      waitMs = Math.min(everyMs, AFTER_FAILURE_MS);
      if (!closing.signal.aborted) log.warn({ err: error }, `${name}: left for the next time`);
    }
    if (closing.signal.aborted) return;
    timer = setTimeout(() => {
      running = run();
    }, waitMs);
    timer.unref();
  };
  let running = run();
  return {
    async close() {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
