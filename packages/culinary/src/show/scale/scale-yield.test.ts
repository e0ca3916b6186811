import { expect, test } from '@jest/globals';
import { scaleYield } from './scale-yield.ts';

test.each([
  ['Serves 4', 2, 'Serves 8'],
  ['Serves 4 to 6', 1.5, 'Serves 6 to 9'],
  ['Serves 4-6', 0.5, 'Serves 2-3'],
  ['24 cookies', 1.5, '36 cookies'],
  ['4 servings', 0.75, '3 servings'],
  ['Makes 2 dozen cookies', 2, 'Makes 4 dozen cookies'],
  ['a dozen', 2, '2 dozen'],
  ['Für 4 Personen', 1.5, 'Für 6 Personen'],
  ['für zwei Personen', 2, 'für 4 Personen'],
  ['per 4 persone', 2, 'per 8 persone'],
  ['Pour 6 personnes', 0.5, 'Pour 3 personnes'],
  ['4 raciones', 2, '8 raciones'],
  ['2人分', 2, '4人分'],
  ['1½ cups', 2, '3 cups'],
  ['500 ml', 1.5, '750 ml'],
  ['about 1 litre (4 cups)', 1.5, 'about 1.5 litres (6 cups)'],
  ['1 loaf', 2, '2 loaves'],
  ['1 loaf', 0.5, '½ loaf'],
  ['Serves 4 as a starter, 2 as a main', 2, 'Serves 8 as a starter, 4 as a main'],
  ['Serves six', 2, 'Serves 12'],
  ['three dozen', 2, '6 dozen'],
  ['f. 4 Pers.', 2, 'f. 8 Pers.'],
  ['12 Stücke', 2, '24 Stücke'],
  ['600 g jam', 2, '1200 g jam'],
  ['4/5', 2, '8-10'],
  ['1,200', 2, '2400'],
  ['3/4 Personen', 2, '6-8 Personen'],
  ['per 4/6 persone', 2, 'per 8-12 persone'],
  ['Serves 6/8', 2, 'Serves 12-16'],
  ['3/4 cup', 4, '3 cups'],
  ['Pour une dizaine de personnes', 1.2, 'Pour 12 personnes'],
  ['Pour 1 dizaine de personnes', 7 / 6, 'Pour 12 personnes'],
  ['Per una decina di persone', 1.5, 'Per 15 persone'],
  ['Für ein Dutzend Personen', 2, 'Für 24 Personen'],
  ['Makes 2 dozen cookies', 1.1, 'Makes 26 cookies'],
  ['Makes 2 dozen', 7 / 6, 'Makes 28'],
  ['3 dz de petits choux', 1.1, '40 petits choux'],
  ['2 dozen large cookies, 1 tray', 1.5, '3 dozen large cookies, 1 ½ trays'],
  ['2-3 dozen', 1.1, '2 ⅙-3 ⅓ dozen'],
  ['One 9 x 13-inch pan', 7 / 6, '1 × 9 x 13-inch pan'],
  ['1 (23 × 33 cm) pan, 12 squares', 7 / 6, '1 (23 × 33 cm) pan, 14 squares'],
  ['One 9 x 13-inch pan', 2, '2 × 9 x 13-inch pan'],
  ['One 9 x 13-inch pan', 1.5, '1 ½ × 9 x 13-inch pan'],
  ['Serves 12ish', 2, 'Serves 24ish'],
  ['Serves 4', 1.1, 'Serves 4'],
  ['Serves 4', 0.1, 'Serves 1'],
  ['24 cookies', 1.1, '26 cookies'],
])('"%s" times %d is "%s"', (text, factor, expected) =>
  expect(scaleYield(text, factor)).toBe(expected),
);

test.each([
  ['one 9-inch pie', '2 × 9-inch pie'],
  ['One 28 cm tart', '2 × 28 cm tart'],
  ['1 (9-inch) pie', '2 (9-inch) pies'],
  ['2 x 23cm tins', '4 x 23cm tins'],
  ['20 x 30 cm tin, 12 squares', '20 x 30 cm tin, 24 squares'],
  ['4 pots de 125 g', '8 pots de 125 g'],
  ['ergibt 2 Gläser à 250 ml', 'ergibt 4 Gläser à 250 ml'],
  ['3 Bleche à 20 Stück', '6 Bleche à 20 Stück'],
  ['2 boxes of 12 cookies', '4 boxes of 12 cookies'],
  ['1 teglia da 12 pezzi', '2 teglia da 12 pezzi'],
  ['2 plaques de 20 biscuits', '4 plaques de 20 biscuits'],
  ['12 rolls (50 g each)', '24 rolls (50 g each)'],
  ['12 (2 per person)', '24 (2 per person)'],
])('sizes stay: "%s" times two is "%s"', (text, expected) =>
  expect(scaleYield(text, 2)).toBe(expected),
);

test.each(['enough for everyone', 'serves a crowd', ''])('what is no number stays: "%s"', (text) =>
  expect(scaleYield(text, 2)).toBe(text),
);

test.each([1, 0, -2, Number.NaN, Number.POSITIVE_INFINITY])(
  'a factor of %d changes nothing',
  (factor) => expect(scaleYield('Serves 4', factor)).toBe('Serves 4'),
);

test.each([
  ['Makes 1 (2 lb) loaf', 2.5, 'Makes 2 ½ (2 lb) loaves'],
  ['1 (900 g) Laib', 2, '2 (900 g) Laib'],
  ['Makes 2 (1 litre) jars', 2, 'Makes 4 (1 litre) jars'],
  ['about 1 litre (4 cups)', 2, 'about 2 litres (8 cups)'],
  ['Serves 4 (2 lb in all)', 2, 'Serves 8 (4 lb in all)'],
])('how large one is stays, and what holds all grows: "%s" times %d', (text, factor, expected) =>
  expect(scaleYield(text, factor)).toBe(expected),
);

test.each([
  ['Makes 2 1/2 dozen', 0.5, 'Makes 15'],
  ['Makes 1½ dozen cookies', 0.5, 'Makes 9 cookies'],
  ['2½ Dutzend Plätzchen', 0.5, '15 Plätzchen'],
  ['Makes 2 1/2 dozen', 2, 'Makes 5 dozen'],
])('a part of a dozen is so many pieces: "%s" times %d', (text, factor, expected) =>
  expect(scaleYield(text, factor)).toBe(expected),
);

test.each([
  ['Makes 1 loaf', 1.5, 'Makes 1 ½ loaves'],
  ['Ergibt 1 Kuchen', 2.5, 'Ergibt 2 ½ Kuchen'],
  ['Serves 1', 2.5, 'Serves 3'],
])(
  'of few things there may be a half, of those who eat none: "%s" times %d',
  (text, factor, expected) => expect(scaleYield(text, factor)).toBe(expected),
);

test('a yield whose fraction lost its space grows as what it means', () =>
  expect(scaleYield('Makes 11/2 cups', 2)).toBe('Makes 3 cups'));
