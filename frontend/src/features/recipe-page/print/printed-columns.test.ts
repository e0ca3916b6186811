import { expect, test } from '@jest/globals';
import type { ShownIngredient } from '@convivio/culinary/show';
import { printedColumns } from './printed-columns.ts';

type Amount = ShownIngredient['amount'];
const line = (amount: Amount, unit = '', computed = false) =>
  ({ amount, unit, computed, text: 'flour' }) as ShownIngredient;
const number = (whole: string, fraction: [string, string] | null = null) =>
  ({ whole, fraction }) as Amount[number];
const widths = (...lines: ShownIngredient[]) =>
  Object.values(printedColumns(lines)).map((width) =>
    Number(/^([\d.]+)ch$/.exec(String(width))![1]),
  );

// In widths of the zero, as they stand in the font.
test.each([
  ['375', [line([number('375')])], 2.95],
  ['~150–225', [line([number('150'), number('225')], 'g', true)], 7.77],
  ['1.02–1.36', [line([number('1.02'), number('1.36')])], 7.51],
  ['1 ½–3', [line([number('1', ['1', '2']), number('3')])], 4.55],
  ['11/12', [line([number('', ['11', '12'])])], 2.23],
])('the amounts of %s are hardly wider than it is', (_, lines, width) => {
  const [amounts] = widths(...lines);
  expect(amounts!).toBeGreaterThanOrEqual(width);
  expect(amounts!).toBeLessThan(width + 0.5);
});

test.each([
  ['tbsp', 3.15],
  ['ml', 1.67],
  ['Esslöffel', 5.97],
  ['tablespoons', 8.55],
  ['handful', 5.24],
])('the units of %s are hardly wider than it is', (unit, width) => {
  const [, units] = widths(line([], 'g'), line([], unit));
  expect(units!).toBeGreaterThanOrEqual(width);
  expect(units!).toBeLessThan(width + 0.9);
});

test('the widest counts, and leaves room for the names', () => {
  expect(widths(line([number('2')], 'g'), line([number('1000')], 'kg'))[0]).toBeGreaterThan(3.9);
  const [amounts, units] = widths(
    line([number('123456789'), number('123456789')], 'heaped tablespoons'),
  );
  expect(amounts! + units!).toBeLessThan(19);
  expect(widths()).toEqual([0, 0]);
});
