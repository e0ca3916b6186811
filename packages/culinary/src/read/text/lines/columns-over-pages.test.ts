import { expect, test } from '@jest/globals';
import { inReadingOrder } from './reading-order.ts';

test.each([
  [
    'Rub the butter into the flour until it looks like crumbs,',
    'Beat the eggs with the sugar until pale and thick, then fold',
  ],
  [
    'Die Butter mit dem Mehl und dem Salz zu Streuseln reiben,',
    'Die Eier mit dem Zucker dick und cremig schlagen und unter',
  ],
  [
    'Sabler la farine, le beurre et le sel du bout des doigts,',
    'Monter les blancs en neige très ferme avec le sel et les',
  ],
  [
    'Sabbiare la farina con il burro e il sale con le dita, poi',
    'Montare gli albumi a neve ben ferma con il sale e unirli',
  ],
  [
    'Frotar la harina con la mantequilla y la sal con los dedos',
    'Montar las claras a punto de nieve con la sal y echarlas',
  ],
])('steps beside a list that ended go on at the left of the next page: %s', (first, second) => {
  const column = (page: number, x: number, y: number, texts: readonly string[]) =>
    texts.map((text, at) => ({
      text,
      page,
      x,
      y: y + 15 * at,
      width: 4 * text.length,
      height: 10,
    }));
  const list = ['200 g flour', '100 g butter', '1 egg', '2 tbsp water', '1 pinch of salt'];
  const rest = ['the rest goes on here,', 'a little further,', 'and is done.'];
  const pages = [
    ...column(1, 40, 100, list),
    ...column(1, 330, 100, [
      first,
      ...rest,
      ...Array.from({ length: 30 }, () => 'and on,'),
      'to here.',
    ]),
    ...column(2, 40, 60, [second, ...rest]),
    ...column(2, 330, 60, [
      'Small adverts',
      'Piano for sale',
      'Kittens to give away',
      'Boat wanted',
    ]),
  ];
  const texts = inReadingOrder(pages).map(({ text }) => text);
  expect(texts.indexOf(second)).toBe(texts.indexOf('to here.') + 1);
});

test('a list that runs on over a page is read to its end before the steps beside it', () => {
  const column = (page: number, x: number, y: number, texts: readonly string[]) =>
    texts.map((text, at) => ({
      text,
      page,
      x,
      y: y + 15 * at,
      width: 4 * text.length,
      height: 10,
    }));
  const items = (from: number) => Array.from({ length: 12 }, (_, at) => `${from + at}0 g butter`);
  const told = Array.from({ length: 12 }, () => 'Stir the butter into the flour and knead it all.');
  const texts = inReadingOrder([
    ...column(1, 40, 100, items(1)),
    ...column(1, 330, 100, told),
    ...column(2, 40, 60, items(20)),
    ...column(2, 330, 60, told),
  ]).map(({ text }) => text);
  expect(texts.indexOf('200 g butter')).toBe(12);
});

test('a step that counts on at the left of the next page goes on with the steps at the right', () => {
  const column = (page: number, x: number, texts: readonly string[]) =>
    texts.map((text, at) => ({
      text,
      page,
      x,
      y: 60 + 15 * at,
      width: 4 * text.length,
      height: 10,
    }));
  const texts = inReadingOrder([
    ...column(1, 40, [
      ...['900 g potatoes', '40 g butter', '75 ml hot milk', '60 g Cheddar', '500 g haddock'],
      ...['450 ml milk', '1 bay leaf', '2 leeks', '50 g butter', '3 tbsp flour', '2 tbsp dill'],
    ]),
    ...column(1, 330, [
      ...['1 Boil the potatoes until tender', 'and mash them with the butter.'],
      ...['2 Poach the haddock in the milk', 'and flake it.'],
      ...['3 Soften the leeks in the butter', 'and stir in the flour.'],
      ...['4 Fold in the dill', 'and the haddock.'],
    ]),
    ...column(2, 40, [
      ...['5 Spoon it into a dish', 'and leave it to cool.'],
      ...['6 Bake it for half an hour', 'until the top is crisp.'],
    ]),
    ...column(2, 330, [
      'Letters to the editor',
      'Sir, I read your piece',
      'on bakeries.',
      'E. Tranter',
    ]),
  ]).map(({ text }) => text);
  expect(texts.findIndex((text) => text.includes('Spoon it into'))).toBe(
    texts.findIndex((text) => text.includes('and the haddock')) + 1,
  );
});
