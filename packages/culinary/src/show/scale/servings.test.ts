import { expect, test } from '@jest/globals';
import { restatesServings, scaledServings } from './servings.ts';

test.each([
  'Serves 4',
  '4 servings',
  'Für 4 Personen',
  'Pour 4 personnes',
  '4',
  'Serves four',
  'f. 4 Pers.',
  'para cuatro personas',
])('%s restates four servings', (text) => {
  expect(restatesServings(text, 4)).toBe(true);
});

test.each([
  '24 biscuits',
  'Serves 4 to 6',
  'Serves 4 as a starter',
  'Serves 6',
  'One 28 cm tart',
  '',
])('%p says more than four servings', (text) => {
  expect(restatesServings(text, 4)).toBe(false);
});

test.each([
  [4, 1.5, 6],
  [4, 1.1, 5],
  [5, 1.2, 6],
  [6, 1.1, 7],
  [4, 0.1, 1],
  [4, 0.5, 2],
  [4, 0, 4],
  [4, -1, 4],
  [4, Number.NaN, 4],
  [4, Number.POSITIVE_INFINITY, 4],
  [4, 1e12, 9999],
  [3, 2.6667, 8],
  [60, 0.1167, 7],
  [Number.NaN, 2, 2],
  [0, 3, 3],
])('%d servings times %d are %d', (servings, multiplier, expected) => {
  expect(scaledServings(servings, multiplier)).toBe(expected);
});
