import { expect, test } from '@jest/globals';
import { readStructuredYield } from './structured-yield.ts';

test.each([
  ['6', '6', 6],
  [['4', '4 servings'], '4 servings', 4],
  [['4', '4 cups'], '4 cups', null],
  [4, '4', 4],
  ['600 g', '600 g', null],
  [
    `24 small cakes ${'or so '.repeat(30)}`.trim(),
    `24 small cakes ${'or so '.repeat(30)}`.trim(),
    24,
  ],
  [{ value: 12, unitText: 'Stücke' }, '12 Stücke', 12],
])('the yield %j is "%s" for %p', (stated, text, servings) => {
  expect(readStructuredYield(stated)).toEqual({ text, servings });
});

test.each(['NaN', '0', '-2', 0, []].map((stated) => [stated]))('%j is no yield', (stated) => {
  expect(readStructuredYield(stated)).toBeNull();
});
