import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import type { PageLine } from './page-line.ts';

const recipe = [
  'Leek and potato soup',
  '',
  'Serves 4',
  '',
  'Ingredients',
  '500 g potatoes',
  '2 leeks',
  '1 litre vegetable stock',
  '',
  'Method',
  'Chop the potatoes and leeks.',
  'Simmer in the stock for 25 minutes and serve hot.',
];
const stepsOf = (lines: readonly string[]) =>
  readText(lines.join('\n')).steps.map(({ text }) => text);
const steps = recipe.slice(-2);

test.each([
  ['Weather', 'Stir yourselves early, for the fine spell ends at noon.'],
  ['Lost cat', 'Ginger tom answering to Biscuit, last seen near the church hall.'],
  ['Next meeting', 'We cook up plans on the first Thursday of the month.'],
])('what is told under “%s” below a recipe is none of it', (head, told) => {
  expect(stepsOf([...recipe, '', head, told])).toEqual(steps);
  expect(readText([...recipe, '', head, told].join('\n')).leftOut).toContain(told);
});

test('a recipe in a corner for gardeners stays', () => {
  expect(stepsOf(['Gardening corner', '', ...recipe])).toEqual(steps);
});

const placed = (text: string, y: number): PageLine => ({
  text,
  page: 1,
  x: 45,
  y,
  width: 5 * text.length,
  height: 10,
});
const printed = recipe.filter((text) => text !== '').map((text, at) => placed(text, 60 + 16 * at));

test('what stands far below a printed recipe and speaks of nothing that it has is left out', () => {
  const told = 'The bridge was built in 1773 and has survived many a flood.';
  const { steps: read, notes, leftOut } = readText([...printed, placed(told, 400)]);
  expect(read.map(({ text }) => text)).toEqual(steps);
  expect(notes).toEqual([]);
  expect(leftOut).toContain(told);
});

test('what stands far below a printed recipe and speaks of its food is of it', () => {
  const told = 'The soup keeps for three days, and the leeks may be frozen.';
  const { notes, storageNotes } = readText([...printed, placed(told, 400)]);
  expect([...notes, ...storageNotes]).toEqual([told]);
});

test.each([
  ['Garden calendar', 'November', '• plant garlic and shallots', '• mulch the artichokes'],
  ['Gartenkalender', 'November', '• Knoblauch und Schalotten pflanzen', '• Beete umgraben'],
  ['Calendrier du potager', 'Novembre', '• planter l’ail', '• pailler les artichauts'],
  ['Calendario dell’orto', 'Novembre', '• piantare aglio e scalogni', '• seminare le fave'],
  ['Calendario del huerto', 'Noviembre', '• plantar ajos y chalotas', '• sembrar habas'],
])('what is sown and planted far below a printed recipe is no step of it: %s', (...block) => {
  const told = block.map((text, at) => placed(text, 400 + 16 * at));
  const draft = readText([...printed, ...told]);
  expect(draft.steps.map(({ text }) => text)).toEqual(steps);
  expect(draft.leftOut).toContain(block[0]);
});

test('what is far below the list of a page in columns is of a paper where the next column has the steps', () => {
  const list = printed.slice(0, 6);
  const method = printed.slice(6).map((piece, at) => ({ ...piece, x: 330, y: 76 + 16 * at }));
  const block = ['Garden calendar', '• plant garlic and shallots', '• mulch the artichokes'];
  const draft = readText([
    ...list,
    ...method,
    ...block.map((text, at) => placed(text, 400 + 16 * at)),
  ]);
  expect(draft.steps.map(({ text }) => text)).toEqual(steps);
  expect(draft.leftOut).toContain(block[0]);
});

test.each([
  'Wine of the week',
  'Wein der Woche',
  'Le vin de la semaine',
  'Il vino della settimana',
  'Vino de la semana',
])('“%s” alone far below a list is no item of it', (head) => {
  const method = printed.slice(6).map((piece, at) => ({ ...piece, x: 330, y: 76 + 16 * at }));
  const draft = readText([...printed.slice(0, 6), placed(head, 400), ...method]);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toHaveLength(3);
  expect(draft.leftOut).toContain(head);
});
