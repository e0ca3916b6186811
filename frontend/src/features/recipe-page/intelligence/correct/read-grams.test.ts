import { expect, test } from '@jest/globals';
import { readGrams } from './read-grams.ts';

test.each([
  ['', null],
  ['  ', null],
  ['120', 120],
  [' 120 g ', 120],
  ['2,5', 2.5],
  ['0.01', 0.01],
  ['100000', 100_000],
  ['0', 'wrong'],
  ['100001', 'wrong'],
  ['-5', 'wrong'],
  ['a lot', 'wrong'],
  ['1e4', 'wrong'],
])('%p is read as %p', (written, grams) => {
  expect(readGrams(written)).toBe(grams);
});
