import { invalid } from '@convivio/platform/errors';
import type { AccountStore } from '../account/account-store.ts';
import { durationCounts, type DurationCount } from './duration-spread.ts';
import { readUsage, type AiUsage, type UsageOfDay } from './read-usage.ts';
import { sumOfSums, type AiSums, type IntakeSums, type UsageSums } from './usage-sums.ts';
import type { UsageStore } from './usage-store.ts';
import { DAY_MS, dayOf } from './usage-time.ts';

const MOST_DAYS = 366;

/** What was used on one day. What was not counted yet on that day is null, not none. */
export interface DayReport {
  /** Midnight in UTC. */
  day: Date;
  newUsers: number;
  newRecipes: number;
  shareViews: number;
  signUpsFromLinks: number | null;
  sessions: number | null;
  visits: { count: number; meanDurationMs: number } | null;
  ai: AiSums[];
  intake: IntakeSums[];
}

export interface UsageReport {
  ai: AiUsage;
  /** The first day first; days without use are there too. */
  days: DayReport[];
  /** Of what was done in these days. */
  durations: {
    ai: { feature: string; spread: DurationCount[] }[];
    intake: { format: string; spread: DurationCount[] }[];
    visits: DurationCount[];
  };
  /** Null where all was counted always. */
  allCountedSince: Date | null;
}

/** What was used in the last days, today included. Throws 422 for less than a day or more than 366. */
export async function readUsageReport(
  { usage, accounts }: { usage: UsageStore; accounts: Pick<AccountStore, 'creationsSince'> },
  count: number,
  now: Date,
): Promise<UsageReport> {
  if (count < 1 || count > MOST_DAYS)
    throw invalid('USAGE_DAYS', `Ask for 1 to ${MOST_DAYS} days.`, {
      days: `must be 1 to ${MOST_DAYS}`,
    });
  const [{ ai, days }, since, newUsers] = await Promise.all([
    readUsage(usage, now, count),
    usage.countedSince(now),
    newUsersOfDays(accounts, new Date(dayOf(now).getTime() - (count - 1) * DAY_MS)),
  ]);
  return {
    ai,
    days: days.map((day) =>
      dayReport(day, newUsers.get(day.day.getTime()) ?? 0, day.day >= dayOf(since)),
    ),
    durations: durationsOf(days),
    allCountedSince: since.getTime() === 0 ? null : since,
  };
}

/** The mean of what has a duration; 0 where there is nothing. Milliseconds. */
export const meanDurationMs = ({ requests, durationMs }: UsageSums['visits']): number =>
  requests === 0 ? 0 : durationMs / requests;

/** By the beginning of the day, since one. */
async function newUsersOfDays(
  accounts: Pick<AccountStore, 'creationsSince'>,
  since: Date,
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for await (const created of accounts.creationsSince(since)) {
    const day = dayOf(created).getTime();
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

function dayReport({ day, sums }: UsageOfDay, newUsers: number, allCounted: boolean): DayReport {
  const { recipes, shareViews, shareSignUps, sessions, visits, ai, intake } = sumOfSums([sums]);
  const counted = <Value>(value: Value): Value | null => (allCounted ? value : null);
  return {
    day,
    newUsers,
    newRecipes: recipes,
    shareViews,
    signUpsFromLinks: counted(shareSignUps),
    sessions: counted(sessions),
    visits: counted({ count: visits.requests, meanDurationMs: meanDurationMs(visits) }),
    ai,
    intake,
  };
}

function durationsOf(days: readonly UsageOfDay[]): UsageReport['durations'] {
  const { ai, intake, visits } = sumOfSums(days.map(({ sums }) => sums));
  return {
    ai: ai.map(({ feature, spread }) => ({ feature, spread: durationCounts(spread) })),
    intake: intake.map(({ format, spread }) => ({ format, spread: durationCounts(spread) })),
    visits: durationCounts(visits.spread),
  };
}
