import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startQueueRunner, type Queue, type QueueRunner, type Run } from './queue-runner.ts';

interface Job {
  id: number;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Lets what waits for nothing but promises go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A runner over so many jobs, each of which goes on until the test ends it. `lease` may be answered by the test. */
function workshop(jobs: number, { tries = 1, lease }: { tries?: number; lease?: () => Promise<boolean> } = {}) {
  const waiting = Array.from({ length: jobs }, (_, at): Job => ({ id: at + 1 }));
  const running = new Map<number, { run: Run; end: PromiseWithResolvers<void> }>();
  const leases: { id: number; forMs: number; progressed: boolean | undefined }[] = [];
  const givenUp: number[] = [];
  const logged: string[] = [];
  const queue: Queue<Job> = {
    async take() {
      const taken = waiting.shift();
      return taken ? { taken, tries } : null;
    },
    async lease(id, _holder, until, progressed) {
      const held = await (lease?.() ?? true);
      leases.push({ id, forMs: until === 0 ? 0 : until - Date.now(), progressed });
      return held;
    },
  };
  const runner: QueueRunner = startQueueRunner(queue, {
    name: 'a pot',
    perform(job, run) {
      const end = Promise.withResolvers<void>();
      running.set(job.id, { run, end });
      return end.promise.finally(() => running.delete(job.id));
    },
    giveUp: async ({ id }) => void givenUp.push(id),
    hasProgressed: async () => true,
  }, { warn: (_context, text) => void logged.push(text), error: (_context, text) => void logged.push(text) });
  return { runner, waiting, running, leases, givenUp, logged };
}

test('works on two at a time, and takes up the next when one ends', async () => {
  const { runner, running } = workshop(3);
  await settled();
  expect([...running.keys()]).toEqual([1, 2]);
  running.get(1)?.end.resolve();
  await settled();
  expect([...running.keys()]).toEqual([2, 3]);
  for (const { end } of running.values()) end.resolve();
  await runner.close();
});

test('takes up what was begun when it is nudged, and nothing once it is closed', async () => {
  const { runner, waiting, running } = workshop(0);
  await settled();
  waiting.push({ id: 7 });
  runner.nudge();
  await settled();
  running.get(7)?.end.resolve();
  await runner.close();
  waiting.push({ id: 8 });
  runner.nudge();
  await settled();
  expect([...running.keys()]).toEqual([]);
});

test('keeps what is in hand, asks it to stop when it closes, and gives it back at once', async () => {
  const { runner, running, leases } = workshop(1);
  await settled();
  const { run, end } = running.get(1) as NonNullable<ReturnType<typeof running.get>>;
  expect([run.stopped(), run.last]).toEqual([false, false]);
  await jest.advanceTimersByTimeAsync(25_000);
  expect(leases).toEqual([{ id: 1, forMs: 30_000, progressed: undefined }, { id: 1, forMs: 30_000, progressed: undefined }]);
  const closing = runner.close();
  expect(run.stopped()).toBe(true);
  end.resolve();
  await closing;
  expect(leases.at(-1)).toEqual({ id: 1, forMs: 0, progressed: true });
});

test('does not take back what it has given back by a renewal that is still under way', async () => {
  const slow = Promise.withResolvers<boolean>();
  let asked = 0;
  const { runner, running, leases } = workshop(1, { lease: async () => (++asked === 1 ? slow.promise : true) });
  await settled();
  await jest.advanceTimersByTimeAsync(10_000);
  const closing = runner.close();
  running.get(1)?.end.resolve();
  await settled();
  slow.resolve(true);
  await closing;
  expect(leases.map(({ forMs }) => forMs)).toEqual([30_000, 0]);
});

test('leaves what another has gone on with', async () => {
  const { runner, running, leases } = workshop(1, { lease: async () => false });
  await settled();
  await jest.advanceTimersByTimeAsync(10_000);
  const { run, end } = running.get(1) as NonNullable<ReturnType<typeof running.get>>;
  expect(run.stopped()).toBe(true);
  const closing = runner.close();
  end.resolve();
  await closing;
  expect(leases).toHaveLength(1);
});

test('puts off what was interrupted, says so, and notes whether it has come further', async () => {
  const { runner, running, leases, logged } = workshop(1);
  await settled();
  running.get(1)?.end.reject(new Error('away'));
  await settled();
  expect(leases).toEqual([{ id: 1, forMs: 10_000, progressed: true }]);
  expect(logged).toEqual(['a pot was interrupted and goes on later']);
  await runner.close();
});

test.each([[4, false], [5, true]])('tells try number %i whether it is the last', async (tries, last) => {
  const { runner, running } = workshop(1, { tries });
  await settled();
  expect(running.get(1)?.run.last).toBe(last);
  running.get(1)?.end.resolve();
  await runner.close();
});

test('gives up what was interrupted five times', async () => {
  const { runner, running, givenUp } = workshop(1, { tries: 6 });
  await settled();
  expect([givenUp, [...running.keys()]]).toEqual([[1], []]);
  await runner.close();
});
