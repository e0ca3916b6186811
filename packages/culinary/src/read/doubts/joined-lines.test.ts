import { expect, test } from '@jest/globals';
import { joinedLines } from './joined-lines.ts';

const doubtsOf = (language: string, ...rows: string[]) =>
  joinedLines([rows.join(' ')], [], rows, { language, isPlaced: false }).map(
    ({ sourceWords }) => sourceWords,
  );

test('a row of names below an item may be no part of it', () => {
  expect(doubtsOf('en', '225 g self-raising flour', 'From Auntie Joan')).toEqual([
    '225 g self-raising flour\nFrom Auntie Joan',
  ]);
});

test('nouns of German, and what goes on in small letters, are no names', () => {
  expect(doubtsOf('de', '500 g Mehl', 'Type Zwanzig Gesiebt')).toEqual([]);
  expect(doubtsOf('en', '225 g self-raising flour', 'sifted twice')).toEqual([]);
});

test('three rows that became one line may be three', () => {
  expect(
    doubtsOf('es', '1 naranja, la piel', 'vino para regar', 'harina para espolvorear'),
  ).toEqual(['1 naranja, la piel\nvino para regar harina para espolvorear']);
});

test.each([
  ['1 tsp celery', 'salt'],
  ['2 tbsp lemon', 'pepper'],
  ['1 garlic', 'powder'],
  ['1 bunch lemon', 'thyme'],
])(
  '“%s” above “%s” may be two items of a plain text, though together they name a food',
  (...rows) => {
    expect(doubtsOf('en', ...rows)).toEqual([rows.join('\n')]);
  },
);

test('what cannot end above the rest of its name is one item', () => {
  expect(doubtsOf('en', '2 tbsp extra virgin olive', 'oil')).toEqual([]);
  expect(doubtsOf('en', '2 tsp baking', 'powder')).toEqual([]);
  expect(doubtsOf('en', '2 tsp garlic', 'powder')).toEqual([]);
});
