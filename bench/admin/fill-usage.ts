import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { UsageRecord } from '../../services/admin/src/domain/usage/usage-record.ts';
import { searchKeysOf } from '../../services/admin/src/domain/users/search-keys.ts';
import { models } from '../../services/admin/src/store/models.ts';
import { mongoUsageStore } from '../../services/admin/src/store/usage/mongo-usage-store.ts';
import { usageModels } from '../../services/admin/src/store/usage/usage-models.ts';

const DAYS = 90;
const DAY_MS = 24 * 3_600_000;
const TOGETHER = 5_000;
const FIRST_NAMES = ['Anna', 'Marco', 'Hanna', 'Tomás', 'Noor', 'Paolo', 'Amélie', 'Jonas'];
const FEATURES = ['recipe_from_text', 'recipe_from_picture', 'recipe_translation', 'magic_recipe'];
const FORMATS = ['url', 'application/pdf', 'image/jpeg', 'social', 'text'];

interface Amounts {
  records: number;
  users: number;
  seed: number;
}

/** Fills the database of the admin service with users and with what they used within 90 days. */
export async function fillUsage(
  database: Connection,
  { records, users, seed }: Amounts,
): Promise<void> {
  const random = numbersFrom(seed);
  const { accounts } = models(database);
  const used = usageModels(database);
  await Promise.all([accounts, ...Object.values(used)].map((model) => model.init()));
  const now = Date.now();
  await accounts.collection.insertMany(
    Array.from({ length: users }, (_, at) => {
      const firstName = FIRST_NAMES[random(FIRST_NAMES.length)]!;
      const profile = { firstName, lastName: `Berg${at}`, email: `user-${at}@example.org` };
      return {
        _id: `user-${at}` as never,
        ...profile,
        createdAt: new Date(now - random(DAYS) * DAY_MS),
        lastSeenAt: new Date(now - random(60) * DAY_MS),
        isAdmin: false,
        searchKeys: searchKeysOf(profile),
      };
    }),
  );
  const store = mongoUsageStore(used);
  for (let kept = 0; kept < records; kept += TOGETHER)
    await store.keep(
      Array.from({ length: Math.min(TOGETHER, records - kept) }, () =>
        recordOf(random, users, now),
      ),
    );
}

function recordOf(random: (limit: number) => number, users: number, now: number): UsageRecord {
  const day = random(DAYS);
  const success = random(10) > 0;
  const outcome = {
    durationMs: 200 + random(4_000),
    success,
    errorType: success ? null : 'timeout',
  };
  const about = {
    id: randomUUID(),
    // Of all users a tenth is there on a day.
    userId: `user-${(random(Math.ceil(users / 10)) * 10 + day) % users}`,
    at: new Date(now - day * DAY_MS - random(DAY_MS)),
  };
  const kind = random(10);
  if (kind < 6) {
    const use = { inputTokens: random(2_000), outputTokens: random(500), cost: random(5_000) };
    const feature = FEATURES[random(FEATURES.length)]!;
    const model = random(3) === 0 ? 'gpt-4.1' : 'gpt-4.1-mini';
    return { ...about, kind: 'ai', feature, model, ...use, ...outcome };
  }
  if (kind < 8) {
    const format = FORMATS[random(FORMATS.length)]!;
    return { ...about, kind: 'intake', format, size: random(1_000_000), ...outcome };
  }
  return { ...about, kind: kind === 8 ? 'recipe' : 'share-view' };
}

/** The same whole numbers below a limit, in the same order, for a seed (a linear congruential generator). */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
