import { expect, it } from '@jest/globals';
import { messagesSetRight } from './messages-set-right.ts';

const chat = (...said: [string, string][]) =>
  messagesSetRight(said.map(([sender, line]) => ({ sender, lines: [line] }))).messages.flatMap(
    ({ lines }) => lines,
  );

it.each([
  ['2 onions, chopped', 'It is 3 onions Ted, not 2!', 'ok ok, sorry', '3 onions, chopped'],
  ['200 g Reis', '250 g Reis, nicht 200!', 'stimmt, Mama hat recht', '250 g Reis'],
  ['3 poireaux', 'non, 4 poireaux, pas 3', 'oui tu as raison', '4 poireaux'],
  ['2 porri', 'i porri sono 3, non 2', 'hai ragione', '3 porri'],
  ['100 g de arroz', 'son 150 g de arroz, no 100', 'vale', '150 g de arroz'],
])('sets “%s” right as another says whom the cook agrees with', (item, other, agrees, now) => {
  expect(chat(['Ada', item], ['Bo', other], ['Ada', agrees])[0]).toBe(now);
});

it.each([
  ['3 eggs', 'I put 4 eggs in mine', 'ok 4 eggs then', '4 eggs'],
  ['2 Zwiebeln', 'ich nehm immer 3 Zwiebeln', 'dann halt 3 Zwiebeln', '3 Zwiebeln'],
  [
    '150 g de farine',
    'moi je mets 200 g de farine',
    'bon 200 g de farine, il a raison',
    '200 g de farine',
  ],
  ['2 uova', 'un uovo solo, con due è duro', 'ha ragione Rosa, 1 uovo', '1 uovo'],
  ['3 patatas', 'yo le pongo 5 patatas', 'pues pon 5 patatas', '5 patatas'],
])('sets “%s” right where the cook says after another', (item, other, repeats, now) => {
  expect(chat(['Ada', item], ['Bo', other], ['Ada', repeats])).toEqual([now, other]);
});

it('leaves alone what another says that nobody agrees to, and what is only asked', () => {
  expect(
    chat(['Ada', '3 eggs'], ['Bo', 'I put 4 eggs in mine'], ['Ada', 'Whisk them well'])[0],
  ).toBe('3 eggs');
  expect(chat(['Ada', '3 eggs'], ['Bo', 'not 4 eggs?'], ['Ada', 'ok as you like'])[0]).toBe(
    '3 eggs',
  );
});
