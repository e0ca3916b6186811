import { expect, test } from '@jest/globals';
import { splitList } from './list-items.ts';

test.each([
  '1 bouquet de thym, laurier et persil',
  '1 bunch of parsley, mint and dill',
  '1 Bund Petersilie, Dill und Kerbel',
  '1 mazzetto di salvia, timo e rosmarino',
  '1 manojo de perejil, menta y cilantro',
  'a handful of basil and parsley',
])('a bunch of several herbs is one item: %s', (bunch) => {
  expect(splitList(bunch)).toEqual([bunch]);
  expect(splitList(`500 g tomatoes, 2 onions, ${bunch}, salt`)).toEqual([
    '500 g tomatoes',
    '2 onions',
    bunch,
    'salt',
  ]);
});

test('what is no herb is no part of a bunch', () => {
  expect(splitList('300 g farine, 1 bouquet de persil, sel et poivre')).toEqual([
    '300 g farine',
    '1 bouquet de persil',
    'sel et poivre',
  ]);
});
