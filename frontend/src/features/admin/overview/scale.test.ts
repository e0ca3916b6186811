import { expect, test } from '@jest/globals';
import { axisEnd, countsEnd, namedDays } from './scale.ts';

test.each([
  [0, 1],
  [Number.NaN, 1],
  [0.93, 1],
  [1, 1],
  [1.2, 2],
  [37, 50],
  [0.0004, 0.0005],
  [1_200, 2_000],
])('an axis up to %d ends at %d', (greatest, end) => {
  expect(axisEnd(greatest)).toBe(end);
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 10],
  [14, 20],
  [40, 40],
  [41, 100],
])('an axis of counts up to %d ends at %d', (greatest, end) => {
  expect(countsEnd(greatest)).toBe(end);
});

test('an axis names its first and its last day', () => {
  expect(namedDays(30)).toEqual([0, 10, 19, 29]);
  expect(namedDays(7)).toEqual([0, 6]);
  expect(namedDays(1)).toEqual([0]);
  expect(namedDays(0)).toEqual([]);
});
