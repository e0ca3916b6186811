import { expect, test } from '@jest/globals';
import { heading, items, lines, lists, paragraphs, read, told } from '../test-kit/plum-tart.ts';

const table = (rows: readonly string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const figures = [
  '350 kcal',
  '12 g fat',
  '40 g carbohydrates',
  '8 g protein',
  '20 g sugar',
  '1 g salt',
];
const german = [
  ['Brennwert', '1465 kJ / 350 kcal'],
  ['Fett', '12 g'],
  ['davon gesättigte Fettsäuren', '7 g'],
  ['Kohlenhydrate', '40 g'],
  ['davon Zucker', '20 g'],
  ['Eiweiß', '8 g'],
  ['Salz', '1 g'],
];

test.each([
  ['a list above paragraphs', `${items(figures)}${paragraphs(lines)}${paragraphs(told)}`],
  [
    'a list with names first',
    `${items(figures.map((text) => text.split(' ').toReversed().join(' ')))}${items(lines)}${paragraphs(told)}`,
  ],
  [
    'a table',
    `${table(figures.map((text) => [text.slice(text.lastIndexOf(' ')), text.slice(0, text.lastIndexOf(' '))]))}${items(lines)}${paragraphs(told)}`,
  ],
  ['a table in German', `${table(german)}${items(lines)}${paragraphs(told)}`],
  [
    'within the list',
    `<h2>Ingredients</h2>${items([...lines, 'Per serving: 350 kcal, 12 g fat, 40 g carbs, 8 g protein'])}<h2>Method</h2>${items(told, 'ol')}`,
  ],
  [
    'below the list',
    `<h2>Ingredients</h2>${items([...lines, 'Energy: 350 kcal', 'Protein: 8 g', 'Fat: 12 g', 'Salt: 1 g'])}<h2>Method</h2>${items(told, 'ol')}`,
  ],
  [
    'in French',
    `${items(['Énergie : 350 kcal', 'Protéines : 8 g', 'Glucides : 40 g', 'dont sucres : 20 g', 'Lipides : 12 g', 'Sel : 1 g'])}${items(lines)}${paragraphs(told)}`,
  ],
])('figures of nutrition are no ingredients: %s', (_, body) => {
  const draft = read(heading + body);
  expect(draft.lines).toEqual(lines);
  expect(draft.told).toEqual(told);
});

test.each(['Per square', 'Pro Stück', 'Par tranche', 'Por 100 g', 'Per fetta'])(
  'for what a small table tells nutrition, “%s”, is no step',
  (caption) => {
    const small = `<table><caption>${caption}</caption><tr><th>Kcal</th><th>Fat</th></tr><tr><td>287</td><td>13 g</td></tr></table>`;
    const body = `<h2>Ingredients</h2>${items(lines)}<h2>Method</h2><div>${paragraphs(told)}</div>${small}`;
    expect(read(heading + body).told).toEqual(told);
  },
);

test('food that nutrition is named by stays', () => {
  const own = ['200 g fat', '1 g salt', '100 g sugar', '30 g protein powder', '500 g flour'];
  expect(read(heading + lists.replace(items(lines), items(own))).lines).toEqual(own);
});
