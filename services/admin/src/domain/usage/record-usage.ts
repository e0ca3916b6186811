import type { UsageRecord } from './usage-record.ts';
import type { UsageStore } from './usage-store.ts';

/** So many records are written together at most. */
const TOGETHER = 500;

interface Waiting {
  record: UsageRecord;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Keeps records, those that come while others are written together. Resolves when a record is kept: only then is its message dealt with.
 */
export function usageRecorder(store: UsageStore): (record: UsageRecord) => Promise<void> {
  let waiting: Waiting[] = [];
  let writing = false;

  async function writeAll(): Promise<void> {
    writing = true;
    while (waiting.length > 0) {
      const together = waiting.slice(0, TOGETHER);
      waiting = waiting.slice(TOGETHER);
      try {
        await store.keep(together.map(({ record }) => record));
        for (const { done } of together) done();
      } catch (error) {
        for (const { failed } of together) failed(error);
      }
    }
    writing = false;
  }

  return (record) =>
    new Promise((done, failed) => {
      waiting.push({ record, done, failed });
      if (!writing) void writeAll();
    });
}
