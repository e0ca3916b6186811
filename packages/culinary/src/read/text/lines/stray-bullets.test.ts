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

test('an “e” with which a sentence goes on at the edge of the bullets is a word', () => {
  const { steps } = readText(
    [
      ['Tè freddo'],
      ['Ingredienti'],
      ['• 1 litro d’acqua'],
      ['• 4 cucchiaini di tè nero'],
      ['• 5 pesche gialle mature'],
      ['Come si fa'],
      ['Porta quasi a bollore l’acqua rimasta, spegni, aggiungi il tè', 12],
      ['e lascia in infusione 4 minuti.'],
    ].map(([text, above = 0], at) => ({
      text: text as string,
      page: 1,
      x: 40,
      y: 40 + at * 24 + (above as number),
      width: (text as string).length * 10,
      height: 18,
      confidence: 88,
    })),
  );
  expect(steps.map(({ text }) => text)).toEqual([
    'Porta quasi a bollore l’acqua rimasta, spegni, aggiungi il tè e lascia in infusione 4 minuti.',
  ]);
});
