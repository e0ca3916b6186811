import { expect, test } from '@jest/globals';
import { amountIn, limitWords } from './amount.ts';

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['0.50', 0.5],
  ['2,5', 2.5],
  ['$ 12', 12],
  ['.25', 0.25],
  ['-1', undefined],
  ['much', undefined],
  ['1e9', undefined],
  ['1.000.000', undefined],
  ['100001', undefined],
  ['0.0000001', undefined],
  ['$', undefined],
])('"%s" a day is read as %s', (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});

test('a limit is said in words, none as well', () => {
  expect([null, 0, 0.5, 0.0004].map(limitWords)).toEqual(['no limit', '$0.00', '$0.50', '$0.0004']);
});
