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

class Away extends Error {}

/** A runner over so many jobs, each of which goes on until the test ends it. The test may answer `keep`, and fail `giveBack`. */
function workshop(
  jobs: number,
  {
    tries = 0,
    abandoned = 0,
    interruptedForMs = null,
    progresses = true,
    keep,
    giveBack,
    giveUp,
  }: {
    tries?: number;
    abandoned?: number;
    interruptedForMs?: number | null;
    progresses?: boolean;
    keep?: () => Promise<boolean>;
    giveBack?: () => void;
    giveUp?: () => Promise<void>;
  } = {},
) {
  const waiting = Array.from({ length: jobs }, (_, at): Job => ({ id: at + 1 }));
  const running = new Map<number, { run: Run; end: PromiseWithResolvers<void> }>();
  const kept: { id: number; forMs: number }[] = [];
  const givenBack: { id: number; inMs: number; tries: number; interruptedForMs: number | null }[] =
    [];
  const givenUp: number[] = [];
  const askedWithout: number[][] = [];
  const logged: string[] = [];
  const queue: Queue<Job> = {
    async take(_holder, _now, _until, inHand) {
      askedWithout.push([...inHand]);
      const taken = waiting.shift();
      return taken
        ? {
            taken,
            tries,
            abandoned,
            interruptedSince: interruptedForMs === null ? null : Date.now() - interruptedForMs,
          }
        : null;
    },
    async keep(id, _holder, until) {
      const held = await (keep?.() ?? true);
      kept.push({ id, forMs: until - Date.now() });
      return held;
    },
    async giveBack(id, _holder, from, standing) {
      giveBack?.();
      givenBack.push({
        id,
        inMs: from === 0 ? 0 : from - Date.now(),
        tries: standing.tries,
        interruptedForMs:
          standing.interruptedSince === null ? null : Date.now() - standing.interruptedSince,
      });
    },
  };
  const runner: QueueRunner = startQueueRunner(
    queue,
    {
      name: 'a pot',
      perform(job, run) {
        const end = Promise.withResolvers<void>();
        running.set(job.id, { run, end });
        return end.promise.finally(() => running.delete(job.id));
      },
      giveUp: giveUp ?? (async ({ id }) => void givenUp.push(id)),
      hasProgressed: async () => progresses,
      isOutage: (error) => error instanceof Away,
    },
    {
      warn: (_context, text) => void logged.push(text),
      error: (_context, text) => void logged.push(text),
    },
  );
  return { runner, waiting, running, kept, givenBack, givenUp, askedWithout, logged };
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
  const { runner, running, kept, givenBack } = workshop(1);
  await settled();
  const { run, end } = running.get(1) as NonNullable<ReturnType<typeof running.get>>;
  expect([run.stopped(), run.last]).toEqual([false, false]);
  await jest.advanceTimersByTimeAsync(25_000);
  expect(kept).toEqual([
    { id: 1, forMs: 30_000 },
    { id: 1, forMs: 30_000 },
  ]);
  const closing = runner.close();
  expect(run.stopped()).toBe(true);
  end.resolve();
  await closing;
  expect(givenBack).toEqual([{ id: 1, inMs: 0, tries: 0, interruptedForMs: null }]);
});

test('does not take back what it has given back by a renewal that is still under way', async () => {
  const slow = Promise.withResolvers<boolean>();
  const { runner, running, kept, givenBack } = workshop(1, { keep: () => slow.promise });
  await settled();
  await jest.advanceTimersByTimeAsync(10_000);
  const closing = runner.close();
  running.get(1)?.end.resolve();
  await settled();
  expect([kept, givenBack]).toEqual([[], []]);
  slow.resolve(true);
  await closing;
  expect([kept.length, givenBack.length]).toEqual([1, 1]);
});

test('leaves what another has gone on with', async () => {
  const { runner, running, givenBack } = workshop(1, { keep: async () => false });
  await settled();
  await jest.advanceTimersByTimeAsync(10_000);
  const { run, end } = running.get(1) as NonNullable<ReturnType<typeof running.get>>;
  expect(run.stopped()).toBe(true);
  const closing = runner.close();
  end.resolve();
  await closing;
  expect(givenBack).toEqual([]);
});

/** How it is given back when a run of it ends with an error. */
async function afterInterruption(error: Error, options: Parameters<typeof workshop>[1]) {
  const { runner, running, givenBack, logged } = workshop(1, options);
  await settled();
  running.get(1)?.end.reject(error);
  await settled();
  await runner.close();
  expect(logged).toEqual(['a pot was interrupted and goes on later']);
  return givenBack;
}
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('puts off what was interrupted, and begins to count anew where it has come further', async () => {
  expect(
    await afterInterruption(new Error('broken'), { tries: 4, interruptedForMs: HOUR }),
  ).toEqual([{ id: 1, inMs: 10_000, tries: 0, interruptedForMs: 0 }]);
});

test.each([
  [null, 10_000],
  [15_000, 15_000],
  [2 * MINUTE, 2 * MINUTE],
  [HOUR, 5 * MINUTE],
])(
  'waits the longer the longer it is interrupted: after %p ms it waits %p ms',
  async (interruptedForMs, inMs) => {
    expect(
      await afterInterruption(new Error('broken'), {
        tries: 2,
        interruptedForMs,
        progresses: false,
      }),
    ).toEqual([{ id: 1, inMs, tries: 3, interruptedForMs: interruptedForMs ?? 0 }]);
  },
);

test.each([
  ['does not count', 11 * HOUR, 4],
  ['counts after a night', 13 * HOUR, 5],
])('an interruption by an outage %s', async (_how, interruptedForMs, tries) => {
  expect(
    await afterInterruption(new Away('away'), { tries: 4, interruptedForMs, progresses: false }),
  ).toMatchObject([{ tries }]);
});

test('gives back what the database was away for once it is there again', async () => {
  let away = true;
  const { runner, running, givenBack } = workshop(1, {
    progresses: false,
    giveBack() {
      if (away) throw new Away('away');
    },
  });
  await settled();
  running.get(1)?.end.reject(new Away('away'));
  await settled();
  await jest.advanceTimersByTimeAsync(25_000);
  expect(givenBack).toEqual([]);
  away = false;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(givenBack).toMatchObject([{ id: 1, tries: 0 }]);
  await runner.close();
});

test('does not wait for the database when it closes', async () => {
  const { runner, running } = workshop(1, {
    giveBack: () => {
      throw new Away('away');
    },
  });
  await settled();
  running.get(1)?.end.reject(new Away('away'));
  await settled();
  await runner.close();
  expect(running.size).toBe(0);
});

test.each([
  ['after three failures', { tries: 3 }, false],
  ['after four', { tries: 4 }, true],
  ['after three that had it fell silent', { abandoned: 3 }, false],
  ['after four', { abandoned: 4 }, true],
])('tells a run whether it is the last: %s', async (_when, options, last) => {
  const { runner, running } = workshop(1, options);
  await settled();
  expect(running.get(1)?.run.last).toBe(last);
  running.get(1)?.end.resolve();
  await runner.close();
});

test.each([
  ['failed five times', { tries: 5 }],
  ['was not given back by five in a row', { abandoned: 5 }],
])('gives up what %s', async (_what, options) => {
  const { runner, running, givenUp } = workshop(1, options);
  await settled();
  expect([givenUp, [...running.keys()]]).toEqual([[1], []]);
  await runner.close();
});

test('gives up at the next look what could not be given up because the database is away, and does not run it again', async () => {
  const { runner, running, givenBack } = workshop(1, {
    abandoned: 5,
    progresses: false,
    giveUp: () => Promise.reject(new Away('away')),
  });
  await settled();
  expect([givenBack, [...running.keys()]]).toMatchObject([[{ id: 1, tries: 5 }], []]);
  await runner.close();
});

test('does not take up again what it has in hand, however long it was silent', async () => {
  const { runner, running, askedWithout } = workshop(1);
  await settled();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(askedWithout).toEqual([[], [1], [1]]);
  running.get(1)?.end.resolve();
  await settled();
  expect(askedWithout.at(-1)).toEqual([]);
  await runner.close();
});
