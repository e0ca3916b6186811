import type { BusLog } from '../bus-log.ts';

/** Does each of these again and again until it is stopped. What one throws is logged. Keeps no process alive. */
export function startUpkeep(
  tasks: readonly { everyMs: number; act(): void }[],
  log: BusLog,
): { stop(): void } {
  const timers = tasks.map(({ everyMs, act }) =>
    setInterval(() => {
      try {
        act();
      } catch (error) {
        log.warn(
          { reason: (error as Error).message },
          'the embedded bus could not look after its file',
        );
      }
    }, everyMs).unref(),
  );
  return { stop: () => timers.forEach(clearInterval) };
}
