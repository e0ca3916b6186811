import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { withoutFormats } from './without-formats.ts';

const list = ['500 g plums', '200 g flour', '100 g butter'];
const steps = ['Rub the butter into the flour.', 'Lay the plums on it and bake for 40 minutes.'];

const box = ([left, right]: [string, string], top: string, words: string[]) =>
  [top, ...words.map((line) => `${left} ${line.padEnd(60)}${right}`), top].join('\n');
const words = [
  'Plum Tart',
  '',
  'Ingredients',
  ...list,
  '',
  'Method',
  ...steps.map((step, at) => `${at + 1}. ${step}`),
];

test.each([
  ['double lines', box(['║', '║'], `╔${'═'.repeat(61)}╗`, words)],
  ['single lines', box(['│', '│'], `┌${'─'.repeat(61)}┐`, words)],
  ['typed signs', box(['|', '|'], `+${'-'.repeat(61)}+`, words)],
  ['stars', box(['*', '*'], '*'.repeat(63), words)],
  [
    'a row of keys',
    `${box(['║', '║'], `╔${'═'.repeat(61)}╗`, words)}\nF1=Help  F2=Save  F10=Quit\nPress any key to continue ...`,
  ],
])('a frame of %s is no part of a recipe', (_name, text) => {
  const draft = readText(text);
  expect(draft).toMatchObject({ title: 'Plum Tart', ingredients: [{ lines: list }] });
  expect(draft.steps.map((step) => step.text)).toEqual(steps);
});

test('a bullet alone on its line belongs to the item below it', () => {
  const text = `Plum Tart\n\nIngredients\n•\n${list.join('\n•\n')}\n\nMethod\n${steps.join('\n')}`;
  expect(withoutFormats(text).text).toContain(`• ${list.join('\n• ')}`);
  expect(readText(text).ingredients).toEqual([{ name: null, lines: list }]);
});

test('the number of a page and a running head part no sentence', () => {
  const text =
    'Rub the butter into\n\nThe Plum Book\nPage 12\n\nthe flour.\nLay the plums on\nThe Plum Book\nPage 13\nit and bake.';
  expect(withoutFormats(text).text).toBe(
    'Rub the butter into\nthe flour.\nLay the plums on\nit and bake.',
  );
});

test.each([
  '| Menge | Zutat |\n| --- | --- |\n| 2 | Eier |\n| 1 | Zwiebel |\n| 3 | Möhren |',
  'Soup | Leek\n\n3 leeks | sliced\n1/2 onion\n\n* stir *\n',
  'F1 hybrid tomatoes\n2 onions',
  'Vitamin B12\n12\n3 eggs\n•\n1 onion',
])('a text with pipes, stars or figures of its own stays as it is: “%s”', (text) => {
  expect(withoutFormats(text)).toEqual({ text, doubts: [] });
});
