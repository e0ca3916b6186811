import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const RECIPE = `
dose per 6

- 300 g di riso
- 1 l di latte
- 80 g di zucchero

1. Cuocete il riso nel latte a fuoco basso.
2. Unite lo zucchero e lasciate raffreddare.
`;

test.each([
  ['🥧🥧 *Crostata della zia Norma* 🥧🥧', 'Crostata della zia Norma'],
  ['✨ *Budino di riso della mamma* 👩‍🍳', 'Budino di riso della mamma'],
  ['Torta di riso del nonno Gino 👍🏽😋', 'Torta di riso del nonno Gino'],
])('pictures behind a name cut nothing off it: “%s”', (head, name) => {
  const { title, doubts } = readText(`${head}\n${RECIPE}`);
  expect(title).toBe(name);
  expect(doubts.filter(({ part }) => part === 'title')).toEqual([]);
});

test('a picture within a line parts what is said from the dish', () => {
  const { title } = readText(`Tè della domenica sistemato 😊 torta di riso della valle\n${RECIPE}`);
  expect(title).toBe('Torta di riso della valle');
});

test('who posted a caption stays no part of the dish in capitals before a picture', () => {
  const { title } = readText(
    `cucinadilia TORTA DI RISO DELLA VALLE 🍚✨ quella che facevano tutti in paese la domenica\n${RECIPE}`,
  );
  expect(title).toMatch(/^Torta di riso della valle$/i);
});
