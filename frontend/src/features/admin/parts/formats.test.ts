import { expect, test } from '@jest/globals';
import {
  formatAge,
  formatAnswer,
  formatDay,
  formatDollars,
  formatDuration,
  formatExactDollars,
  formatShare,
} from './formats.ts';

test('costs of short times have four decimals, those since the launch and of users two', () => {
  expect(formatExactDollars(0.389)).toBe('$0.3890');
  expect(formatExactDollars(0)).toBe('$0.0000');
  expect(formatDollars(96.414)).toBe('$96.41');
  expect(formatDollars(1_234.5)).toBe('$1,234.50');
});

test.each([
  [0, 0, '–'],
  [0, 9, '0%'],
  [1, 900, '1%'],
  [899, 900, '99%'],
  [900, 900, '100%'],
])('%i of %i is %s', (part, whole, text) => {
  expect(formatShare(part, whole)).toBe(text);
});

test.each([
  [0, '0 ms'],
  [420.4, '420 ms'],
  [999.7, '1.0 s'],
  [1_840, '1.8 s'],
  [59_960, '1 min 00 s'],
  [125_000, '2 min 05 s'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  [0.42, '0.4 ms'],
  [9.97, '10 ms'],
  [2_140, '2.1 s'],
])('an answer of %d milliseconds took %s', (milliseconds, text) => {
  expect(formatAnswer(milliseconds).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  [-300, '0 s'],
  [14_200, '14 s'],
  [200_000, '3 min'],
  [47 * 3_600_000, '47 h'],
  [50 * 3_600_000, '2 days'],
])('what waits for %d milliseconds waits for %s', (milliseconds, text) => {
  expect(formatAge(milliseconds).replaceAll('\u00a0', ' ')).toBe(text);
});

test('days are named', () => {
  expect(formatDay('2026-10-08').replace('\u00a0', ' ')).toBe('8 Oct');
});
