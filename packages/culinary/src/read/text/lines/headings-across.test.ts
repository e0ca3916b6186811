import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { inReadingOrder } from './reading-order.ts';

const at = (text: string, x: number, y: number, more: Partial<PageLine> = {}): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * 5,
  height: 10,
  ...more,
});

test('a bold line far below both columns heads what stands across the page below it', () => {
  const list = ['800 g salsify', '3 tbsp vinegar', '250 g penne', '200 ml cream', '2 eggs'];
  const steps = [
    'Peel the salsify and cut it up.',
    'Boil it until it is soft.',
    'Mix it with the cream.',
    'Bake it for half an hour.',
  ];
  const lines = inReadingOrder([
    ...list.map((text, row) => at(text, 50, 100 + 15 * row)),
    ...steps.map((text, row) => at(text, 260, 100 + 15 * row)),
    at('Keeping roots in winter', 52, 237, { bold: true, height: 11 }),
    at(
      'Carrots and beetroot keep in a box of sand in the cellar until March, and leeks stay in the bed',
      52,
      259,
      { height: 9 },
    ),
    at('if there is a tent of fleece above them.', 52, 271, { height: 9 }),
  ]).map(({ text }) => text);
  expect(lines.indexOf('Keeping roots in winter')).toBeGreaterThan(lines.indexOf(steps.at(-1)!));
});
