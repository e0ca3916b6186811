import { aiTotals } from './usage-sums.ts';
import { monthAfter, monthOf } from './usage-time.ts';
import type { UsageStore } from './usage-store.ts';

/**
 * Makes the sums of months that have ended: those that have none yet, one after the other, so that each before the last one has its own, and those of which
 * days were made anew.
 */
export async function addUpMonths(
  store: UsageStore,
  newDays: readonly Date[],
  now: Date,
): Promise<void> {
  const last = (await store.months()).at(-1)?.month;
  const outdated = new Set(newDays.map((day) => monthOf(day).getTime()));
  for (const month of outdated)
    if (last && month <= last.getTime()) await addUpMonth(store, new Date(month));
  let next = last ? monthAfter(last) : await firstMonth(store, now);
  for (; next < monthOf(now); next = monthAfter(next)) await addUpMonth(store, next);
}

async function firstMonth(store: UsageStore, now: Date): Promise<Date> {
  const [first] = await store.days({ from: new Date(0), to: now });
  return monthOf(first?.day ?? now);
}

async function addUpMonth(store: UsageStore, month: Date): Promise<void> {
  const days = await store.days({ from: month, to: monthAfter(month) });
  const sums = days.map((day) => day.sums);
  const records = sums.reduce((all, each) => all + each.records, 0);
  await store.keepMonth(month, { records, ...aiTotals(sums) });
}
