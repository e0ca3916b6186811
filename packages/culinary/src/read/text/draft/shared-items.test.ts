import { expect, test } from '@jest/globals';
import { splitList } from './list-items.ts';

test.each([
  'je 100 g Butter, Zucker und Mehl',
  'je 1 Bund Petersilie, Schnittlauch, Dill',
  'Butter, Zucker und Mehl je 100 g',
  '100 g each butter, sugar, flour',
  '100 g each of butter, sugar and flour',
  '100 g chacun : beurre, sucre, farine',
  '100 g ciascuno di burro, zucchero e farina',
  '100 g de mantequilla, azúcar y harina cada uno',
  '100 g cada de manteiga, açúcar e farinha',
  '100 g elk boter, suiker en bloem',
  '100 g vardera smör, socker och mjöl',
])('foods that share an amount stay on its line: %s', (line) =>
  expect(splitList(line)).toEqual([line]),
);

test('what stands behind them with an amount of its own is another item', () => {
  expect(splitList('je 1 Prise Salz und Zimt, 1 TL Backpulver')).toEqual([
    'je 1 Prise Salz und Zimt',
    '1 TL Backpulver',
  ]);
});
