import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

/** The list of a picture, whose lines stand below each other. */
const listOf = (items: readonly string[], [title, list, method, step]: readonly string[]) =>
  readText(
    [title!, list!, ...items, method!, step!].map((text, at) => ({
      text,
      page: 1,
      x: 40,
      y: 40 + at * 30,
      width: text.length * 10,
      height: 18,
      confidence: 88,
    })),
  ).ingredients.flatMap(({ lines }) => lines);
const ENGLISH = [
  'Pancakes',
  'Ingredients',
  'Method',
  'Mix all and let the batter rest for an hour.',
];
const ITALIAN = [
  'Frittelle',
  'Ingredienti',
  'Preparazione',
  'Mescolare tutto e lasciare riposare.',
];

test.each(['© ', '@ ', 'O ', '©', '(©) '])('“%s” in place of a dot is the bullet', (sign) => {
  const items = ['2 eggs', '200 g flour', '300 ml milk'];
  expect(
    listOf(
      items.map((item) => sign + item),
      ENGLISH,
    ),
  ).toEqual(items);
});

test('a sign that stands in no list is a bullet where only one line has it', () => {
  expect(listOf(['© 2 eggs', '200 g flour', 'salt'], ENGLISH)).toEqual([
    '2 eggs',
    '200 g flour',
    'salt',
  ]);
});

test('a letter that begins most lines is a bullet in Italian too', () => {
  expect(listOf(['o 2 uova', 'o 200 g di farina', 'o olio di oliva'], ITALIAN)).toEqual([
    '2 uova',
    '200 g di farina',
    'olio di oliva',
  ]);
});

test('“o burro” in a list without bullets says “or butter”', () => {
  const items = ['2 uova', '200 g di farina', 'olio di oliva', 'o burro', 'vino bianco', 'o brodo'];
  expect(listOf(items, ITALIAN)).toEqual(items);
});
