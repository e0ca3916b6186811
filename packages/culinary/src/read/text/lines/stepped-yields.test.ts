import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { readText } from '../read-text.ts';
import { withSteppedYields } from './stepped-yields.ts';

const line = (text: string, x: number, y: number): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * 16,
  height: 32,
  confidence: 92,
});

const screen = (heading: string, ...row: string[]): PageLine[] => [
  line('Pea soup', 40, 100),
  line(heading, 40, 200),
  ...row.map((text, at) => line(text, 600 + 200 * at, 203)),
  ...['500 g peas', '1 onion', '1 l stock'].map((text, at) => line(text, 40, 280 + 50 * at)),
  line('Method', 40, 460),
  line('Fry the onion.', 40, 520),
  line('Add the peas and the stock and simmer for 20 minutes.', 40, 570),
];

test.each([
  [['Serves', '• 4 +'], 4],
  [['Serves', '- 6 +'], 6],
  [['2 +', 'servings'], 2],
  [['Portionen', '= 3 +'], 3],
])('%j beside the heading of a list is for how many', (row, servings) => {
  const draft = readText(screen('Ingredients', ...row));
  expect(draft.servings).toBe(servings);
  expect(draft.yieldText).not.toMatch(/[•+=]|Ingredients/u);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toHaveLength(3);
});

test.each([
  ['Rating', '4 +'],
  ['2 +', 'eggs, beaten'],
  ['Serves 4', '2 +'],
])('%s and %s stay two pieces', (...texts) => {
  const row = texts.map((text, at) => line(text, 600 + 200 * at, 203));
  expect(withSteppedYields([row])).toEqual([row]);
});
