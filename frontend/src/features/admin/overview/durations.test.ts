import { expect, test } from '@jest/globals';
import { durationOf, durationWords } from './durations.ts';

const counts = [
  { fromMs: 800, toMs: 1_000, count: 2 },
  { fromMs: 90, toMs: 110, count: 17 },
  { fromMs: 4_000, toMs: 5_000, count: 1 },
];

test('median and 95th percentile are the middles of the lengths they fall into, and never beyond the longest', () => {
  const all = { requests: 20, longestDurationMs: 4_200 };
  expect([0.5, 0.95, 1].map((share) => durationOf(counts, share, all))).toEqual([100, 900, 4_200]);
});

test('nothing is said of what was not all counted by its length', () => {
  const more = { requests: 21, longestDurationMs: 4_200 };
  expect(durationWords(counts, more)).toEqual({ median: '–', most: '–' });
  expect(durationWords([], { requests: 0, longestDurationMs: 0 }).median).toBe('–');
});
