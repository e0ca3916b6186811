import { expect, test } from '@jest/globals';
import { asDecimal, asFraction } from './fractions.ts';

test.each([
  [0.5, '', [1, 2]], [1.5, '1', [1, 2]], [1 / 3, '', [1, 3]], [0.33, '', [1, 3]], [2.67, '2', [2, 3]], [0.75, '', [3, 4]],
  [0.125, '', [1, 8]], [0.13, '', [1, 8]], [1 / 6, '', [1, 6]], [0.17, '', [1, 6]], [3, '3', null], [2.9999, '3', null],
] as const)('reads %d as a kitchen fraction', (value, whole, fraction) => {
  expect(asFraction(value)).toEqual({ whole, fraction });
});

test('keeps a decimal where no kitchen fraction is near', () => {
  expect(asFraction(1.2)).toEqual({ whole: '1.2', fraction: null });
});

test.each([[236.588, '237'], [23.66, '23.7'], [1.2345, '1.23'], [2, '2'], [0.5, '0.5']])('rounds %d to %s', (value, text) => {
  expect(asDecimal(value).whole).toBe(text);
});
