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

test('heads at the edge of a card begin no column where the title ends right before the steps', () => {
  const steps = [
    '1. Soak the bread in the milk.',
    '2. Beat the eggs with the sugar.',
    '3. Layer all of it in a dish.',
    '4. Bake it for forty minutes.',
  ];
  const title = piece(50, 60, 'Bread pudding deluxe', 20);
  const x = title.x + title.width + 4;
  const lines = read([
    piece(50, 30, 'From the kitchen of Ruth'),
    piece(x + 240, 30, 'Puddings, card 12'),
    title,
    piece(x + 170, 66, '4 portions, 50 min'),
    ...column(50, 110, LIST),
    ...column(x, 110, steps),
  ]);
  expect(lines.slice(-9)).toEqual([...LIST, ...steps.map((step) => step.slice(3))]);
});

test('a column of adverts beside a whole page is read apart from the columns of the recipe', () => {
  const intro = ['A pudding that our readers have asked for again and again,', 'and rightly so.'];
  const steps = ['Soak the bread in milk.', 'Beat the eggs well.', 'Layer it all.', 'Bake it.'];
  const adverts = [
    'Win a weekend',
    'at the seaside',
    'Our new shop',
    'opens in May',
    'Letters',
    'page 9',
  ];
  const lines = read([
    piece(50, 40, 'Bread pudding', 22),
    ...column(50, 80, intro),
    ...column(50, 140, LIST),
    ...column(200, 140, steps),
    ...adverts.map((text, at) => piece(400, 84 + 24 * at, text)),
  ]);
  expect(lines).toEqual(['Bread pudding', ...intro, ...LIST, ...steps, ...adverts]);
});

test('the number of a card far beside its title is none of it', () => {
  expect(
    read([
      piece(50, 40, 'Plum dumplings', 20),
      piece(420, 44, 'Nr. 14', 14),
      ...column(50, 80, LIST),
    ]).slice(0, 2),
  ).toEqual(['Plum dumplings', 'Nr. 14']);
});

test('a box beside the list is a column of its own where a leaflet has its number at the right edge of its head', () => {
  const list = ['600 g minced beef, coarse', '1 large onion, 3 cloves of garlic'];
  const lines = read([
    piece(40, 33, 'Green Market', 9),
    piece(504, 33, 'Leaflet 38', 9),
    piece(40, 71, 'Meatballs with eggs on top', 22),
    piece(40, 132, 'Ingredients', 12),
    piece(40, 154, `– ${list[0]}`),
    piece(40, 170, `– ${list[1]}`),
    piece(407, 138, 'Serves', 9),
    piece(407, 152, '4 to 6 people', 9),
  ]);
  expect(lines.slice(-5)).toEqual(['Ingredients', ...list, 'Serves', '4 to 6 people']);
});
