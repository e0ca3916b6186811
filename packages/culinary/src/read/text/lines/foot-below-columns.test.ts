import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { inReadingOrder } from './reading-order.ts';

const piece = (x: number, y: number, text: string): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: 5 * text.length,
  height: 10,
});
const column = (x: number, lines: readonly string[]) =>
  lines.map((text, at) => piece(x, 100 + 14 * at, text));
const LEFT = ['1 kg rhubarb', '200 g butter', '5 eggs', '300 g flour', '4 tbsp milk'];
const RIGHT = [
  'Cut the rhubarb in pieces.',
  'Beat the butter and the eggs.',
  'Stir in the flour and milk.',
  'Spread it on a tray and bake.',
  'Serve it on the same day.',
];

test('what stands at the foot of a page, far below its columns, is read behind them', () => {
  const foot = piece(40, 580, "Readers' recipes, spring");
  const order = inReadingOrder([...column(40, LEFT), ...column(280, RIGHT), foot]);
  expect(order.map(({ text }) => text)).toEqual([...LEFT, ...RIGHT, foot.text]);
});

test('a column that goes on right below the other stays one', () => {
  const more = piece(40, 170, '1 pinch of salt');
  const order = inReadingOrder([...column(40, LEFT), more, ...column(280, RIGHT)]);
  expect(order.map(({ text }) => text)).toEqual([...LEFT, more.text, ...RIGHT]);
});
