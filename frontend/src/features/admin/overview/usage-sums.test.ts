import { expect, test } from '@jest/globals';
import { byName, featureName, formatName, sumOf } from './usage-sums.ts';

const line = (format: string, requests: number, meanDurationMs: number) => ({
  __typename: 'FormatUse' as const,
  format,
  requests,
  failures: 1,
  meanDurationMs,
  longestDurationMs: meanDurationMs * 2,
});

test('means are weighed by what they are of, and the longest stays the longest', () => {
  expect(sumOf([line('url', 1, 100), line('text', 3, 500)])).toEqual({
    requests: 4,
    failures: 2,
    cost: 0,
    meanDurationMs: 400,
    longestDurationMs: 1_000,
  });
  expect(sumOf([])).toMatchObject({ requests: 0, meanDurationMs: 0 });
});

test('kinds of pictures are photos, and what is most comes first', () => {
  const lines = [line('image/png', 2, 1), line('image/jpeg', 2, 1), line('url', 3, 1)];
  expect(
    byName(
      lines,
      ({ format }) => formatName(format),
      ({ requests }) => requests,
    ).map(({ name, use }) => [name, use.requests]),
  ).toEqual([
    ['Photos', 4],
    ['Links', 3],
  ]);
});

test('a feature that is not known is called by its own name', () => {
  expect(featureName('magic_recipe')).toBe('Magic Chef');
  expect(featureName('wine_advice')).toBe('Wine advice');
});
