import { expect, test } from '@jest/globals';
import { kitchenLanguage } from './kitchen-language.ts';

test.each([
  ['de', ['200 g Mehl', '3 Eier', '1 Prise Salz'], ''],
  ['de', ['1 Zauberwurz'], 'Die Wurz mit dem Salz in den Topf geben und kochen lassen.'],
  [
    'fr',
    ['200 g de farine', '3 œufs', '20 cl de lait'],
    'Mélanger la farine et les œufs dans un saladier.',
  ],
  ['it', ['500 g di zucca', '2 cucchiai di zucchero', '1 cipolla'], ''],
  [
    'es',
    ['2 cucharadas de aceite de oliva', '3 huevos', '1 cebolla'],
    'Batir los huevos con la cebolla.',
  ],
  [
    'nl',
    ['3 eetlepels suiker', '200 g bloem', '2 eieren'],
    'Meng de bloem met het zout en laat het staan.',
  ],
  [
    'pt',
    ['2 ovos', '200 g de farinha', '1 cebola'],
    'Bata os ovos com a farinha até ficar cremoso.',
  ],
  ['sv', ['2 dl mjölk', '3 ägg', '1 lök'], 'Vispa ägg och mjölk och låt det stå i en skål.'],
] as const)('%s: %j', (language, lines, text) => {
  expect(kitchenLanguage(lines, text)).toBe(language);
});

test.each([
  [['200 g flour', '3 eggs', '1 pinch of salt'], 'Mix the flour with the eggs and bake.'],
  [['200 g couscous', '1 mango', '2 tbsp crème fraîche'], ''],
  [
    ['300 g penne', '200 g pancetta', '50 g parmesan'],
    'Fry the pancetta until crisp and add to the pasta.',
  ],
  [['1 egg'], ''],
  [[], ''],
])('none is said of %j', (lines, text) => {
  expect(kitchenLanguage(lines, text)).toBeNull();
});

test('a line longer than any food is no sign of a language', () => {
  const line = '200 g Mehl'.padEnd(320, ' Mehl');
  expect(kitchenLanguage([line, line, line], '')).toBeNull();
});
