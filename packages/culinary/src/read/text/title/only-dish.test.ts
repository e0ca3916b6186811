import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const told = (opening: string) =>
  `${opening}\n\n1 kg Zwiebeln\n200 g Speck\n3 Eier\n200 g Schmand\n\nDie Zwiebeln und den Speck in Butter glasig dünsten.\nEier und Schmand verrühren, alles mischen.\nAuf den Teig geben und 40 Minuten backen.`;
const doubtsOf = (opening: string) =>
  readText(told(opening))
    .doubts.filter(({ part }) => part === 'title')
    .map(({ sentence }) => sentence);

test.each([
  'Zwiebelkuchen (so wie bei Inge, hat diesmal geklappt!)',
  'So, jetzt hab ich Zeit. Der Zwiebelkuchen geht so:',
])('the only dish that “%s” names is surely the title', (opening) => {
  expect(readText(told(opening)).title).toMatch(/^Zwiebelkuchen/);
  expect(doubtsOf(opening)).toEqual([]);
});

test('of two dishes that are named above the list either may be the title', () => {
  const opening =
    'So, jetzt hab ich Zeit. Der Zwiebelkuchen geht so:\nZum Flammkuchen schreib ich dir morgen.';
  expect(doubtsOf(opening)).toEqual([expect.stringContaining('may not be the title')]);
});
