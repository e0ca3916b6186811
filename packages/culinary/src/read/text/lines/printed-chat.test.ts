import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { printedChat } from './printed-chat.ts';

test.each([
  ['[12/10/24, 18:05] Ann: ', '[12/10/24, 18:07] Bob: '],
  ['12.10.24, 18:05 - Oma: ', '12.10.24, 18:07 - Jonas: '],
  ['[12/10/2024 18:05] Mamie : ', '[12/10/2024 18:07] Léa : '],
  ['12/10/24, 18:05 - Nonna: ', '12/10/24, 18:07 - Marco: '],
  ['[12/10/24, 18:05:11] Pili: ', '[12/10/24, 18:07:40] Marisa: '],
])('paragraphs that open with “%s” are a chat', (own, other) => {
  const rows = [`${own}Sopa`, `${other}ok`, `${own}500 g patatas`];
  expect(printedChat(rows)).toBe(rows.join('\n'));
});

test.each([
  [['Serves: 4', 'Oven: 180', 'Time: 20 min']],
  [['18:05 Ann: starter', '18:30 Bob: main']],
  [['[12/10/24, 18:05] Ann: hello', 'Soup', '2 carrots']],
])('%j is none', (rows) => {
  expect(printedChat(rows)).toBeNull();
});

test('the stamps of a printed chat are in no step where its messages were wrapped', () => {
  const said = [
    '[12/10/24, 18:05] Ann: Potato soup',
    '[12/10/24, 18:06] Ann: 500 g potatoes, 1 litre of stock, 2 carrots and 1 onion',
    '[12/10/24, 18:07] Ann: Peel the potatoes and the carrots and boil them in the stock for half',
    'an hour.',
    '[12/10/24, 18:08] Bob: great, thanks',
    '[12/10/24, 18:09] Ann: Fry the onion until brown and stir it into the soup.',
  ];
  const draft = readText(
    said.map((text, at) => ({
      text,
      page: 1,
      x: 50,
      y: 60 + (text.startsWith('[') ? 20 : 15) * at,
      width: 5 * text.length,
      height: 10,
    })),
  );
  expect(draft.steps.map(({ text }) => text)).toEqual([
    'Peel the potatoes and the carrots and boil them in the stock for half an hour.',
    'Fry the onion until brown and stir it into the soup.',
  ]);
});
