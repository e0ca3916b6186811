import { expect, test } from '@jest/globals';
import { findTechniques } from './find-techniques.ts';
import { techniques } from './read-techniques.ts';
import { stepSentences } from './test-kit/step-sentences.ts';

const rows = Object.entries(stepSentences).flatMap(([language, table]) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [sentence = '', ids = ''] = row.trim().split(' | ');
      return [language, sentence, ids === '-' ? '' : ids] as const;
    }),
);

test.each(rows)('in %s, "%s" uses: %s', (language, sentence, ids) => {
  const found = findTechniques([sentence], language);
  expect(
    found
      .map(({ id }) => id)
      .sort()
      .join(' '),
  ).toBe(ids);
});

test('every step of the longest recipe is read, to its end', () => {
  const steps = Array.from({ length: 300 }, () => 'Serve.');
  steps[299] = 'Simmer the sauce.';
  steps[298] = `${'Wait. '.repeat(1_000)}Blanch the beans.`;
  expect(findTechniques(steps, 'en').map(({ id, steps: at }) => [id, at])).toEqual([
    ['blanch', [299]],
    ['simmer', [300]],
  ]);
});

test('at least 120 sentences are labelled, and at least 70 techniques are known, each with its own line', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
  const known = techniques();
  expect(known.length).toBeGreaterThanOrEqual(70);
  expect(new Set(known.map(({ id }) => id)).size).toBe(known.length);
  expect(known.filter(({ about }) => !/^[A-Z].{20,120}\.$/.test(about))).toEqual([]);
});
