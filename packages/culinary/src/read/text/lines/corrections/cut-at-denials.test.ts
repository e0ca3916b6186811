import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';
import { amountsSaid } from './amounts-said.ts';
import { cutAtDenials } from './cut-at-denials.ts';

test.each([
  ['son 4 calabacines y no 3, que menguan, y de huevos 6, no 5.', 2],
  ['it is 3 leeks, not 2, and 400 ml of stock instead of 300.', 2],
  ['es sind 3 Eier, nicht 2, und 250 g Mehl, nicht 200.', 2],
  ['il faut 4 œufs, pas 3, et 200 g de sucre au lieu de 150.', 2],
  ['ci vogliono 3 uova e non 2, e di farina 300 g, non 250.', 2],
  ['not 2 leeks but 3, and not 300 ml of stock but 400.', 2],
  ['it is 3 leeks, not 2.', 1],
  ['Melt 50 g of butter and add 3 leeks.', 1],
])('“%s” sets %i amounts right', (sentence, parts) => {
  expect(cutAtDenials(sentence)).toHaveLength(parts);
});

const recipe = (list: string[], steps: string, said: string): string =>
  `Soup of the house\n\nIngredients\n${list.join('\n')}\n\nMethod\n${steps}\n\n${said}`;
const linesOf = (text: string): string[] =>
  readText(text).ingredients.flatMap(({ lines }) => lines);

test.each([
  ['P.S. Typo, sorry: it is 3 leeks, not 2, and 400 ml of stock instead of 300.'],
  ['PS: correction, 3 leeks not 2 and 400 ml stock, not 300.'],
])('both amounts that “%s” sets right are', (said) => {
  const lines = linesOf(
    recipe(
      ['2 leeks', '300 ml stock', '4 potatoes'],
      'Slice the leeks and potatoes. Simmer them in the stock for 20 minutes.',
      said,
    ),
  );
  expect(lines).toEqual(['3 leeks', '400 ml stock', '4 potatoes']);
});

test.each([
  [
    'Me he colado con las aceitunas, 150 es una barbaridad, pon 80 g',
    '150 g de aceitunas',
    '80 g de aceitunas',
  ],
  ['I got the olives wrong, 150 is madness, use 80 g', '150 g olives', '80 g olives'],
  [
    'Mit den Oliven hab ich mich vertan, 150 ist Wahnsinn, nimm 80 g',
    '150 g Oliven',
    '80 g Oliven',
  ],
  [
    "Je me suis plantée avec les olives, 150 c'est de la folie, mets 80 g",
    "150 g d'olives",
    "80 g d'olives",
  ],
  [
    "ERRATA CORRIGE: l'aceto è ml 700 e non l 1, sennò pizzica",
    'l 1 aceto di vino',
    'ml 700 aceto di vino',
  ],
  ['Errata corrige: la farina è gr 350 e non gr 300', 'gr 300 farina', 'gr 350 farina'],
])('“%s” sets “%s” right', (said, before, after) => {
  const lines = linesOf(
    recipe(
      [before, '2 onions', '1 tsp salt'],
      'Chop the onions. Mix all with the salt and let it stand for an hour.',
      said,
    ),
  );
  expect(lines[0]).toBe(after);
});

test.each([
  ['- 500 g, perdón, 600 g de carne picada', '600 g de carne picada'],
  ['- 200 g, sorry, 250 g of barley', '250 g of barley'],
  ['- 3, nein, 4 Eier', '4 Eier'],
  ['- 20 cl, pardon, 25 cl de crème', '25 cl de crème'],
  ['- 2, anzi 3 patate', '3 patate'],
])('a line of a list has what it says last: “%s”', (line, item) => {
  const lines = linesOf(
    recipe(['- 2 onions', line, '- 1 tsp salt'], 'Chop the onions. Mix all with the salt.', ''),
  );
  expect(lines).toEqual(['2 onions', item, '1 tsp salt']);
});

test.each([
  ['ml 700', 700, 'milliliter'],
  ['gr 400 carote', 400, 'gram'],
  ['l 1 latte', 1, 'liter'],
])('a unit may stand before its figure: “%s”', (text, quantity, unit) => {
  expect(amountsSaid(text).amounts).toMatchObject([{ quantity, unit }]);
});
