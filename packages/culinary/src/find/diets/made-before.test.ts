import { expect, test } from '@jest/globals';
import { checkDiet } from './check-diet.ts';

const readAs = (name: string, language: string, originalText = name) => {
  const { compatible, unknown } = checkDiet([{ name, originalText }], 'vegetarian', language);
  return compatible ? (unknown.length > 0 ? 'unknown' : 'safe') : 'not eaten';
};

test.each([
  ['curry, leftover', 'en'],
  ['takeaway curry', 'en'],
  ['chili, leftover', 'en'],
  ['leftover roast vegetables', 'en'],
  ['deli salad', 'en'],
  ['chickpea curry', 'en'],
  ['jarred red cabbage', 'en'],
  ['1 jar red cabbage', 'en'],
  ['canned greens', 'en'],
  ['pasta sauce', 'en'],
  ['pilau rice', 'en'],
  ['Rotkohl aus dem Glas', 'de'],
  ['1 Glas Blaukraut', 'de'],
  ['TK-Rotkohl', 'de'],
  ['Grünkohl aus der Dose', 'de'],
  ['Reste vom Curry', 'de'],
  ['Salat vom Vortag', 'de'],
  ['restes de curry', 'fr'],
  ['curry de légumes', 'fr'],
  ['chou rouge en bocal', 'fr'],
  ['riz cantonais', 'fr'],
  ['curry avanzato', 'it'],
  ['cavolo rosso in barattolo', 'it'],
  ['sobras de curry', 'es'],
  ['lombarda en bote', 'es'],
  ['restje curry', 'nl'],
  ['rode kool uit pot', 'nl'],
  ['sobras de caril', 'pt'],
  ['rödkål på burk', 'sv'],
])('what was made before, of nobody says what, is never safe: %s (%s)', (name, language) => {
  expect(readAs(name, language)).toBe('unknown');
});

test('what a line says behind the name counts, also where the recipe is translated', () => {
  expect(readAs('curry', 'en', '200 g curry, leftover')).toBe('unknown');
  expect(
    checkDiet(
      [{ name: 'Curry', originalText: '200 g Curry (Reste)', translated: '200 g curry' }],
      'vegan',
      'de',
    ).unknown,
  ).toEqual(['curry']);
});

test.each([
  ['red cabbage', 'en'],
  ['pickled red cabbage', 'en'],
  ['leftover rice', 'en'],
  ['ready-made polenta', 'en'],
  ['2 tsp curry', 'en'],
  ['red curry powder', 'en'],
  ['curry leaves', 'en'],
  ['jar of tomatoes', 'en'],
  ['frozen kale', 'en'],
  ['Rotkohl, frisch', 'de'],
  ['restlicher Reis', 'de'],
  ['Sauerkraut aus der Dose', 'de'],
  ['curry en poudre', 'fr'],
  ['chou rouge', 'fr'],
  ['riso avanzato', 'it'],
  ['pasta sfoglia pronta', 'it'],
  ['lombarda', 'es'],
  ['kerriepoeder', 'nl'],
  ['rödkål', 'sv'],
])('a food by itself is still known: %s (%s)', (name, language) => {
  expect(readAs(name, language)).toBe('safe');
});
