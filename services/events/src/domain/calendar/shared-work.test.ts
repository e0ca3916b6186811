import { expect, test } from '@jest/globals';
import { sharedWork } from './shared-work.ts';

test('work is done once for all who ask for it meanwhile, and anew behind that', async () => {
  const share = sharedWork<number>();
  let done = 0;
  const work = async () => ++done;
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([
    1, 1, 2,
  ]);
  expect(await share('a', work)).toBe(3);
});

test('work that fails does so for all who asked, and is tried anew by the next', async () => {
  const share = sharedWork<number>();
  const fail = async () => {
    throw new Error('burnt');
  };
  const told = await Promise.allSettled([share('a', fail), share('a', fail)]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('a', async () => 1)).toBe(1);
});
