import { setTimeout as delay } from 'node:timers/promises';
import type { Bus } from '@convivio/platform/bus/bus';
import type { Log } from '@convivio/platform/log';
import { startPeriodicTask } from '@convivio/platform/periodic-task';
import { addUpUsage } from './domain/usage/add-up-usage.ts';
import { usageRecorder } from './domain/usage/record-usage.ts';
import type { UsageStore } from './domain/usage/usage-store.ts';
import { onUsageTold } from './reactions/usage-told.ts';

/** So often what was recorded is added up … */
const ADD_UP_EVERY_MS = 1_000;
/** … with a rest of so many times as long as it took, up to the longest: the more is recorded, the more there is to add up anew. */
const REST_TIMES = 3;
const LONGEST_REST_MS = 5_000;

/** Records what services tell of their use, and adds it up. */
export async function keepUsage(
  bus: Bus,
  usage: UsageStore,
  log: Log,
): Promise<{ close(): Promise<void> }> {
  // Before the first message: what was recorded before is of an older edition.
  await usage.countedSince(new Date());
  await usage.outdateOlderSums();
  const recording = await onUsageTold(bus, usageRecorder(usage));
  const addingUp = startPeriodicTask(
    'adding up what was used',
    ADD_UP_EVERY_MS,
    async (stopping) => {
      const began = performance.now();
      await addUpUsage(usage, stopping);
      const restMs = Math.min(REST_TIMES * (performance.now() - began), LONGEST_REST_MS);
      await delay(restMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    },
    log,
  );
  return {
    async close() {
      await recording.stop();
      await addingUp.close();
    },
  };
}
