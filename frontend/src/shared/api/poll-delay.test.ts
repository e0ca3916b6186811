import { expect, test } from '@jest/globals';
import { pollDelay } from './poll-delay.ts';

test('looks at what runs less and less often, but at least every five seconds', () => {
  const waits = Array.from({ length: 20 }, (_, at) => pollDelay(at + 1));
  expect(waits[0]).toBeLessThan(1000);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.at(-1)).toBe(5000);
  expect(pollDelay(3)).toBeGreaterThan(pollDelay(2));
});
