import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import type { PageLine } from './page-line.ts';

const LINE = 36;

/** Bubbles of lines at the left, with the hour below each. */
const chatOf = (bubbles: readonly (readonly string[])[]): PageLine[] => {
  const pieces: PageLine[] = [];
  let y = 40;
  for (const [at, bubble] of bubbles.entries()) {
    const lines = [...bubble.map((text) => ({ text, x: 50 })), { text: `18:0${at}`, x: 520 }];
    for (const { text, x } of lines) {
      pieces.push({ text, x, y, page: 1, width: 12 * text.length, height: 25, confidence: 94 });
      y += LINE;
    }
    y += LINE;
  }
  return pieces;
};

const read = (bubbles: readonly (readonly string[])[]) => {
  const draft = readText(chatOf(bubbles));
  return { ...draft, list: draft.ingredients.flatMap(({ lines }) => lines) };
};

const STEPS = [
  ['Boil the potatoes in plenty of salted water', 'until they are soft and drain them.'],
  ['Mash everything together and serve it hot.'],
];

test('an item that the edge of a bubble broke is whole', () => {
  const { list, doubts } = read([
    ['Colcannon, serves 4'],
    ['800g potatoes, 1 small cabbage, 60g butter, 2', 'spring onions and 100ml milk'],
    ...STEPS,
  ]);
  expect(list).toEqual([
    '800g potatoes',
    '1 small cabbage',
    '60g butter',
    '2 spring onions',
    '100ml milk',
  ]);
  expect(doubts.filter(({ part }) => part === 'ingredient')).toEqual([]);
});

test('lines of a bubble that had room for more are lines of their own', () => {
  const { list } = read([
    ['Colcannon, serves 4'],
    ['800g potatoes', '1 small cabbage', '60g butter', '100ml milk'],
    ...STEPS,
  ]);
  expect(list).toEqual(['800g potatoes', '1 small cabbage', '60g butter', '100ml milk']);
});

test.each([
  ['Of course pet. Irish colcannon, makes 4 portions', 'Irish colcannon'],
  ['Colcannon! Feeds four as a main.', 'Colcannon'],
])('the dish in “%s” is the title', (said, title) => {
  const { title: found } = read([
    [said],
    ['800g potatoes, 1 small cabbage, 60g butter', 'and 100ml milk'],
    ...STEPS,
  ]);
  expect(found).toBe(title);
});
