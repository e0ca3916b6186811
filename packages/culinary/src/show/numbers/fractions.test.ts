import { expect, test } from '@jest/globals';
import { asDecimal, asFraction, fractionText, kitchenFraction, numberText } from './fractions.ts';

test.each([
  [0.5, '', [1, 2]],
  [1.5, '1', [1, 2]],
  [1 / 3, '', [1, 3]],
  [0.33, '', [1, 3]],
  [2.67, '2', [2, 3]],
  [0.75, '', [3, 4]],
  [0.125, '', [1, 8]],
  [0.13, '', [1, 8]],
  [1 / 6, '', [1, 6]],
  [0.17, '', [1, 6]],
  [3, '3', null],
  [2.9999, '3', null],
] as const)('reads %d as a kitchen fraction', (value, whole, fraction) => {
  expect(asFraction(value)).toEqual({ whole, fraction });
});

test('keeps a decimal where no kitchen fraction is near', () => {
  expect(asFraction(1.2)).toEqual({ whole: '1.2', fraction: null });
});

test.each([
  [236.588, '237'],
  [23.66, '23.7'],
  [1.2345, '1.23'],
  [2, '2'],
  [0.5, '0.5'],
])('rounds %d to %s', (value, text) => {
  expect(asDecimal(value).whole).toBe(text);
});

test.each([
  [1.5, 1.5],
  [2.34, 2 + 1 / 3],
  [8.818, 8.75],
  [13.23, 13],
  [1.0625, 1],
  [0.5833, 0.625],
  [0.1, null],
  [0, null],
  [-1, null],
])('takes the simplest near fraction for %d', (value, expected) => {
  const near = kitchenFraction(value);
  if (expected === null) expect(near).toBeNull();
  else expect(near).toBeCloseTo(expected, 6);
});

test('scales and rulers show no thirds', () => {
  expect(kitchenFraction(1.35, { binary: true })).toBe(1.375);
  expect(kitchenFraction(1.35)).toBeCloseTo(4 / 3, 6);
});

test.each([
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [1 / 6, '⅙'],
  [5 / 8, '⅝'],
  [3 + 1 / 8, '3 ⅛'],
  [2, '2'],
])('writes %d as %s in plain text', (value, text) => {
  expect(numberText(fractionText(value))).toBe(text);
});

test('writes very large and very small numbers in digits', () => {
  expect(asDecimal(1e22).whole).toMatch(/^\d+$/);
  expect(asDecimal(1e-9).whole).toMatch(/^0\.0+1$/);
});
