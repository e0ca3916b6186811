import { randomUUID } from 'node:crypto';
import { checkStates, type HealthCheck } from '../http/health.ts';
import type { Bus } from '../bus/bus.ts';
import type { AnswerTimes } from './answer-times.ts';
import { startPeriodicTask, type PeriodicTask } from './periodic-task.ts';

/** How often a process says that it runs. Milliseconds. */
export const HEARTBEAT_MS = 5_000;

/** What a process is. */
export interface Beating {
  /** `gateway`, `recipes` and so on. */
  service: string;
  /** A worker takes work and serves nothing. */
  role: 'service' | 'worker';
  version: string;
}

/**
 * Tells now and every few seconds, by the broadcast `service.beat`, that this process runs, which of its engines answer and how long its own answers
 * took lately; the last time says that it stops.
 */
export function startHeartbeat(
  bus: Bus,
  about: Beating,
  checks: Record<string, HealthCheck>,
  times: Pick<AnswerTimes, 'lately'>,
): PeriodicTask {
  const instance = randomUUID();
  const startedAt = new Date().toISOString();
  const tell = async (stopping: boolean) =>
    bus.broadcast('service.beat', {
      ...about,
      instance,
      startedAt,
      stopping,
      checks: stopping ? {} : await checkStates(checks),
      answers: stopping ? null : times.lately(),
    });
  const beating = startPeriodicTask('a heartbeat', HEARTBEAT_MS, () => tell(false), {
    // A bus that is away is told of by whoever needs it.
    warn: () => {},
  });
  return {
    async close() {
      await beating.close();
      await tell(true).catch(() => {});
    },
  };
}
