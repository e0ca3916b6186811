import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startQueueRunner, type Queue, type QueueRunner } from './queue-runner.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

class Away extends Error {}

/** One job in a database that can go away, and instances that work on it until a test ends their run or kills them. */
function plant() {
  const job = {
    leaseUntil: 0,
    holder: '',
    tries: 0,
    unreturned: 0,
    interruptedSince: null as number | null,
  };
  const database = { away: false };
  const told: { tries: number; abandoned: number }[] = [];
  let givenUp = false;

  function instance() {
    const self = { killed: false, run: null as PromiseWithResolvers<void> | null };
    // A process that is dead says nothing any more.
    const reached = () => {
      if (database.away || self.killed) throw new Away('away');
    };
    const queue: Queue<{ id: number }> = {
      async take(holder, now, leaseUntil, inHand) {
        reached();
        if (givenUp || job.leaseUntil > now || inHand.includes(1)) return null;
        const { tries, unreturned: abandoned, interruptedSince } = job;
        Object.assign(job, { holder, leaseUntil, unreturned: abandoned + 1 });
        told.push({ tries, abandoned });
        return { taken: { id: 1 }, tries, abandoned, interruptedSince };
      },
      async keep(_id, holder, leaseUntil) {
        reached();
        if (job.holder === holder) job.leaseUntil = leaseUntil;
        return job.holder === holder;
      },
      async giveBack(_id, holder, leaseUntil, standing) {
        reached();
        if (job.holder === holder) Object.assign(job, { leaseUntil, unreturned: 0, ...standing });
        else if (job.unreturned > 1)
          Object.assign(job, { unreturned: 1, tries: Math.max(job.tries, standing.tries) });
      },
    };
    const runner: QueueRunner = startQueueRunner(
      queue,
      {
        name: 'a pot',
        perform() {
          self.run = Promise.withResolvers<void>();
          return self.run.promise.finally(() => (self.run = null));
        },
        giveUp: async () => void (givenUp = true),
        async hasProgressed() {
          reached();
          return false;
        },
        isOutage: (error) => error instanceof Away,
      },
      { warn() {}, error() {} },
    );
    return {
      ...runner,
      fail: () => self.run?.reject(new Away('away')),
      kill: () => void (self.killed = true),
      isWorking: () => self.run !== null,
    };
  }
  return { job, database, told, instance, isGivenUp: () => givenUp };
}

test.each([1, 2, 3])(
  'outages longer than a lease count for nothing where %i instances are at work',
  async (count) => {
    const { job, database, told, instance, isGivenUp } = plant();
    const instances = [];
    for (let at = 0; at < count; at++) {
      instances.push(instance());
      // Each looks at a time of its own.
      await jest.advanceTimersByTimeAsync(3_000);
    }
    let interruptions = 0;
    let begun = 0;
    for (let outage = 0; outage < 20; outage++) {
      while (!instances.some(({ isWorking }) => isWorking()))
        await jest.advanceTimersByTimeAsync(1_000);
      database.away = true;
      if (interruptions++ === 0) begun = Date.now();
      for (const { fail } of instances) fail();
      await jest.advanceTimersByTimeAsync(61_000);
      database.away = false;
      await jest.advanceTimersByTimeAsync(30_000 + outage * 1_000);
    }
    expect([isGivenUp(), interruptions, Math.max(...told.map(({ tries }) => tries))]).toEqual([
      false,
      20,
      0,
    ]);
    expect(Math.max(...told.map(({ abandoned }) => abandoned))).toBeLessThan(3);
    // Whoever is alone knows since when.
    if (count === 1) expect(job.interruptedSince).toBe(begun);
    database.away = true;
    await Promise.all(instances.map(({ close, fail }) => (fail(), close())));
  },
);

test('work that kills its process is given up after five times, also after an outage', async () => {
  const { database, told, instance, isGivenUp } = plant();
  const first = instance();
  await jest.advanceTimersByTimeAsync(0);
  database.away = true;
  first.fail();
  await jest.advanceTimersByTimeAsync(40_000);
  database.away = false;
  await jest.advanceTimersByTimeAsync(20_000);
  first.kill();
  first.fail();
  await first.close();
  for (let started = 0; started < 12 && !isGivenUp(); started++) {
    const next = instance();
    while (!next.isWorking() && !isGivenUp()) await jest.advanceTimersByTimeAsync(1_000);
    next.kill();
    next.fail();
    await next.close();
  }
  expect([isGivenUp(), told.map(({ abandoned }) => abandoned)]).toEqual([
    true,
    [0, 0, 1, 2, 3, 4, 5],
  ]);
});
