import { addRecord, noUsage, sumOfSums, type UsageSums } from './usage-sums.ts';
import { DAY_MS, dayOf, windowParts } from './usage-time.ts';
import type { UsageStore } from './usage-store.ts';

/** What AI was used within one of the windows. */
export interface AiTotals {
  tokens: number;
  /** Integer micro-dollars. */
  cost: number;
  requests: number;
}

/** Windows that end now. Milliseconds. */
const WINDOWS = {
  last24Hours: DAY_MS,
  last7Days: 7 * DAY_MS,
  last30Days: 30 * DAY_MS,
} as const;

export type AiUsage = Record<keyof typeof WINDOWS | 'sinceLaunch', AiTotals>;

/** What AI was used in the last 24 hours, 7 days, 30 days, to the second, and since the launch. */
export async function readAiUsage(store: UsageStore, now: Date): Promise<AiUsage> {
  const within = async (lengthMs: number) => aiTotals(await usageWithin(store, now, lengthMs));
  const [last24Hours, last7Days, last30Days, sinceLaunch] = await Promise.all([
    within(WINDOWS.last24Hours),
    within(WINDOWS.last7Days),
    within(WINDOWS.last30Days),
    everything(store, now).then(aiTotals),
  ]);
  return { last24Hours, last7Days, last30Days, sinceLaunch };
}

/** What was used in each of the last days, today included, the first day first; days without use are there too. */
export async function readUsageDays(
  store: UsageStore,
  now: Date,
  count: number,
): Promise<{ day: Date; sums: UsageSums }[]> {
  const today = dayOf(now).getTime();
  const first = today - (count - 1) * DAY_MS;
  const kept = await store.days({ from: new Date(first), to: new Date(today + DAY_MS) });
  const byDay = new Map(kept.map(({ day, sums }) => [day.getTime(), sums]));
  return Array.from({ length: count }, (_, at) => {
    const day = first + at * DAY_MS;
    return { day: new Date(day), sums: byDay.get(day) ?? noUsage() };
  });
}

/** What the AI use of users costs. Micro-dollars, by user; in the last 30 days, today included, and since they came. */
export async function readCostsOfUsers(
  store: UsageStore,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, { last30Days: number; sinceAccountCreation: number }>> {
  const costs = new Map(userIds.map((id) => [id, { last30Days: 0, sinceAccountCreation: 0 }]));
  const from = dayOf(now).getTime() - 29 * DAY_MS;
  for (const { userId, day, sums } of await store.userDays(userIds)) {
    const of = costs.get(userId);
    if (!of) continue;
    of.sinceAccountCreation += sums.cost;
    if (day.getTime() >= from) of.last30Days += sums.cost;
  }
  return costs;
}

async function usageWithin(store: UsageStore, now: Date, lengthMs: number): Promise<UsageSums> {
  const { edge, hours } = windowParts(now, lengthMs);
  const sums = noUsage();
  const addEdge = async () => {
    for await (const record of store.records(edge)) addRecord(sums, record);
  };
  const [full] = await Promise.all([store.hours(hours), addEdge()]);
  return sumOfSums([sums, ...full.map((hour) => hour.sums)]);
}

async function everything(store: UsageStore, now: Date): Promise<UsageSums> {
  const days = await store.days({ from: new Date(0), to: new Date(now.getTime() + DAY_MS) });
  return sumOfSums(days.map(({ sums }) => sums));
}

function aiTotals({ ai }: UsageSums): AiTotals {
  const totals = { tokens: 0, cost: 0, requests: 0 };
  for (const { inputTokens, outputTokens, cost, requests } of ai) {
    totals.tokens += inputTokens + outputTokens;
    totals.cost += cost;
    totals.requests += requests;
  }
  return totals;
}
