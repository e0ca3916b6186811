import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
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

test.each([
  [
    ['500', 'g', 'Mehl'],
    ['1', 'Stk.', 'Zitrone, der Abrieb'],
    ['', '', 'Öl zum Frittieren'],
    ['', 'Prise', 'Salz'],
  ],
  [
    ['500', 'g', 'flour'],
    ['1', '', 'lemon, the zest'],
    ['', '', 'oil for frying'],
    ['', '', 'sugar to coat'],
  ],
  [
    ['500', 'g', 'farine'],
    ['1', '', 'citron, le zeste'],
    ['', '', 'huile pour friture'],
    ['', '', 'sucre pour enrober'],
  ],
  [
    ['½', 'kg', 'farina'],
    ['q.b.', '', 'sale'],
    ['', '', 'olio per friggere'],
    ['', '', 'zucchero a velo'],
  ],
  [
    ['500', 'g', 'harina'],
    ['1', 'ud.', 'limón, la ralladura'],
    ['', '', 'aceite para freír'],
    ['', '', 'azúcar para rebozar'],
  ],
])('a row without an amount among rows that have one is a line of its own: %j', (...list) => {
  const lines = list.map((cells) => cells.join('\t'));
  const { ingredients } = readText(
    `Krapfen\n\nMenge\tEinheit\tZutat\n${lines.join('\n')}\n\nZubereitung\nAlles verrühren.\nIn Öl frittieren.\n`,
  );
  expect(ingredients.flatMap((group) => group.lines)).toEqual(
    list.map((cells) => cells.filter(Boolean).join(' ')),
  );
});

test('a row without an amount begins with its food where a column of asides stands behind', () => {
  expect(
    withoutAsides(
      rows(
        ['Qty', 'Unit', 'Item', 'Aisle'],
        ['225', 'g', 'flour', 'Baking'],
        ['', '', 'chives, snipped', 'Produce'],
        ['', '', 'milk to glaze', ''],
      ),
    ),
  ).toBe('Qty\tUnit\tItem\n225\tg\tflour\nchives, snipped\nmilk to glaze');
});
