import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { withoutRepeatedLines } from './repeated-lines.ts';

const settled = (pairs: [LabelledLine['label'], string][]) =>
  withoutRepeatedLines(
    pairs.map(([, text]) => ({ text }) as TextLine),
    pairs.map(([label]) => ({ label, certainty: 0.8, listed: 0.5, told: 0, around: 0.5 })),
  )
    .map(({ label }) => label)
    .join('');

test.each(['Opa Karl', 'Tante Inge', 'Mamie', 'Zio Beppe', 'Merche'])(
  'one or two words that stand alone again and again are neither title nor ingredient: “%s”',
  (name) => {
    expect(
      settled([
        ['T', name],
        ['I', '200 g flour'],
        ['I', name],
        ['I', '2 eggs'],
        ['X', name],
        ['S', 'Mix everything.'],
      ]),
    ).toBe('XIXIXS');
  },
);

test('a food of each part is an ingredient however often it stands there', () => {
  expect(
    settled([
      ['T', 'Layered pie'],
      ['I', 'Salt'],
      ['I', 'Salt'],
      ['X', 'Salt'],
      ['S', 'Mix everything.'],
    ]),
  ).toBe('TIIXS');
});

test('a name above the list is the title though it stands there again and again', () => {
  const title = 'Pfitzauf';
  const text = `${title}\n\n${title}\n\n${title}\n\n200 g flour\n2 eggs\n300 ml milk\n\nMix everything well.`;
  expect(readText(text).title).toBe(title);
});
