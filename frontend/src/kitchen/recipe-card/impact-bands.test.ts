import { expect, test } from '@jest/globals';
import { bandOf } from './impact-bands.ts';

test.each([
  [100, 'Excellent'],
  [80, 'Excellent'],
  [79.9, 'Good'],
  [60, 'Good'],
  [59, 'Moderate'],
  [40, 'Moderate'],
  [39, 'Poor'],
  [20, 'Poor'],
  [19, 'Critical'],
  [0, 'Critical'],
  [-3, 'Critical'],
])('%p is %s', (score, name) => {
  expect(bandOf(score).name).toBe(name);
});
