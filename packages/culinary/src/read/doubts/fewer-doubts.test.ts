import { describe, expect, test } from '@jest/globals';
import { readText } from '../text/read-text.ts';

const soup = (head: string, line: string, behind = '') => `Carrot Soup

${head}

Ingredients
500 g carrots
1 onion
1 l stock
2 tbsp oil
${line}

Method
1. Chop the onion and the carrots.
2. Fry the onion in the oil, then add the carrots and the stock.
3. Simmer for 25 minutes and blend.

${behind}`;
const doubtsOf = (text: string) => readText(text).doubts.map(({ sentence }) => sentence);

describe('what is plain is not doubted', () => {
  test.each([
    ['how long the dish keeps', soup('', '', 'Store leftovers in the fridge for up to 4 days.')],
    [
      'how long something soaks, below a label of its own',
      soup(
        'Prep time\n20 minutes\nCook time\n25 minutes\nSoaking time\n12 hours\nServings\n4',
        'salt',
      ),
    ],
    ['a dozen that is said in figures again', soup('Serves 4', '1 dozen (12) eggs')],
  ])('%s', (_what, text) => {
    expect(doubtsOf(text)).toEqual([]);
  });

  test('many small things of little weight', () => {
    const cookies = `Ginger Cookies

36 cookies

Ingredients
200 g flour
100 g butter
80 g sugar
1 egg
1 tsp ginger

Method
1. Beat the butter and the sugar.
2. Add the egg, the flour and the ginger.
3. Bake for 12 minutes.
`;
    expect(doubtsOf(cookies)).toEqual([]);
    expect(doubtsOf(cookies.replace('36 cookies', 'Serves 36'))).toHaveLength(1);
  });
});

test('more salt than flour is doubted, however many are served', () => {
  const bread = (salt: string) => `Bread

Serves 600

Ingredients
1 kg flour
${salt} salt
600 ml water
10 g yeast

Method
1. Mix the flour, the salt, the yeast and the water.
2. Knead for 10 minutes and let it rise.
3. Bake for 40 minutes.
`;
  expect(doubtsOf(bread('5000 g'))).toContain('The amount is unusual: “5000 g salt”.');
  expect(doubtsOf(bread('20 g')).join(' ')).not.toContain('unusual');
});

test.each([
  ['2 days', '2 days may be the whole time'],
  ['90 min', '1 hour 30 min may be the whole time'],
])('a doubted time is said in days and hours: %s', (time, words) => {
  expect(doubtsOf(soup(`Preparation: ${time}`, '')).join(' ')).toContain(words);
});
