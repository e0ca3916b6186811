import { expect, test } from '@jest/globals';
import { coalesced } from '../src/database/coalesced.ts';

/** Work whose runs end when they are told to. */
function work() {
  const runs: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const { run, close } = coalesced(
    () => {
      runs.push(Promise.withResolvers<void>());
      return runs.at(-1)!.promise;
    },
    (error) => failures.push(error),
  );
  const settle = () => new Promise(setImmediate);
  return { runs, failures, run, close, settle };
}

test('runs at once, and once more however often it was asked for meanwhile', async () => {
  const { runs, run, settle } = work();
  for (let times = 0; times < 5; times++) run();
  expect(runs).toHaveLength(1);
  runs[0]!.resolve();
  await settle();
  expect(runs).toHaveLength(2);
  runs[1]!.resolve();
  await settle();
  expect(runs).toHaveLength(2);
  run();
  expect(runs).toHaveLength(3);
});

test('goes on after a run that failed, and says so', async () => {
  const { runs, failures, run, settle } = work();
  run();
  run();
  runs[0]!.reject(new Error('away'));
  await settle();
  expect(failures).toEqual([new Error('away')]);
  expect(runs).toHaveLength(2);
});

test('waits for what is under way when it is closed, and begins nothing more', async () => {
  const { runs, failures, run, close, settle } = work();
  run();
  run();
  let closed = false;
  const closing = close().then(() => (closed = true));
  await settle();
  expect(closed).toBe(false);
  runs[0]!.reject(new Error('closed'));
  await closing;
  run();
  await settle();
  expect([runs.length, failures]).toEqual([1, []]);
});
