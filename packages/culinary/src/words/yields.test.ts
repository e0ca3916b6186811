import { expect, test } from '@jest/globals';
import { countsOneWhole, isBareYield, looksLikeYield, readYield } from './yields.ts';

test.each([
  ['Serves 4-6', 4],
  ['4', 4],
  ['4 Portionen', 4],
  ['Für 4 Personen', 4],
  ['Makes about 24 biscuits', 24],
  ['Makes 2 dozen cookies', 24],
  ['a dozen', 12],
  ['2人分', 2],
  ['1 (9-inch) pie', null],
  ['one 9-inch pie', null],
  ['ein Kuchen von 26 cm', null],
  ['un gâteau de 24 cm', null],
  ['una torta da 26 cm', null],
  ['(1 tarta de 24 cm', null],
  ['2 tartas de 24 cm', 2],
  ['eine Springform (26 cm)', null],
  ['1 Blech (4 Portionen)', 4],
  ['Pour 1 moule (6 personnes)', 6],
  ['Makes 1 cake, serves 10', 10],
  ['1 loaf (12 slices)', 12],
  ['1 loaf, about 10 slices', 10],
  ['ergibt 1 Blech, etwa 20 Stücke', 20],
  ['1 torta, 8 fette', 8],
  ['1 loaf', null],
  ['1 großer Kuchen', null],
  ['ergibt 1 Brot (ca. 900 g)', null],
  ['1 tarte', null],
  ['Makes 1 pizza', 1],
])('counts "%s"', (text, servings) => {
  expect(readYield(text)).toEqual({ text, servings });
});

test('one whole that is cut into a dozen is no yield of one', () => {
  expect(countsOneWhole('un cake de 26 cm')).toBe(true);
  expect(countsOneWhole('un cake de 26 cm (une douzaine de tranches)')).toBe(false);
});

test.each([
  ['three dozen', 36],
  ['two dozen cookies', 24],
  ['2-3 dozen', 24],
  ['half a dozen', 6],
  ['ein halbes Dutzend', 6],
  ['une demi-douzaine', 6],
  ['mezza dozzina', 6],
  ['due dozzine', 24],
  ['tres docenas', 36],
  ['três dúzias', 36],
  ['twee dozijn', 24],
  ['två dussin', 24],
  ['1,200', 1200],
  ['1.200 Stück', 1200],
  ['4/5', 4],
  ['für 4/5 Personen', 4],
  ['Serves six', 6],
  ['Serves twenty-four', 24],
  ['treinta y seis raciones', 36],
  ['f. 4 Pers.', 4],
  ['12 Stücke', 12],
  ['serves 12ish', 12],
  ['600 g (4 servings)', 4],
  ['2 jars of 250 ml', 2],
  ['Makes about 5 pint jars', 5],
  ['makes 5 pints', null],
  ['4 x 250 ml', 4],
  ['Pour quatre personnes', 4],
  ['per sei persone', 6],
  ['voor vier personen', 4],
  ['2.5', 2.5],
  ['1½ dozen', 18],
  ['2½ to 3 dozen', 30],
  ['2 bis 3 Dutzend', 24],
  ['two and a half dozen', 30],
  ['3½ dozen rolls', 42],
  ['2-1/2 dozen', 30],
  ['1 and 1/2 dozen', 18],
  ['a dozen and a half', 18],
  ['une douzaine et demie', 18],
  ['una dozzina e mezza', 18],
  ['una docena y media', 18],
  ['per 4/6 persone', 4],
  ['6/8', 6],
  ['1 200 Stück', 1200],
  ['1 250 ml jar', 1],
  ['4 100 g burgers', 4],
  ['Sirve a seis', 6],
  ['1½ loaves', 1.5],
])('reads "%s" as %d', (text, servings) => {
  expect(readYield(text)?.servings).toBe(servings);
});

test.each([
  '600 g jam',
  '1 l',
  '1 litre',
  '500 ml Sirup',
  'ca. 1,5 kg',
  '600-700 g',
  'zwei Liter',
  'un chilo',
  '2 Tassen',
  '1½ cups',
  '3 msk',
  'serves -2',
  '20 cm',
  '30 minutes',
  '1 quart',
  'un litre et demi',
  'un quart de litre',
  'zwei Liter und ein halber',
])('"%s" is measured, and counts nothing', (text) => {
  expect(readYield(text)).toEqual({ text, servings: null });
});

test.each(['0', '-2', 'NaN', 'null', '1/0', '—'])('"%s" states no yield', (text) => {
  expect(readYield(text)).toBeNull();
});

test('counts a number that is written as a word, whatever it counts', () => {
  expect(readYield('one big happy family')).toEqual({ text: 'one big happy family', servings: 1 });
});

test('keeps the words of a yield without a number, and counts nothing', () => {
  expect(readYield('enough for everyone')).toEqual({ text: 'enough for everyone', servings: null });
});

test('reads no yield from nothing or from a paragraph', () => {
  expect(readYield('  ')).toBeNull();
  expect(readYield('serves 4 '.repeat(50))).toBeNull();
});

test.each([
  'Serves 4',
  '2 - 4 porcje',
  'für 4 Personen',
  '4 főre',
  '6 servings',
  'Yield: 12',
  'Serves six',
  'f. 4 Pers.',
  '12 Stücke',
  'für vier Personen',
  'pour six personnes',
])('knows "%s" as nothing but a yield', (line) => {
  expect(isBareYield(line)).toBe(true);
});

test.each(['2 Stück Butter', '15 g Parmesan am Stück', '4 eggs', '100 ml port', 'for 4 minutes'])(
  'does not take "%s" for a yield',
  (line) => {
    expect(isBareYield(line)).toBe(false);
  },
);

test('knows a loose line that states a yield', () => {
  expect(looksLikeYield('Ergibt 12 Stück')).toBe(true);
  expect(looksLikeYield('Bake 12 minutes')).toBe(false);
});

test.each(['Quantités pour 2 personnes', 'Mengen für 4 Personen', 'Dosi per 4 persone'])(
  '“%s” says nothing but a yield',
  (line) => {
    expect(isBareYield(line)).toBe(true);
  },
);

test.each([
  'Serviert vier',
  'Sättigt 6',
  'Sert quatre',
  'Nourrit six',
  'Sirve cuatro',
  'Sfama quattro',
  'Sfama 4 persone',
])('"%s" says nothing but for how many', (line) => {
  expect(isBareYield(line)).toBe(true);
  expect(looksLikeYield(line)).toBe(true);
});

test.each(['Serviert mit 2 Scheiben Brot', 'Sirve con 2 limones', 'Nourrit 2 fois par jour'])(
  '"%s" says how something is served',
  (line) => {
    expect(looksLikeYield(line)).toBe(false);
  },
);
