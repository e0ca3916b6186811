import { expect, test } from '@jest/globals';
import { smoothProgress } from './smooth-progress.ts';

test('takes about three seconds from 20 to 60 and two from 60 to 90', () => {
  expect(smoothProgress(20, 60, 1500)).toBeCloseTo(40);
  expect(smoothProgress(20, 60, 3000)).toBeCloseTo(60);
  expect(smoothProgress(60, 90, 1000)).toBeCloseTo(75);
  expect(smoothProgress(20, 90, 4000)).toBeCloseTo(75);
});

test('never runs ahead of what the server told', () => {
  expect(smoothProgress(20, 20, 60_000)).toBe(20);
  expect(smoothProgress(59, 60, 60_000)).toBe(60);
  expect(smoothProgress(89, 90, 600_000)).toBe(90);
});

test('shows the end at once', () => {
  expect(smoothProgress(20, 100, 0)).toBe(100);
});

test('starts again when the server does', () => {
  expect(smoothProgress(90, 20, 16)).toBe(20);
});
