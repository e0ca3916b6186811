import { expect, test } from '@jest/globals';
import { parseIngredient } from './parse-ingredient.ts';

const read = (line: string, language = 'en') => parseIngredient(line, { language });

test.each([
  ['3/4ths cup sugar', 'en', 0.75, 'cup', 'sugar'],
  ['1/3rd cup milk', 'en', 1 / 3, 'cup', 'milk'],
  ['2/3rds of a cup of milk', 'en', 2 / 3, 'cup', 'milk'],
  ['1/4 th tsp salt', 'en', 0.25, 'teaspoon', 'salt'],
  ['3/4tel Liter Milch', 'de', 0.75, 'liter', 'Milch'],
  ['-2 cups flour', 'en', 2, 'cup', 'flour'],
])('A fraction is read with its ending: %s (%s)', (line, language, quantity, unit, name) => {
  expect(read(line, language)).toMatchObject({ quantity, unit, name });
});

test.each([
  ['1 cup not packed brown sugar', 'en', 'brown sugar', 'not packed'],
  ['200 g not peeled potatoes', 'en', 'potatoes', 'not peeled'],
  ['1 cup not too finely chopped parsley', 'en', 'parsley', 'not too finely chopped'],
  ['200 g nicht geschälte Mandeln', 'de', 'Mandeln', 'nicht geschälte'],
  ['1 cup packed brown sugar', 'en', 'brown sugar', 'packed'],
])('What is not done to a food is said so: %s (%s)', (line, language, name, preparation) => {
  expect(read(line, language)).toMatchObject({ name, preparation });
});

test.each([
  ['1 EL, gestr. Backpulver', 'de', 'gestr.', 'Backpulver'],
  ['1 TL, geh. Salz', 'de', 'geh.', 'Salz'],
  ['2 EL, gehäufte Mehl', 'de', 'gehäufte', 'Mehl'],
  ['1 tbsp, heaped flour', 'en', 'heaped', 'flour'],
  ['1 c. à s., rase de farine', 'fr', 'rase', 'farine'],
  ['1 cucchiaio, raso di farina', 'it', 'raso', 'farina'],
  ['1 cucharada, rasa de harina', 'es', 'rasa', 'harina'],
  ['1 el, afgestreken bloem', 'nl', 'afgestreken', 'bloem'],
  ['1 colher de sopa, rasa de farinha', 'pt', 'rasa', 'farinha'],
  ['1 msk, struken vetemjöl', 'sv', 'struken', 'vetemjöl'],
])('How full a spoon is may stand behind it and a comma: %s (%s)', (line, language, size, name) => {
  expect(read(line, language)).toMatchObject({ size, name });
});

test.each([
  ['1 EL Zucker je 500 ml', 'de', 'je 500 ml'],
  ['1 tsp sugar each 500 ml', 'en', 'each 500 ml'],
  ['1 cdta de azúcar por cada 500 ml', 'es', 'por cada 500 ml'],
  ['10 g di zucchero ogni 500 ml', 'it', 'ogni 500 ml'],
  ['1 tsk socker för varje 500 ml', 'sv', 'för varje 500 ml'],
])('What an amount is for each so much of is a remark: %s (%s)', (line, language, note) => {
  expect(read(line, language)).toMatchObject({ note, otherAmounts: [] });
});

test.each([
  ['2 Dosen Tomaten je 400 g', 'de', 800],
  ['3 tbsp butter, each 15 g', 'en', 45],
])('What each of several holds stays an amount: %s (%s)', (line, language, metricAmount) => {
  expect(read(line, language)).toMatchObject({ metricAmount });
});

test.each([
  ['one and three quarter cups of buttermilk', 'en', 1.75, 'cup', 'buttermilk'],
  ['un kilo deux de veau', 'fr', 1.2, 'kilogram', 'veau'],
  ['un kilo deux cents de farine', 'fr', 1.2, 'kilogram', 'farine'],
  ['un chilo e due di patate', 'it', 1.2, 'kilogram', 'patate'],
])(
  'Parts of a measure are added as they are dictated: %s (%s)',
  (line, language, quantity, unit, name) => {
    expect(read(line, language)).toMatchObject({ quantity, unit, name });
  },
);
