import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MessageData } from '@convivio/contracts/messages';
import type { Envelope } from '@convivio/platform/bus/bus';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import type { TestUser } from '@convivio/platform/test-kit/token-issuer';
import { adminKitchen, administrator, cook } from './admin-kitchen.ts';

const USAGE = `{
  accountTotals { totalUsers activeUsersLast30Days }
  usage(days: 60) {
    ai {
      last24Hours { totalTokens totalCost requestCount }
      last7Days { totalTokens totalCost requestCount }
      last30Days { totalTokens totalCost requestCount }
      sinceLaunch { totalTokens totalCost requestCount }
    }
    days {
      day newUsers newRecipes shareViews signUpsFromLinks sessions visits { count meanDurationMs }
      ai { feature model requests failures tokens cost meanDurationMs longestDurationMs }
      intake { format requests failures meanDurationMs longestDurationMs }
    }
    durations {
      intake { format spread { ...Count } } ai { feature spread { ...Count } } visits { ...Count }
    }
    allCountedSince
  }
}
fragment Count on DurationCount { fromMs toMs count }`;
interface DurationCount {
  fromMs: number;
  toMs: number;
  count: number;
}
interface Totals {
  totalTokens: number;
  totalCost: number;
  requestCount: number;
}
interface Answer {
  accountTotals: { totalUsers: number; activeUsersLast30Days: number };
  usage: {
    ai: Record<'last24Hours' | 'last7Days' | 'last30Days' | 'sinceLaunch', Totals>;
    days: {
      day: string;
      newUsers: number;
      newRecipes: number;
      shareViews: number;
      signUpsFromLinks: number | null;
      sessions: number | null;
      visits: { count: number; meanDurationMs: number } | null;
      ai: object[];
      intake: object[];
    }[];
    durations: {
      intake: { format: string; spread: DurationCount[] }[];
      visits: DurationCount[];
    };
    allCountedSince: string | null;
  };
}

const kitchen = adminKitchen();
const ask = (user: TestUser | null, query = USAGE) => kitchen.ask<Answer>(user, query);
const usage = async () => (await ask(administrator)).data as Answer;

/** Seldom enough to leave the work its core. */
const usageNowAndThen = async () => {
  await pause(500);
  return usage();
};

const HOUR = 3_600_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const envelope = (subject: string, data: object, time: string): Envelope => ({
  id: randomUUID(),
  subject,
  time,
  actor: null,
  data,
});
const aiCall = (about: Partial<MessageData<'usage.ai'>>, time = ago(0)) =>
  envelope(
    'usage.ai',
    {
      ownerId: cook.id,
      feature: 'magic',
      model: 'gpt-4.1-mini',
      inputTokens: 100,
      outputTokens: 20,
      cost: 1_500,
      durationMs: 800,
      success: true,
      errorType: null,
      ...about,
    },
    time,
  );

test('one who is signed out is asked to sign in, and other users find nothing', async () => {
  expect((await ask(null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await ask(cook)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a number of days that cannot be is refused', async () => {
  for (const days of [0, 367])
    expect(
      (await ask(administrator, `{ usage(days: ${days}) { days { day } } }`)).errors?.[0],
    ).toMatchObject({
      message: 'Ask for 1 to 366 days.',
      extensions: { code: 'USAGE_DAYS' },
    });
});

test('an unreadable message becomes a dead letter, and the rest is recorded', async () => {
  const before = (await usage()).usage.ai.sinceLaunch.requestCount;
  const unreadable = envelope('usage.ai', { feature: 'magic' }, ago(0));
  await kitchen.bus.publishAll([unreadable, aiCall({})]);
  await askUntil(usage, ({ usage: { ai } }) => ai.sinceLaunch.requestCount === before + 1);
  await askUntil(
    () => kitchen.bus.deadLetters.list(),
    (letters) => letters.some(({ message }) => message?.id === unreadable.id),
  );
});

test('sign-ins, visits, opened links and those who came from them are counted by day', async () => {
  const today = async () => (await usage()).usage.days.at(-1)!;
  const before = await today();
  const left = (durationMs?: number | null) =>
    envelope('session.ended', { userId: cook.id, sessionId: 's', durationMs }, ago(0));
  await kitchen.bus.publishAll([
    envelope(
      'session.started',
      { userId: cook.id, sessionId: 's', timezone: 'UTC', userAgent: '' },
      ago(0),
    ),
    // Of the last two nobody knows how long they took: they are no visits of no length.
    ...[60_000, 180_000, null, undefined].map(left),
    envelope('share.signed-up', { linkId: 1, ownerId: cook.id }, ago(0)),
    envelope('share.signed-up', { linkId: 2, ownerId: cook.id }, ago(0)),
  ]);
  const after = await askUntil(
    today,
    ({ signUpsFromLinks, sessions, visits }) =>
      signUpsFromLinks! - before.signUpsFromLinks! === 2 &&
      sessions! > before.sessions! &&
      visits!.count > 1,
  );
  expect(after.sessions).toBe(before.sessions! + 1);
  expect(after.visits).toEqual({ count: 2, meanDurationMs: 120_000 });
  const { durations, allCountedSince } = (await usage()).usage;
  expect(
    durations.visits.map(({ fromMs, toMs, count }) => [fromMs < 60_000, toMs >= 180_000, count]),
  ).toEqual([
    [true, false, 1],
    [false, true, 1],
  ]);
  expect(allCountedSince).toBeNull();
});

test('what a clock dates into the future is counted today', async () => {
  const before = (await usage()).usage.ai.last24Hours.requestCount;
  await kitchen.bus.publish(aiCall({}, ago(-90 * 24 * HOUR)));
  await askUntil(usage, ({ usage: { ai } }) => ai.last24Hours.requestCount === before + 1);
});

test('100,000 messages of all kinds, a third of them twice and none in its order, add up to what an independent sum says, across a restart', async () => {
  const before = (await usage()).usage;
  const count = 100_000;
  const random = numbersFrom(7);
  const expected = { last24Hours: 0, last7Days: 0, last30Days: 0, sinceLaunch: 0 };
  const cost = { ...expected };
  const tokens = { ...expected };
  const plain = { recipes: 0, views: 0, intake: 0, intakeFailures: 0 };
  const readingMs: number[] = [];
  const windows = { last24Hours: 24, last7Days: 168, last30Days: 720, sinceLaunch: Infinity };
  const all: Envelope[] = [];
  for (let at = 0; at < count; at += 1) {
    const kind = random(10);
    // In every fifth of the hours of 59 days: what adding up costs is the number of hours that hold something.
    const minutes = random(59 * 24 * 12);
    const hours = 5 * Math.floor(minutes / 60) + (minutes % 60) / 60 + 0.05;
    // Not within a minute of where a window ends: the sum must not depend on how long this takes.
    const nearEdge = [24, 168, 720].some((edge) => Math.abs(edge - hours) < 0.2);
    const time = ago((nearEdge ? hours + 1 : hours) * HOUR);
    const age = (Date.now() - Date.parse(time)) / HOUR;
    if (kind < 7) {
      const call = aiCall(
        {
          inputTokens: random(900),
          outputTokens: random(90),
          cost: random(5_000),
          feature: ['magic', 'intake', 'translation'][random(3)] as string,
        },
        time,
      );
      const data = call.data as MessageData<'usage.ai'>;
      for (const [window, length] of Object.entries(windows) as [keyof typeof expected, number][])
        if (age < length) {
          expected[window] += 1;
          cost[window] += data.cost;
          tokens[window] += data.inputTokens + data.outputTokens;
        }
      all.push(call);
    } else if (kind === 7) {
      plain.recipes += 1;
      all.push(envelope('recipe.created', { recipeId: at, ownerId: cook.id, title: 'Soup' }, time));
    } else if (kind === 8) {
      plain.views += 1;
      all.push(
        envelope(
          'share.viewed',
          { linkId: at, ownerId: cook.id, recipeId: at, country: null },
          time,
        ),
      );
    } else {
      const success = random(4) > 0;
      const durationMs = random(9_000);
      readingMs.push(durationMs);
      plain.intake += 1;
      if (!success) plain.intakeFailures += 1;
      all.push(
        envelope(
          'usage.intake',
          {
            jobId: at,
            ownerId: cook.id,
            format: 'pdf',
            size: 1,
            durationMs,
            success,
            errorType: success ? null : 'unreadable',
          },
          time,
        ),
      );
    }
  }
  const sent = [...all, ...all.filter((_, at) => at % 3 === 0)];
  for (let at = sent.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [sent[at], sent[other]] = [sent[other] as Envelope, sent[at] as Envelope];
  }
  for (let at = 0; at < sent.length; at += 1_000) {
    await kitchen.bus.publishAll(sent.slice(at, at + 1_000));
    if (at === 60_000) await kitchen.restart();
  }

  const { ai, days, durations } = (
    await askUntil(
      usageNowAndThen,
      ({ usage: now }) =>
        now.ai.sinceLaunch.requestCount >=
          before.ai.sinceLaunch.requestCount + expected.sinceLaunch &&
        totalOf(now.days).all >=
          totalOf(before.days).all + plain.recipes + plain.views + plain.intake,
    )
  ).usage;
  for (const window of Object.keys(expected) as (keyof typeof expected)[]) {
    expect([window, ai[window].requestCount - before.ai[window].requestCount]).toEqual([
      window,
      expected[window],
    ]);
    expect([
      window,
      Math.round((ai[window].totalCost - before.ai[window].totalCost) * 1e6),
    ]).toEqual([window, cost[window]]);
    expect([window, ai[window].totalTokens - before.ai[window].totalTokens]).toEqual([
      window,
      tokens[window],
    ]);
  }
  const [now, then] = [totalOf(days), totalOf(before.days)];
  expect({
    recipes: now.recipes - then.recipes,
    views: now.views - then.views,
    intake: now.intake - then.intake,
    intakeFailures: now.intakeFailures - then.intakeFailures,
  }).toEqual(plain);
  const { spread } = durations.intake.find(({ format }) => format === 'pdf')!;
  expect(spread.map(({ count }) => count)).toEqual(
    spread.map(
      ({ fromMs, toMs }) =>
        readingMs.filter((ms) => ms <= toMs && (ms > fromMs || fromMs === 0)).length,
    ),
  );
  expect(spread.reduce((all, each) => all + each.count, 0)).toBe(readingMs.length);
});

test('a use stays counted to the second it leaves a window', async () => {
  const before = (await usage()).usage.ai;
  await kitchen.bus.publishAll([
    aiCall({}, ago(24 * HOUR - 30_000)),
    aiCall({}, ago(24 * HOUR + 30_000)),
  ]);
  const { ai } = (
    await askUntil(
      usage,
      (answer) => answer.usage.ai.sinceLaunch.requestCount === before.sinceLaunch.requestCount + 2,
    )
  ).usage;
  expect(ai.last24Hours.requestCount).toBe(before.last24Hours.requestCount + 1);
  expect(ai.last7Days.requestCount).toBe(before.last7Days.requestCount + 2);
});

test('what was used in a month long past is counted since the launch', async () => {
  const before = (await usage()).usage.ai.sinceLaunch.requestCount;
  await kitchen.bus.publish(aiCall({}, ago(400 * 24 * HOUR)));
  await askUntil(usage, (answer) => answer.usage.ai.sinceLaunch.requestCount === before + 1);
});

test('sums of a version that counted less are made anew, and what it did not count is not said to be none', async () => {
  const before = (await usage()).usage;
  const { database } = kitchen;
  const [hours, editions, months] = ['hours', 'editions', 'months'].map((name) =>
    database.collection(`usage_${name}`),
  );
  await hours!.updateMany({}, { $unset: { edition: 1, visits: 1 }, $set: { intake: [] } });
  await Promise.all([editions!.deleteMany({}), months!.deleteMany({})]);
  const restarted = Date.now();
  await kitchen.restart();
  const { days, ai, allCountedSince } = (
    await askUntil(usageNowAndThen, (answer) => answer.usage.allCountedSince !== null)
  ).usage;
  expect(Date.parse(allCountedSince!)).toBeGreaterThanOrEqual(restarted);
  expect(days.at(-2)).toMatchObject({ sessions: null, signUpsFromLinks: null, visits: null });
  expect(ai.sinceLaunch.requestCount).toBe(before.ai.sinceLaunch.requestCount);
  await askUntil(
    () => database.collection('usage_outdated').countDocuments(),
    (outdated) => outdated === 0,
  );
  expect((await usage()).usage.durations).toEqual(before.durations);
});

function totalOf(days: Answer['usage']['days']) {
  const total = { recipes: 0, views: 0, intake: 0, intakeFailures: 0, all: 0 };
  for (const day of days) {
    total.recipes += day.newRecipes;
    total.views += day.shareViews;
    for (const line of day.intake as { requests: number; failures: number }[]) {
      total.intake += line.requests;
      total.intakeFailures += line.failures;
    }
  }
  return { ...total, all: total.recipes + total.views + total.intake };
}

/** The same whole numbers below a limit, in the same order, for a seed (a linear congruential generator). */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
