import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { itemsOfPair } from './two-items.ts';

const listOf = (rows: readonly string[]) =>
  readText(
    [
      'Beef Stew',
      '',
      'Serves 4',
      '',
      'Ingredients',
      ...rows,
      '',
      'Method',
      'Chop the vegetables and fry them in a pan for 10 minutes.',
      'Add the rest and simmer for 2 hours.',
    ].join('\n'),
  ).ingredients.flatMap(({ lines }) => lines);

test.each([
  [['2 lb beef', '1 onion', 'salt', '2 bay leaves']],
  [['1 stick celery', 'salt', '2 lb beef']],
  [['2 lb beef', '1 clove garlic', 'salt', 'pepper']],
  [['2 lb beef', '1 lemon', 'thyme', 'oil']],
  [['2 lb beef', '1 coconut', 'sugar', '2 lemons']],
])(
  'a food in a row of its own is an item, though with the row above it names another: %j',
  (rows) => {
    expect(listOf(rows)).toEqual(rows);
  },
);

test('a row that cannot end goes on with its food', () => {
  expect(
    listOf(['2 lb beef', '2 tbsp extra virgin olive', 'oil', '400 ml coconut', 'milk']),
  ).toEqual(['2 lb beef', '2 tbsp extra virgin olive oil', '400 ml coconut milk']);
});

test.each([
  ['1 onion', 'salt', 'two'],
  ['500 g celery', 'salt', 'two'],
  ['1 tsp celery', 'salt', 'perhaps'],
  ['1 garlic', 'powder', 'perhaps'],
  ['2 tsp garlic', 'powder', 'one'],
  ['1 bunch lemon', 'thyme', 'perhaps'],
  ['2 tbsp olive', 'oil', 'one'],
  ['320 g shortcrust', 'pastry', 'one'],
])('“%s” above “%s” are %s', (above, below, items) => {
  expect(itemsOfPair(above, below)).toBe(items);
});
