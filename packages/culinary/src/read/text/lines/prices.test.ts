import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const told = 'Soak the bread in the milk. Mix it with the meat and the egg and fry small balls.';
const listOf = (lines: readonly string[]) =>
  readText(`Meatballs\n\nIngredients\n${lines.join('\n')}\n\nMethod\n${told}`).ingredients.flatMap(
    (group) => group.lines,
  );

test('what a shop says behind the lines of a list is no part of them', () => {
  const offers = ['£6.90', '- £0.25', '(0,40 €)', '1,60 € Add to basket'];
  const lines = ['750 g minced meat', '1 egg', '2 slices bread', '80 ml milk'];
  expect(listOf(lines.map((line, at) => `${line} ${offers[at]}`))).toEqual(lines);
});

test('an amount that is no price stays', () => {
  const lines = ['minced meat 750 g', 'egg 1', 'bread 2 slices', 'milk 80 ml'];
  expect(listOf(lines)).toEqual(lines);
});

test('a price among foods without figures is none of theirs either', () => {
  const lines = [
    '4 aubergines',
    '400 g minced meat',
    '1 large onion',
    'half a litre of stock',
    '100 g cheese',
    'olive oil, salt and pepper',
  ];
  const sold = lines.map((line) => (/^[14]00/.test(line) ? `${line} 2,10 €` : line));
  expect(listOf(sold)).toEqual(lines);
});
