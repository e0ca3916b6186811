import { expect, test } from '@jest/globals';
import { withFactColumns } from './fact-columns.ts';
import type { PageLine } from './page-line.ts';

const CENTRES = [90, 170, 250, 330];
const row = (y: number, texts: readonly string[]): PageLine[] =>
  texts.map((text, at) => {
    const width = text.length * 5;
    return { text, page: 1, x: CENTRES[at]! - width / 2, y, width, height: 8 };
  });

test.each([
  ['fr', ['Pour', 'Préparation', 'Cuisson'], ['6 convives', '20 min', '35 min']],
  ['en', ['For', 'Preparation', 'Cooking'], ['6 persons', '20 min', '35 min']],
  ['de', ['Für', 'Vorbereitung', 'Garzeit'], ['6 Personen', '20 Min.', '35 Min.']],
  ['it', ['Per', 'Preparazione', 'Cottura'], ['6 persone', '20 min', '35 min']],
  ['es', ['Para', 'Preparación', 'Cocción'], ['6 comensales', '20 min', '35 min']],
])('a value in the middle below a shorter label is whole (%s)', (_, labels, values) => {
  const written = withFactColumns([row(100, labels), row(115, values)]);
  expect(written.map((pieces) => pieces.map(({ text }) => text))).toEqual([
    [labels.map((label, at) => `${label}: ${values[at]}`).join(' | ')],
  ]);
});

test('values that run into one another are parted below their labels', () => {
  const labels = ['Prep', 'Cooking', 'Serves'].map((text, at) => ({
    text,
    page: 1,
    x: 50 + 60 * at,
    y: 100,
    width: text.length * 5,
    height: 8,
  }));
  const value = {
    text: '20 min      35 min      4',
    page: 1,
    x: 50,
    y: 115,
    width: 130,
    height: 8,
  };
  expect(withFactColumns([labels, [value]])[0]![0]!.text).toMatch(
    /Prep: 20 min \| Cooking: 35 min/,
  );
});
