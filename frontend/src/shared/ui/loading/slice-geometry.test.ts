import { expect, test } from '@jest/globals';
import { wedges } from './slice-geometry.ts';

test('a table for six has six wedges, all of them filled', () => {
  expect(wedges(6, 1).map(({ full }) => full)).toEqual(Array(6).fill(true));
});

test('fills wedge by wedge, clockwise, and the last one in part', () => {
  expect(wedges(10, 0.54).map(({ filled, full }) => (full ? 1 : filled ? 'part' : 0))).toEqual([
    1,
    1,
    1,
    1,
    1,
    'part',
    0,
    0,
    0,
    0,
  ]);
});

test('shows no sliver', () => {
  expect(wedges(10, 0.505)[5]?.filled).toBeNull();
});

test.each([0, -1, 1, 7])('stays whole for a value of %p', (value) => {
  expect(JSON.stringify(wedges(8, value))).not.toMatch(/NaN|null,null/);
  expect(wedges(8, value).every(({ full }) => full === value >= 1)).toBe(true);
});
