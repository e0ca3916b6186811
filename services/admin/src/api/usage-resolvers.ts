import { requireAdministrator } from '@convivio/platform/identity';
import type { AccountStore } from '../domain/account/account-store.ts';
import {
  meanDurationMs,
  readUsageReport,
  type DayReport,
} from '../domain/usage/read-usage-report.ts';
import type { UsageStore } from '../domain/usage/usage-store.ts';
import type { AiSums, AiTotals, IntakeSums } from '../domain/usage/usage-sums.ts';
import { countUsers } from '../domain/users/count-users.ts';
import type { UserListStore } from '../domain/users/user-list-store.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { dollars } from './dollars.ts';

interface UsagePorts {
  usage: UsageStore;
  accounts: AccountStore;
  users: UserListStore;
}

/** What administrators see of use and cost. */
export const usageQueries = (
  ports: UsagePorts,
): Pick<QueryResolvers, 'usage' | 'accountTotals'> => ({
  accountTotals: (_parent, _arguments, { actor }) => {
    requireAdministrator(actor);
    return countUsers(ports, new Date());
  },
  usage: async (_parent, { days }, { actor }) => {
    requireAdministrator(actor);
    const report = await readUsageReport(ports, days ?? 30, new Date());
    return {
      ai: {
        last24Hours: presentTotals(report.ai.last24Hours),
        last7Days: presentTotals(report.ai.last7Days),
        last30Days: presentTotals(report.ai.last30Days),
        sinceLaunch: presentTotals(report.ai.sinceLaunch),
      },
      days: report.days.map(presentDay),
      durations: report.durations,
      allCountedSince: report.allCountedSince?.toISOString() ?? null,
    };
  },
});

const presentTotals = ({ tokens, cost, requests }: AiTotals) => ({
  totalTokens: tokens,
  totalCost: dollars(cost),
  requestCount: requests,
});

const presentDay = ({ day, ai, intake, ...counts }: DayReport) => ({
  ...counts,
  day: day.toISOString().slice(0, 10),
  ai: ai.map((line) => ({
    feature: line.feature,
    model: line.model,
    tokens: line.inputTokens + line.outputTokens,
    cost: dollars(line.cost),
    ...presentOutcomes(line),
  })),
  intake: intake.map((line) => ({ format: line.format, ...presentOutcomes(line) })),
});

const presentOutcomes = (sums: AiSums | IntakeSums) => ({
  requests: sums.requests,
  failures: sums.failures,
  meanDurationMs: meanDurationMs(sums),
  longestDurationMs: sums.longestMs,
});
