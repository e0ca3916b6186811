import { expect, test } from '@jest/globals';
import type { JobProcess } from './job-process.ts';
import { StreamItems } from './stream-items.ts';

test('whose stream has ended is not asked for more, and its clock stands', async () => {
  const calls: string[] = [];
  const note = (call: string) => () => void calls.push(call);
  const items = new StreamItems();
  items.begin({ more: note('more') } as unknown as JobProcess, {
    signal: new AbortController().signal,
    start: note('start'),
    goesOn: note('goes on'),
    stop: note('stop'),
  });
  for (const item of [1, 2, 3]) items.put(item);
  const taken = items.taken();
  for (let at = 0; at < 2; at++) await taken.next();
  items.end();
  expect(calls.splice(0)).toEqual(['start', 'stop', 'start', 'more', 'stop']);
  expect([(await taken.next()).value, (await taken.next()).done]).toEqual([3, true]);
  expect(calls).not.toContain('start');
  expect(calls).not.toContain('more');
});
