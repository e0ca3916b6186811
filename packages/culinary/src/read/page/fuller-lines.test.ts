import { expect, test } from '@jest/globals';
import { lists, items, marked, read, heading, told } from './test-kit/plum-tart.ts';

const page = (recipeIngredient: string[], shown: string[]) =>
  read(
    `${heading}${marked({ recipeIngredient })}<h2>Ingredients</h2>${items(shown)}<h2>Method</h2>${items(told, 'ol')}`,
  );

test('a line of the data without an amount is taken as the page shows it with one', () => {
  expect(
    page(
      ['500 g plums', '200 g flour', 'butter', 'sugar'],
      ['500 g plums', '200 g flour', '100 g cold butter, in cubes', '80 g sugar'],
    ).lines,
  ).toEqual(['500 g plums', '200 g flour', '100 g cold butter, in cubes', '80 g sugar']);
});

test.each([
  [
    'de',
    ['Mehl', 'Eier', '250 g Zwetschgen', 'Brühe', 'Salz'],
    ['200 g Mehl', '2 Eier', '250 g Zwetschgen', '1 l Gemüsebrühe', '1 Prise Salz'],
  ],
  [
    'fr',
    ['farine', 'œufs', '250 g de prunes', 'sel'],
    ['200 g de farine', '2 œufs', '250 g de prunes', '1 pincée de sel'],
  ],
  [
    'it',
    ['farina', 'uovo', '250 g di prugne', 'zucchero'],
    ['200 g di farina 00', '1 uovo', '250 g di prugne', '4 cucchiai di zucchero'],
  ],
])('lines without amounts are known by their food: %s', (_, stated, shown) => {
  expect(page(stated, shown).lines).toEqual(shown);
});

test('a food that has the word of another in it keeps its own line', () => {
  expect(
    page(
      ['Mehl', '8 g Vanillezucker', 'Zucker', '500 g Zwetschgen', '1 Ei'],
      ['300 g Mehl', '8 g Vanillezucker', '80 g Zucker', '500 g Zwetschgen', '1 Ei'],
    ).lines,
  ).toEqual(['300 g Mehl', '8 g Vanillezucker', '80 g Zucker', '500 g Zwetschgen', '1 Ei']);
});

test('a food that only one of the lists names is doubted', () => {
  const stated = ['500 g plums', '200 g flour', '100 g butter', '80 g sugar'];
  expect(page(stated, [...stated.slice(0, 3), '2 tbsp honey']).doubted).toEqual(
    expect.arrayContaining(['The page also lists “2 tbsp honey”, which its recipe data lack.']),
  );
  expect(page([...stated, '2 eggs'], stated).doubted).toContain(
    'The recipe data name “2 eggs”, which the page does not show.',
  );
});

test('lists that name the same foods in other words are not doubted', () => {
  expect(read(`${heading}${marked()}${lists}`).doubted).toEqual([]);
  expect(
    page(
      ['500 g plums', '200 g flour', '100 g butter', '80 g sugar'],
      ['500g ripe plums', '200g plain flour', '100g salted butter, melted', '80g of sugar'],
    ).doubted,
  ).toEqual([]);
});
