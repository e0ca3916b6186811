import { expect, test } from '@jest/globals';
import { withoutAsides } from './tabbed-tables.ts';

const rows = (...cells: string[][]) => cells.map((row) => row.join('\t')).join('\n');

test('a column of shop aisles belongs to no line', () => {
  expect(
    withoutAsides(
      rows(
        ['Qty', 'Unit', 'Item', 'Note', 'Aisle'],
        ['8', '', 'chicken thighs', 'skin off', 'Meat'],
        ['3', 'tbsp', 'tikka paste', '', 'World foods'],
        ['', '', '', '', ''],
        ['1', 'Mix the paste and', 'yoghurt', '', 'well'],
      ),
    ),
  ).toBe(
    rows(
      ['Qty', 'Unit', 'Item', 'Note'],
      ['8', '', 'chicken thighs', 'skin off'],
      ['3', 'tbsp', 'tikka paste', ''],
      ['', '', '', '', ''],
      ['1', 'Mix the paste and', 'yoghurt', '', 'well'],
    ),
  );
});

test.each([
  ['Dish\tChicken tikka traybake\t\t', 'Chicken tikka traybake'],
  ['Gericht:\tLinsensuppe', 'Linsensuppe'],
  ['Prep (min)\t15\tOven (min)\t40\t', 'Prep: 15 min | Oven: 40 min'],
])('a label in its cell is told from what it labels: “%s”', (row, line) => {
  expect(withoutAsides(row)).toBe(line);
});

test.each(['250 g flour\t2 eggs', 'Serves 4\tEasy', 'a dish\nwith no cells'])(
  'other rows stay: “%s”',
  (text) => {
    expect(withoutAsides(text)).toBe(text);
  },
);
