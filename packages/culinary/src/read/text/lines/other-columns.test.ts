import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { inReadingOrder } from './reading-order.ts';

const piece = (x: number, y: number, text: string, height = 10): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: (text.length * height) / 2,
  height,
});

const column = (x: number, y: number, lines: readonly string[]): PageLine[] =>
  lines.map((text, at) => piece(x, y + at * 17, text));

const read = (pieces: PageLine[]): string[] => inReadingOrder(pieces).map(({ text }) => text);

const LIST = ['300 g red lentils', '2 carrots', '1 lemon', '40 g butter', '1 tsp cumin'];

test('notices side by side below a recipe do not shift the gutter between its steps and its list', () => {
  const steps = [
    'Fry the carrots in half of the butter and the cumin now.',
    'Add the lentils and cover them with water.',
    'Simmer for half an hour.',
    'Stir in the lemon.',
  ];
  const left = ['Your loyalty card', 'Collect a stamp with every loaf you buy.'];
  const right = ['Our evening classes', 'Book a place at the till or by phone today.'];
  const lines = read([
    ...column(50, 100, steps),
    ...column(390, 103, LIST),
    ...column(50, 330, left),
    ...column(318, 330, right),
  ]);
  expect(lines.slice(0, 9)).toEqual([...steps, ...LIST]);
});

test('a title in the middle of a card heads both columns of the list where the number of the card stands above it', () => {
  const [one, two] = [LIST.slice(0, 3), ['200 g rice', '1 bay leaf', 'salt']];
  const lines = read([
    piece(50, 30, '27', 12),
    piece(190, 46, 'Lentil pilaf', 24),
    ...column(50, 110, one),
    ...column(330, 110, two),
  ]);
  expect(lines).toEqual(['27', 'Lentil pilaf', ...one, ...two]);
});
