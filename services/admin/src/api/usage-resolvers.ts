import { invalid } from '@convivio/platform/errors';
import { requireAdministrator } from '@convivio/platform/identity';
import type { AccountStore } from '../domain/account/account-store.ts';
import { readUsage, type AiTotals } from '../domain/usage/read-usage.ts';
import type { UsageStore } from '../domain/usage/usage-store.ts';
import type { AiSums, IntakeSums, UsageSums } from '../domain/usage/usage-sums.ts';
import { DAY_MS, dayOf } from '../domain/usage/usage-time.ts';
import type { UserListStore } from '../domain/users/user-list-store.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { dollars } from './dollars.ts';

const MOST_DAYS = 366;
const ACTIVE_MS = 30 * DAY_MS;

interface UsagePorts {
  usage: UsageStore;
  accounts: AccountStore;
  users: UserListStore;
}

/** What administrators see of use and cost. */
export const usageQueries = ({
  usage,
  accounts,
  users,
}: UsagePorts): Pick<NonNullable<Resolvers['Query']>, 'usage' | 'accountTotals'> => ({
  accountTotals: async (_parent, _arguments, { actor }) => {
    requireAdministrator(actor);
    const [totalUsers, suspendedUsers, activeUsersLast30Days] = await Promise.all([
      accounts.count(),
      users.count({ words: [], isActive: false }),
      accounts.countSeenSince(new Date(Date.now() - ACTIVE_MS)),
    ]);
    return { totalUsers, suspendedUsers, activeUsersLast30Days };
  },
  usage: async (_parent, { days: count }, { actor }) => {
    requireAdministrator(actor);
    const wanted = count ?? 30;
    if (wanted < 1 || wanted > MOST_DAYS)
      throw invalid('USAGE_DAYS', `Ask for 1 to ${MOST_DAYS} days.`, {
        days: `must be 1 to ${MOST_DAYS}`,
      });
    const now = new Date();
    const [{ ai, days }, newUsers] = await Promise.all([
      readUsage(usage, now, wanted),
      newUsersOfDays(accounts, new Date(dayOf(now).getTime() - (wanted - 1) * DAY_MS)),
    ]);
    return {
      ai: {
        last24Hours: totalsOf(ai.last24Hours),
        last7Days: totalsOf(ai.last7Days),
        last30Days: totalsOf(ai.last30Days),
        sinceLaunch: totalsOf(ai.sinceLaunch),
      },
      days: days.map(({ day, sums }) => ({
        day: day.toISOString().slice(0, 10),
        newUsers: newUsers.get(day.getTime()) ?? 0,
        ...dayOfSums(sums),
      })),
    };
  },
});

/** By the beginning of the day, since one. */
async function newUsersOfDays(accounts: AccountStore, since: Date): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for await (const created of accounts.creationsSince(since)) {
    const day = dayOf(created).getTime();
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

const totalsOf = ({ tokens, cost, requests }: AiTotals) => ({
  totalTokens: tokens,
  totalCost: dollars(cost),
  requestCount: requests,
});

const dayOfSums = ({
  recipes,
  shareViews,
  shareSignUps = 0,
  sessions = 0,
  ai,
  intake,
}: UsageSums) => ({
  newRecipes: recipes,
  shareViews,
  signUpsFromLinks: shareSignUps,
  sessions,
  ai: ai.map((line) => ({
    feature: line.feature,
    model: line.model,
    tokens: line.inputTokens + line.outputTokens,
    cost: dollars(line.cost),
    ...outcomesOf(line),
  })),
  intake: intake.map((line) => ({ format: line.format, ...outcomesOf(line) })),
});

const outcomesOf = ({ requests, failures, durationMs, longestMs }: AiSums | IntakeSums) => ({
  requests,
  failures,
  meanDurationMs: requests === 0 ? 0 : durationMs / requests,
  longestDurationMs: longestMs,
});
