import { expect, test } from '@jest/globals';
import { items, read, told } from '../test-kit/plum-tart.ts';

const table = (rows: readonly (readonly string[])[]) =>
  `<table>${rows
    .map((cells, at) => `<tr>${cells.map((cell) => (at ? `<td>${cell}` : `<th>${cell}`)).join('')}`)
    .join('')}</table>`;
const page = (list: string) => `<h1>Corn bread</h1>${list}<h2>Method</h2>${items(told, 'ol')}`;
const inBoth = [
  ['Cornmeal', '1 cup', '150 g'],
  ['Flour', '1 cup', '125 g'],
  ['Milk', '1 cup', '240 ml'],
  ['Eggs', '2', '2'],
];

test.each([
  ['Ingredient', 'US', 'Metric'],
  ['Ingredients', 'US (cups)', 'Metric (g)'],
  ['', 'Volume', 'Weight'],
  ['Zutat', 'Amerikanisch', 'Metrisch'],
])('of columns in two systems one is taken: %s | %s | %s', (...head) => {
  const found = read(page(table([head, ...inBoth])));
  expect(found.ingredients).toEqual([
    { name: null, lines: ['Cornmeal 1 cup', 'Flour 1 cup', 'Milk 1 cup', 'Eggs 2'] },
  ]);
});

test('where the first system leaves a cell empty the other one is taken', () => {
  const rows = [['Ingredient', 'US', 'Metric'], ...inBoth, ['Yeast', '–', '7 g']];
  expect(read(page(table(rows))).lines).toContain('Yeast 7 g');
});

test('columns that name no systems are all taken', () => {
  const rows = [
    ['Ingredient', 'Amount', 'Notes'],
    ['Flour', '200 g', 'sifted'],
    ['Milk', '100 ml', 'warm'],
    ['Eggs', '2', 'beaten'],
  ];
  expect(read(page(table(rows))).lines).toEqual([
    'Flour 200 g sifted',
    'Milk 100 ml warm',
    'Eggs 2 beaten',
  ]);
});

test('the head of a table names no part', () => {
  const rows = [
    ['Amount', 'Ingredient'],
    ['1 cup', 'cornmeal'],
    ['1 cup', 'flour'],
    ['2', 'eggs'],
  ];
  const lines = ['1 cup cornmeal', '1 cup flour', '2 eggs'];
  expect(read(page(table(rows))).ingredients).toEqual([{ name: null, lines }]);
  expect(read(page(`<h3>For the dough</h3>${table(rows)}`)).ingredients).toEqual([
    { name: 'For the dough', lines },
  ]);
  const beside = read(
    `<h1>Corn bread</h1>${table([
      ['Ingredients', 'Method'],
      [items(lines), items(told, 'ol')],
    ])}`,
  );
  expect(beside.ingredients).toEqual([{ name: null, lines }]);
  expect(beside.steps).toEqual(told.map((text) => ({ group: null, text })));
});

test.each([
  ['Step', 'What to do', 'Equipment'],
  ['Fase', 'Operazione', 'Attrezzatura'],
  ['Schritt', 'Arbeitsgang', 'Geräte'],
])('tools in a column beside the steps are no words of theirs: %s | %s | %s', (...head) => {
  const rows = told.map((step, at) => [String(at + 1), step, 'Bowl']);
  const list = `<h2>Ingredients</h2>${items(['150 g cornmeal', '125 g flour', '240 ml milk'])}`;
  const body = `<h1>Corn bread</h1>${list}<h2>Method</h2>${table([head, ...rows])}`;
  expect(read(body).told).toEqual(told);
});
