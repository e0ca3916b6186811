import { expect, test } from '@jest/globals';
import { parseIngredient } from '../parse-ingredient.ts';

const read = (line: string, language = 'en') => {
  const { unit, metricAmount, metricUnit } = parseIngredient(line, { language });
  return [unit, metricAmount === null ? null : Math.round(metricAmount), metricUnit];
};

test.each([
  ['1 oz gin', 'en', 'fluid-ounce', 30],
  ['2 oz lime juice', 'en', 'fluid-ounce', 59],
  ['1 ounce simple syrup', 'en', 'fluid-ounce', 30],
  ['12 oz beer', 'en', 'fluid-ounce', 355],
  ['1 (12 oz) bottle beer', 'en', 'bottle', 355],
  ['2 oz gin', 'en-GB', 'imperial-fluid-ounce', 57],
  ['2 onzas de tequila', 'es', 'fluid-ounce', 59],
])('Ounces of what is drunk are fluid ounces: %s (%s)', (line, language, unit, millilitres) => {
  expect(read(line, language)).toEqual([unit, millilitres, 'ml']);
});

test.each([
  '8 oz milk',
  '8 oz soy sauce',
  '12 oz coffee',
  '4 oz heavy cream',
  '12 oz water',
  '8 ounces chicken stock',
  '2 oz olive oil',
])('Nothing is reckoned from ounces that may be poured or weighed: %s', (line) => {
  expect(read(line)).toEqual(['ounce', null, null]);
});

test.each([
  ['1 (32-ounce) carton chicken broth', 'carton'],
  ['1 (12 oz) can evaporated milk', 'can'],
  ['1 14-oz can coconut milk', 'can'],
  ['2 cans (14 oz each) coconut milk', 'can'],
  ['1 can coconut milk (14 oz)', 'can'],
])('Nothing is reckoned from the ounces of a package of a liquid: %s', (line, unit) => {
  expect(read(line)).toEqual([unit, null, null]);
  expect(parseIngredient(line).packageSize?.unit).toBe('ounce');
});

test.each([
  ['8 oz milk (1 cup)', 'fluid-ounce', 237],
  ['1 cup (8 oz) milk', 'cup', 237],
  ['8 oz (240 ml) milk', 'fluid-ounce', 240],
  ['1 (32 oz) carton chicken broth (4 cups)', 'carton', 946],
])('Ounces of a liquid that fill the volume beside them are fluid ounces: %s', (line, unit, ml) => {
  expect(read(line)).toEqual([unit, ml, 'ml']);
  expect(JSON.stringify(parseIngredient(line))).not.toContain('"ounce"');
});

test('Ounces of a liquid that do not fill the volume beside them are its weight', () => {
  expect(read('8.6 oz milk (1 cup)')).toEqual(['ounce', 244, 'g']);
});

test.each([
  ['4 oz (120 ml) milk', 120, 'ml'],
  ['4 oz (115 g) milk', 115, 'g'],
  ['2 oz (60 g) lime juice', 60, 'g'],
  ['8 oz cream cheese', 227, 'g'],
  ['1 oz lime zest', 28, 'g'],
  ['8 oz sour cream', 227, 'g'],
])('Ounces of anything else, and what is stated in metric, stay: %s', (line, amount, unit) => {
  expect(read(line).slice(1)).toEqual([amount, unit]);
});
