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

/** What was used on one day, which begins at midnight in UTC. */
export interface UsageOfDay {
  day: Date;
  sums: UsageSums;
}

/**
 * What AI was used in the last 24 hours, 7 days and 30 days, to the second, and since the launch; and what was used in each of the last days, today
 * included, the first day first, those without use too.
 */
export async function readUsage(
  store: UsageStore,
  now: Date,
  count: number,
): Promise<{ ai: AiUsage; days: UsageOfDay[] }> {
  const all = await store.days({ from: new Date(0), to: new Date(now.getTime() + DAY_MS) });
  const within = async (lengthMs: number) => aiTotals(await usageWithin(store, all, now, lengthMs));
  const [last24Hours, last7Days, last30Days] = await Promise.all([
    within(WINDOWS.last24Hours),
    within(WINDOWS.last7Days),
    within(WINDOWS.last30Days),
  ]);
  const sinceLaunch = aiTotals(sumOfSums(all.map(({ sums }) => sums)));
  return {
    ai: { last24Hours, last7Days, last30Days, sinceLaunch },
    days: lastDays(all, now, count),
  };
}

function lastDays(all: readonly UsageOfDay[], now: Date, count: number): UsageOfDay[] {
  const first = dayOf(now).getTime() - (count - 1) * DAY_MS;
  const byDay = new Map(all.map(({ day, sums }) => [day.getTime(), sums]));
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

/** Of sums of days as far as there are full ones: hundreds of sums of hours cost more than all the rest of the dashboard. */
async function usageWithin(
  store: UsageStore,
  all: readonly UsageOfDay[],
  now: Date,
  lengthMs: number,
): Promise<UsageSums> {
  const { edge, hours, days } = windowParts(now, lengthMs);
  const sums = noUsage();
  const addEdge = async () => {
    for await (const record of store.records(edge)) addRecord(sums, record);
  };
  const [ofHours] = await Promise.all([store.hours(hours), addEdge()]);
  const ofDays = all.filter(({ day }) => day >= days.from && day < days.to);
  return sumOfSums([sums, ...[...ofHours, ...ofDays].map((part) => part.sums)]);
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
