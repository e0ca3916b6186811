import { expect, test } from '@jest/globals';
import { areItemsMeasuredBehind, measuresBehind } from './item-openings.ts';

test.each([
  'burro freddo, 1 etto',
  'sale, un pizzico',
  'grappa, un bicchierino',
  'Mehl, 200 g',
  'lait, 3 dl',
  'milk, a splash',
])('“%s” says how much behind a comma', (line) => {
  expect(measuresBehind(line)).toBe(true);
});

test.each([
  '2 cipolle, tritate',
  'sale, pepe',
  '200 g flour, sifted',
  'chorizo, una cebolla, dos',
  'Schale abreiben und mit dem Joghurt, einem',
])('“%s” does not', (line) => {
  expect(measuresBehind(line)).toBe(false);
});

test('two such lines, or one and another item, are two', () => {
  expect(areItemsMeasuredBehind('farina 00, 2 etti', 'nocciole tostate, 180 g')).toBe(true);
  expect(areItemsMeasuredBehind('tuorli, 2', 'scorza grattugiata di 1 limone')).toBe(true);
  expect(areItemsMeasuredBehind('2 cipolle, tritate', 'finemente')).toBe(false);
});

test('two foods with how much behind a dash are two, whatever stands behind commas', () => {
  expect(
    areItemsMeasuredBehind(
      'floury potatoes, boiled and still warm – 500 g',
      'butter – 50 g, plus a knob for the girdle',
    ),
  ).toBe(true);
  expect(areItemsMeasuredBehind('zucchero — 100 g, più un cucchiaio', 'sale — un pizzico')).toBe(
    true,
  );
  expect(areItemsMeasuredBehind('butter – 50 g, plus', 'a knob for the girdle')).toBe(false);
});
