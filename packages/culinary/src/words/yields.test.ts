import { expect, test } from '@jest/globals';
import { isBareYield, looksLikeYield, readYield } from './yields.ts';

test.each([
  ['Serves 4-6', 4],
  ['4', 4],
  ['4 Portionen', 4],
  ['Für 4 Personen', 4],
  ['Makes about 24 biscuits', 24],
  ['Makes 2 dozen cookies', 24],
  ['a dozen', 12],
  ['2人分', 2],
  ['1 (9-inch) pie', 1],
  ['1½ cups', 1.5],
  ['one 9-inch pie', 1],
  ['eine Springform (26 cm)', 1],
])('counts "%s"', (text, servings) => {
  expect(readYield(text)).toEqual({ text, servings });
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

test.each(['Serves 4', '2 - 4 porcje', 'für 4 Personen', '4 főre', '6 servings', 'Yield: 12'])(
  'knows "%s" as nothing but a yield',
  (line) => {
    expect(isBareYield(line)).toBe(true);
  },
);

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
