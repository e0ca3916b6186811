import { expect, test } from '@jest/globals';
import { answerTimes } from './answer-times.ts';

test('half of the answers took no longer than the median, all but one in twenty no longer than the p95', () => {
  const times = answerTimes();
  for (let each = 1; each <= 100; each++) times.note(each);
  const { count, medianMs, p95Ms } = times.lately()!;
  expect(count).toBe(100);
  expect(medianMs).toBeCloseTo(50, -0.5);
  expect(p95Ms).toBeGreaterThanOrEqual(94);
  expect(p95Ms).toBeLessThan(97);
});

test('answers of more than five minutes ago are forgotten, and nothing is told where there are none', () => {
  let now = 0;
  const times = answerTimes(() => now);
  expect(times.lately()).toBeNull();
  times.note(2_000);
  now = 4 * 60_000;
  times.note(0.2);
  expect(times.lately()).toMatchObject({ count: 2 });
  now = 6 * 60_000;
  expect(times.lately()).toMatchObject({ count: 1, p95Ms: expect.closeTo(0.2) });
  now = 20 * 60_000;
  expect(times.lately()).toBeNull();
});
