import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const read = (items: readonly string[]) =>
  readText(
    [
      'Aubergine curry',
      'Ingredients',
      ...items,
      'Method',
      'Fry all of it and simmer for an hour.',
    ].map((text, at) => ({
      text,
      page: 1,
      x: 40,
      y: 40 + at * 30,
      width: text.length * 10,
      height: 18,
      confidence: 90,
    })),
  );
const listOf = (items: readonly string[]) => read(items).ingredients.flatMap(({ lines }) => lines);

const ITEMS = ['2 aubergines', '400 g tomatoes', '1 onion', '3 tbsp oil'];

test.each([
  ['[I', '[]', '[I', '['],
  ['O)', 'O', 'O)', '(O)'],
  ['[J', '(J', 'CJ', '[J'],
  ['LJ', '[_]', '[|]', 'L]'],
])('boxes to tick that were read as “%s” and “%s” are no part of the items', (...boxes) => {
  expect(listOf(ITEMS.map((item, at) => `${boxes[at]} ${item}`))).toEqual(ITEMS);
});

test('boxes to tick raise no doubts about the lines of the list', () => {
  const { doubts } = read(ITEMS.map((item) => `[I ${item}`));
  expect(doubts.filter(({ part }) => part === 'ingredient')).toEqual([]);
});

test('a one behind a bracket may be the amount and stays', () => {
  expect(listOf(['[] 2 aubergines', '[] 400 g tomatoes', '[1 onion', '[] 3 tbsp oil'])).toContain(
    '[1 onion',
  );
});
