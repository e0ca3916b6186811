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

test('every labelled text gives lines to learn from, its list or its method among them', () => {
  const texts = readLabelledTexts(fileURLToPath(new URL('texts', import.meta.url)));
  expect(texts.length).toBeGreaterThan(1_900);
  for (const text of texts) {
    const { lines, labels } = trainingText(text);
    expect([text.name, lines.length > 1, /[SsIiLl]/.test(labels.join(''))]).toEqual([
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
