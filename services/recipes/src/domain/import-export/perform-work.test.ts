import { expect, test } from '@jest/globals';
import type { LibraryWork } from './library-work.ts';
import { abandonWork, performWork, type Run } from './perform-work.ts';

class Away extends Error {}
interface Changes {
  done?: number;
  state?: LibraryWork['state'];
}

/** A piece of work in a database that can go away, and what its runs do. */
function plant(perform: (run: Run<Changes>) => Promise<'ended' | 'stopped'>) {
  const work: LibraryWork = { id: 1, ownerId: 'ida', state: 'running', error: null };
  const document = { tries: 0, run: '' };
  const database = { away: false, othersInHand: false };
  const reached = () => {
    if (database.away) throw new Away('away');
  };
  const told: LibraryWork['state'][] = [];
  const waits: number[] = [];
  const stopping = new AbortController();
  let runs = 0;
  const ports = {
    store: {
      find: async () => work,
      async beginRun(_id: number, run: string) {
        reached();
        if (work.state !== 'running') return null;
        document.run = run;
        return { work, tries: document.tries++ };
      },
      async saveRun(_id: number, run: string, changes: Changes) {
        reached();
        if (document.run !== run) return null;
        if (changes.done) document.tries = 1;
        return Object.assign(work, { state: changes.state ?? work.state });
      },
      async endRun(_id: number, run: string, { excused }: { excused: boolean }) {
        reached();
        if (document.run !== run) return;
        document.run = '';
        if (excused) document.tries--;
      },
      async excuseLost() {
        if (document.tries > 1) document.tries--;
      },
      announceAgain: async () => 0,
      async hasOtherInHand() {
        reached();
        return database.othersInHand;
      },
    },
    perform: (_work: LibraryWork, run: Run<Changes>) => perform(run),
    giveUp: (_work: LibraryWork, run: Run<Changes>) => run.save({ state: 'failed' }),
    tell: ({ state }: LibraryWork) => void told.push(state),
    isOutage: (error: unknown) => error instanceof Away,
    newRun: () => `run ${++runs}`,
    async wait(ms: number) {
      waits.push(ms);
      database.away = waits.length < 3;
    },
  };
  return {
    work,
    document,
    database,
    told,
    waits,
    stopping,
    ports,
    take: (yielded = true) =>
      performWork(ports, { id: 1, ownerId: 'ida', yielded }, stopping.signal).catch(
        (error: unknown) => error,
      ),
  };
}
const fails = async (): Promise<never> => {
  throw new Error('broken');
};

test('work is done, and its end is told', async () => {
  const { take, told, work } = plant(async (run) => {
    await run.save({ done: 1 });
    await run.save({ state: 'finished' });
    return 'ended';
  });
  expect([await take(), work.state, told]).toEqual(['ended', 'finished', ['running', 'finished']]);
  expect(await take()).toBe('ended');
  expect(told).toHaveLength(2);
});

test('a cook of whom something is in hand lets the others go first, once', async () => {
  const { take, database, document } = plant(async () => 'ended');
  database.othersInHand = true;
  expect([await take(false), document.tries]).toEqual(['yields', 0]);
  expect(await take(true)).toBe('ended');
});

test('work that fails five times without coming further is given up', async () => {
  const lasts: boolean[] = [];
  const { take, work, told } = plant(async (run) => {
    lasts.push(run.last);
    return fails();
  });
  for (let at = 0; at < 5; at++) expect(await take()).toMatchObject({ message: 'broken' });
  expect(work.state).toBe('running');
  expect([await take(), work.state, told]).toEqual(['ended', 'failed', ['failed']]);
  expect(lasts).toEqual([false, false, false, false, true]);
});

test('work whose process is killed five times without coming further is given up', async () => {
  const { take, document, work } = plant(async () => 'ended');
  document.tries = 5;
  expect([await take(), work.state]).toEqual(['ended', 'failed']);
});

test('tries are counted anew where a run has come further', async () => {
  const { take, work, document } = plant(async (run) => {
    await run.save({ done: 1 });
    return fails();
  });
  for (let at = 0; at < 20; at++) await take();
  expect([work.state, document.tries]).toEqual(['running', 1]);
});

test('an outage is no try, also one of the database itself', async () => {
  const { take, work, document, database, waits } = plant(async () => {
    database.away = true;
    throw new Away('away');
  });
  for (let at = 0; at < 20; at++) {
    expect(await take()).toBeInstanceOf(Away);
    expect([document.tries, document.run]).toEqual([0, '']);
    waits.length = 0;
  }
  expect(work.state).toBe('running');
});

test('that a run does not count is written down once the database is there again', async () => {
  const { take, waits, database } = plant(async () => {
    database.away = true;
    throw new Away('away');
  });
  await take();
  expect(waits).toEqual([10_000, 10_000, 10_000]);
});

test('who is asked to stop does not wait for the database', async () => {
  const { take, waits, database, stopping } = plant(async () => {
    database.away = true;
    stopping.abort();
    throw new Away('away');
  });
  expect(await take()).toBeInstanceOf(Away);
  expect(waits).toEqual([]);
});

test('what is asked to stop goes on later, and that is no try', async () => {
  const { take, document, stopping } = plant(async (run) => {
    stopping.abort();
    return run.stopped() ? 'stopped' : 'ended';
  });
  expect([await take(), document]).toEqual(['stopped', { tries: 0, run: '' }]);
});

test('a run that finds another at its work leaves it to that, and is no try', async () => {
  const { take, document } = plant(async (run) => {
    document.run = 'another';
    document.tries++;
    await run.save({ done: 1 });
    return run.stopped() ? 'stopped' : 'ended';
  });
  expect(await take()).toMatchObject({ message: 'another run has gone on with it' });
  expect(document).toEqual({ tries: 1, run: 'another' });
});

test('work that nobody takes up any more is ended', async () => {
  const { ports, work } = plant(fails);
  await abandonWork(ports, 1);
  expect(work.state).toBe('failed');
  await abandonWork(ports, 1);
});
