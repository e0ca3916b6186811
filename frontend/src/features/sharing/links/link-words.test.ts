import { expect, test } from '@jest/globals';
import { expiresAt } from './expiry.ts';
import { openedWords, untilWords } from './link-words.ts';

test.each([
  [0, 'Not opened yet'],
  [1, 'Opened once'],
  [1_234, 'Opened 1,234 times'],
])('of %i views it is said', (viewCount, words) => {
  expect(openedWords({ viewCount })).toBe(words);
});

test.each([
  ['active', null, 'Works until you switch it off'],
  ['active', '2020-03-05T12:00:00Z', 'Works until 5 March 2020'],
  ['expired', '2020-03-05T12:00:00Z', 'Expired 5 March 2020'],
  ['deactivated', '2020-03-05T12:00:00Z', 'Switched off'],
] as const)('a link that is %s, until %p', (state, until, words) => {
  expect(untilWords({ state, expiresAt: until }).replaceAll('\u00a0', ' ')).toBe(words);
});

test('an expiry is so many days ahead, or none', () => {
  const now = Date.UTC(2026, 0, 1);
  expect(expiresAt('7', now)).toBe('2026-01-08T00:00:00.000Z');
  expect(expiresAt('30', now)).toBe('2026-01-31T00:00:00.000Z');
  expect(expiresAt('never', now)).toBeNull();
});
