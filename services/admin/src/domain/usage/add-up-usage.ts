import { addUpMonths } from './add-up-months.ts';
import { addRecord, noUsage, sumOfSums } from './usage-sums.ts';
import { DAY_MS, dayOf, HOUR_MS } from './usage-time.ts';
import type { Outdated, UsageStore, UserSums } from './usage-store.ts';

/** So many sums are made before marks are looked for again. */
const AT_ONCE = 200;

/**
 * Makes the sums anew that are not what their records say: of hours, of the days and months they belong to, and of users. A sum is always made of the
 * records, never counted up, so that a message heard twice or a process that was killed between two writes cannot make it wrong.
 */
export async function addUpUsage(store: UsageStore, stopping: AbortSignal): Promise<void> {
  // What is recorded meanwhile is for the next time: while much is recorded, this would never end.
  const began = new Date();
  for (;;) {
    const marks = await store.outdated(began, AT_ONCE);
    const days = new Map<number, Outdated[]>();
    for (const mark of marks) {
      if (stopping.aborted) return;
      if ('hour' in mark.of) {
        await addUpHour(store, mark.of.hour);
        const day = dayOf(mark.of.hour).getTime();
        days.set(day, [...(days.get(day) ?? []), mark]);
      } else {
        await addUpUserDay(store, mark.of.userId, mark.of.day);
        await store.upToDate(mark);
      }
    }
    // The mark of an hour goes when its day and its month know of it as well.
    for (const day of days.keys()) await addUpDay(store, new Date(day));
    const newDays = [...days.keys()].map((day) => new Date(day));
    if (newDays.length > 0) await addUpMonths(store, newDays, began);
    for (const mark of [...days.values()].flat()) await store.upToDate(mark);
    if (marks.length < AT_ONCE || stopping.aborted) return;
  }
}

async function addUpHour(store: UsageStore, hour: Date): Promise<void> {
  const sums = noUsage();
  for await (const record of store.records({ from: hour, to: later(hour, HOUR_MS) }))
    addRecord(sums, record);
  await store.keepHour(hour, sums);
}

async function addUpDay(store: UsageStore, day: Date): Promise<void> {
  const hours = await store.hours({ from: day, to: later(day, DAY_MS) });
  await store.keepDay(day, sumOfSums(hours.map(({ sums }) => sums)));
}

async function addUpUserDay(store: UsageStore, userId: string, day: Date): Promise<void> {
  const sums: UserSums = { requests: 0, tokens: 0, cost: 0 };
  for await (const record of store.recordsOfUser(userId, { from: day, to: later(day, DAY_MS) })) {
    if (record.kind !== 'ai') continue;
    sums.requests += 1;
    sums.tokens += record.inputTokens + record.outputTokens;
    sums.cost += record.cost;
  }
  await store.keepUserDay(userId, day, sums);
}

const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);
