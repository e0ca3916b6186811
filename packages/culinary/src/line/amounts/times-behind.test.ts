import { expect, test } from '@jest/globals';
import { parseIngredient } from '../parse-ingredient.ts';
import { countsTwice, timesBehind } from './times-behind.ts';

test.each([
  ['en', '400ml tin coconut milk x 2', 2, 'can', 'coconut milk', 800],
  ['de', '250 g Nudeln x 2', 500, 'gram', 'Nudeln', 500],
  ['fr', '2 boîtes de 400 g de haricots x 2', 4, 'can', 'haricots', 1600],
  ['en', '3 potatoes x 2', 6, null, 'potatoes', null],
  ['it', '400 g pomodori ×2', 800, 'gram', 'pomodori', 800],
  ['es', '1 lata de 400 g de garbanzos x 2', 2, 'can', 'garbanzos', 800],
  ['en', 'Eggs x 3', 3, null, 'Eggs', null],
  ['en', '400g can tomatoes (x 2), chopped', 2, 'can', 'tomatoes', 800],
])('[%s] “%s” is meant so many times', (language, line, quantity, unit, name, metricAmount) => {
  expect(parseIngredient(line, { language })).toMatchObject({
    originalText: line,
    quantity,
    unit,
    name,
    metricAmount,
  });
});

test.each(['1 sheet puff pastry 30 cm x 20', '2 x 400 g tins', '1 tin 20 x 30', 'box 4 x 2'])(
  '“%s” says nothing of the kind',
  (line) => {
    expect(timesBehind(line).times).toBe(1);
  },
);

test('a count before the food and one behind it may be the same', () => {
  expect(countsTwice('3 potatoes x 2')).toBe(true);
  expect(countsTwice('250 g Nudeln x 2')).toBe(false);
  expect(countsTwice('1 tin chickpeas x 2')).toBe(false);
  expect(countsTwice('Eggs x 3')).toBe(false);
});
