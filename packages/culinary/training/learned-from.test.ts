import { expect, test } from '@jest/globals';
import { factsLearnedFrom } from '../src/read/text/learned/fact-weights.data.ts';
import { labelsLearnedFrom } from '../src/read/text/learned/label-weights.data.ts';
import { titlesLearnedFrom } from '../src/read/text/learned/title-weights.data.ts';
import { learnedFrom } from './digest.ts';
import { parseLabelledText, readLabelledTexts } from './labelled-text.ts';
import { trainingText } from './training-lines.ts';
import { fileURLToPath } from 'node:url';

test.each([
  ['label', labelsLearnedFrom],
  ['fact', factsLearnedFrom],
  ['title', titlesLearnedFrom],
] as const)(
  'the %s weights are learned from the labelled texts as they stand (npm run train:labels)',
  (learned, fingerprint) => {
    expect(fingerprint).toBe(learnedFrom(learned));
  },
);

const LISTS_AND_METHODS = /[SsIiLl]/;
const texts = readLabelledTexts(fileURLToPath(new URL('texts', import.meta.url)));

test('every labelled text has a list or a method to learn from', () => {
  expect(texts.length).toBeGreaterThan(1_900);
  const without = texts.filter(
    ({ source }) => !LISTS_AND_METHODS.test(source.map(({ label }) => label ?? '').join('')),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

// Of all of them that is ten seconds of reading, and shows the same.
const SAMPLE = 8;

test('the lines that reading sees of a labelled text have its labels, those of its list or its method among them', () => {
  for (const text of texts.filter((_, at) => at % SAMPLE === 0)) {
    const { lines, labels } = trainingText(text);
    expect([text.name, lines.length > 1, LISTS_AND_METHODS.test(labels.join(''))]).toEqual([
      text.name,
      true,
      true,
    ]);
  }
});

test('a line without a label is refused by its words', () => {
  expect(() => parseLabelledText('lang: en\n---\nT|Plum Tart\nno label', 'plum-tart')).toThrow(
    'plum-tart: no label before “no label”',
  );
});
