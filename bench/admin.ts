// Measures how soon the admin dashboard is answered when much was used.
//
//   npm run bench:admin -- [--records 1000000] [--users 1000] [--rounds 50] [--seed 7]
//
// The admin service runs on the embedded engines with records of 90 days, which it adds up first; how long that takes is told. Then each question of
// the dashboard is asked as often as there are rounds, while records go on coming in. The table has p50, p99 and the longest in milliseconds, beside
// the aim, and the mean CPU time of the whole process for each question, which says more on a machine that is busy with other things. All are those
// of a warmed program.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { openBus } from '@convivio/platform/bus/open-bus';
import { startService } from '@convivio/platform/service';
import { startTokenIssuer } from '@convivio/platform/test-kit/token-issuer';
import { startDocumentsInThread } from '../packages/stack/src/documents/start-in-thread.ts';
import { admin } from '../services/admin/src/service.ts';
import { fillUsage } from './admin/fill-usage.ts';

const { values: options } = parseArgs({
  options: {
    records: { type: 'string', default: '1000000' },
    users: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '7' },
  },
});
const AIM_MS = 300;
const [records, users, rounds] = [options.records, options.users, options.rounds].map(Number) as [
  number,
  number,
  number,
];

const TOTALS = `{ accountTotals { totalUsers suspendedUsers activeUsersLast30Days } }`;
const usage = (days: number) => `{ usage(days: ${days}) {
  ai {
    last24Hours { totalTokens totalCost requestCount } last7Days { totalTokens totalCost requestCount }
    last30Days { totalTokens totalCost requestCount } sinceLaunch { totalTokens totalCost requestCount }
  }
  days {
    day newUsers newRecipes shareViews
    ai { feature model requests failures tokens cost meanDurationMs longestDurationMs }
    intake { format requests failures meanDurationMs longestDurationMs }
  }
} }`;
const page = (search: string) => `{ adminUsers(search: "${search}", first: 50) {
  nodes { id email name isActive openaiCosts { last30Days sinceAccountCreation } } totalCount
} }`;
const cases = [
  ['the totals of users', TOTALS],
  ['AI windows alone', usage(1)],
  ['AI windows and 30 days', usage(30)],
  ['AI windows and 90 days', usage(90)],
  ['a page of 50 users with costs', page('')],
  ['users by a search', page('anna')],
] as const;

const folder = await mkdtemp(join(tmpdir(), 'convivio-bench-admin-'));
const documents = await startDocumentsInThread({ file: join(folder, 'documents.db') });
const issuer = await startTokenIssuer();
const busUrl = `embedded:${join(folder, 'bus.db')}`;
const database = await mongoose
  .createConnection(documents.url, { dbName: 'convivio_admin' })
  .asPromise();
const seconds = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return ((performance.now() - began) / 1_000).toFixed(1);
};
const filling = await seconds(() =>
  fillUsage(database, { records, users, seed: Number(options.seed) }),
);
console.log(`${records.toLocaleString('en')} records of ${users} users kept in ${filling} s`);

const service = await startService(admin, {
  ...issuer.environment,
  LOG_LEVEL: 'silent',
  DATABASE_URL: documents.url,
  BUS_URL: busUrl,
  FILES_URL: `file:${join(folder, 'files')}`,
  SERVICE_SECRET: randomUUID(),
});
const bus = await openBus(busUrl, { log: { info() {}, warn() {}, error() {} } });
const authorization = await issuer.authorization({ id: randomUUID(), isAdmin: true });

async function ask(query: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(service.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query }),
  });
  const answer = (await response.json()) as { errors?: unknown[] };
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return performance.now() - began;
}

const marks = database.collection('usage_outdated');
const adding = await seconds(async () => {
  while ((await marks.countDocuments({})) > 0) await new Promise((again) => setTimeout(again, 200));
});
console.log(`added up in ${adding} s\n`);

// As in a product at work: what comes in is added up while the dashboard is asked.
const coming = setInterval(() => {
  const now = new Date().toISOString();
  void bus.publishAll(
    Array.from({ length: 20 }, (_, recipeId) => ({
      id: randomUUID(),
      subject: 'recipe.created',
      time: now,
      actor: null,
      data: { recipeId, ownerId: 'user-1', title: 'Soup' },
    })),
  );
}, 500);
const table: Record<string, object> = {};
for (const [name, query] of cases) {
  for (let round = 0; round < 5; round += 1) await ask(query);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) times.push(await ask(query));
  const { user, system } = process.cpuUsage(before);
  const cpu = Math.round((user + system) / rounds / 1_000);
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  table[name] = { p50: at(0.5), p99: at(0.99), longest: at(1), aim: AIM_MS, cpu };
}
clearInterval(coming);
console.table(table);
await service.stop();
await bus.close();
await database.close();
await issuer.close();
await documents.close();
await rm(folder, { recursive: true, force: true });
