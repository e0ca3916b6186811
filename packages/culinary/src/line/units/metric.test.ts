import { expect, test } from '@jest/globals';
import { metricMaxOf, toMetric } from './metric.ts';
import { parseIngredient } from '../parse-ingredient.ts';

test.each([
  ['2 cups milk', 473.176, 'ml'],
  ['1 tbsp oil', 14.7868, 'ml'],
  ['1/2 tsp salt', 2.46446, 'ml'],
  ['1 pint stock', 473.176, 'ml'],
  ['8 fl oz cream', 236.588, 'ml'],
  ['8 oz butter', 226.796, 'g'],
  ['2 lb beef', 907.184, 'g'],
  ['2 lb 4 oz beef', 1020.582, 'g'],
  ['1,5 kg Kartoffeln', 1500, 'g'],
  ['3 dl vetemjöl', 300, 'ml'],
  ['25 cl de crème', 250, 'ml'],
  ['1 2-inch piece ginger', 5.08, 'cm'],
  ['1 cup plus 2 tbsp sugar', 266.1615, 'ml'],
])('"%s" is %d %s', (line, amount, unit) => {
  const { metricAmount, metricUnit } = parseIngredient(line);
  expect(metricAmount).toBeCloseTo(amount, 3);
  expect(metricUnit).toBe(unit);
});

test('takes the metric amount that the line states before one converted', () => {
  expect(parseIngredient('1 cup (125 g) flour')).toMatchObject({
    unit: 'cup',
    metricAmount: 125,
    metricUnit: 'g',
  });
});

test('multiplies packages by what one holds', () => {
  expect(parseIngredient('2 (400 g) cans tomatoes')).toMatchObject({
    metricAmount: 800,
    metricUnit: 'g',
  });
});

test.each([
  ['1-2 kg carrots', 1000, 2000],
  ['1-2 cups (240-480 ml) milk', 240, 480],
  ['2-3 (400 g) cans tomatoes', 800, 1200],
  ['2 tins of 400-425 g tomatoes', 800, 850],
  ['de 200 à 250 g de farine', 200, 250],
  ['200 g flour', 200, null],
  ['2-3 eggs', null, null],
  ['8-10 oz milk', null, null],
])('of a range both ends are metric: %s', (line, least, most) => {
  const read = parseIngredient(line);
  expect([read.metricAmount, metricMaxOf(read)]).toEqual([least, most]);
});

test.each(['3 eggs', 'salt', '1 pinch saffron', '4 (6-inch) corn tortillas'])(
  'finds nothing to measure in "%s"',
  (line) => {
    expect(parseIngredient(line)).toMatchObject({ metricAmount: null, metricUnit: null });
  },
);

test('converts nothing without a quantity or a known unit', () => {
  expect(toMetric(null, 'cup')).toEqual({ metricAmount: null, metricUnit: null });
  expect(toMetric(2, 'firkin')).toEqual({ metricAmount: null, metricUnit: null });
});
