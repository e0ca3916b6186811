import { expect, test } from '@jest/globals';
import { read } from '../test-kit/plum-tart.ts';

const list = ['500 g beef', '1 onion', '400 ml coconut milk'];
const told = ['Fry the onion.', 'Add beef.', 'Simmer 1 hour.'];
const cell = (name: string, lines: readonly string[]) =>
  `<td><b>${name}</b><br>${lines.join('<br>')}</td>`;

test('a bold word alone before a break in a cell is a heading', () => {
  const page = `<h1>Beef curry</h1><table><tr>${cell('Ingredients', list)}${cell('Method', told)}</tr></table>`;
  expect(read(page)).toMatchObject({
    ingredients: [{ name: null, lines: list }],
    told,
  });
});

test('a bold food before a break in a cell belongs to its amount', () => {
  const row = (amount: string, food: string) =>
    `<tr><td>${amount}</td><td><b>${food}</b><br></td></tr>`;
  const page = `<h1>Beef curry</h1><h2>Ingredients</h2><table>${row('500 g', 'beef')}${row('1', 'onion')}${row('400 ml', 'coconut milk')}</table><h2>Method</h2><p>${told.join('</p><p>')}</p>`;
  expect(read(page).lines).toEqual(list);
});

test('a cell whose words are dressed as one is a cell of its own', () => {
  const dressed = (name: string, lines: readonly string[]) =>
    `<td><font face="Arial"><b>${name}</b><br>${lines.join('<br>')}</font></td>`;
  const page = `<h1>Beef curry</h1><table><tr>${dressed('Ingredients', list)}${dressed('Method (about 90 minutes):', told)}</tr></table>`;
  expect(read(page)).toMatchObject({ lines: list, told });
});
