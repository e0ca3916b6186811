import { expect, test } from '@jest/globals';
import type { Doubt } from './doubt.ts';
import { doubtsAfterEdit } from './doubts-after-edit.ts';

const words = (part: Doubt['part'], lines: string[]) => ({
  title: part === 'title' ? lines[0]! : 'Pancakes',
  ingredient: part === 'ingredient' ? lines : [],
  step: part === 'step' ? lines : [],
});
/** Where the doubt about the second line is (of a title: 0), once the lines are others; null where it has gone. */
function placeAfter(
  part: Doubt['part'],
  sentence: string,
  before: string[],
  after: string[],
  about: Pick<Doubt, 'about' | 'words'> = {},
) {
  const index = part === 'title' ? null : 1;
  const [left] = doubtsAfterEdit(
    [{ part, index, sentence, sourceWords: null, ...about }],
    words(part, before),
    words(part, after),
  );
  return left === undefined ? null : (left.index ?? 0);
}

const eggs = '2 eggs';
test.each([
  ['1.5.2 g salt', '1.5.2 g salt, fine', 'The amount may be misread: “1.5.2 g salt”.'],
  ['1.5.2 g salt.', '1.5.2 g salt!', 'The amount was hard to read.'],
  ['1.5.2 g salt', 'about 1.5.2 g sea salt (coarse)', 'The amount is unusual: “1.5.2 g salt”.'],
  ['1.5.2 g Salz', '1.5.2 g feines Meersalz', '“1.5.2” may be misread.'],
  ['% tsp sel', '% tsp sel fin', 'The amount may be misread: “% tsp sel”.'],
  ['½ l latte', '½ l latte intero', 'The amount was hard to read.'],
  [
    '1 cup milk',
    '1 cup whole milk',
    'A US cup (240 ml) was assumed; a British one holds 284 ml: “1 cup milk”.',
  ],
  ['200 g ba1ley', '250 g ba1ley, rinsed', '“ba1ley” may be “barley”.'],
  ['3 dl gräd de', '3 dl Gräd de, kall', '“gräd de” may be one word.'],
  ['salt and a prayer', 'Salt and a prayer!', '“salt and a prayer” may not be an ingredient.'],
  ['salt and a prayer', 'salt, pepper and a prayer', 'This line was hard to read.'],
])('a doubt about “%s” stays with “%s”: %s', (was, is, sentence) => {
  expect(placeAfter('ingredient', sentence, [eggs, was], [eggs, is])).toBe(1);
  expect(placeAfter('ingredient', sentence, [eggs, was], [is, '3 eggs', '1 onion'])).toBe(0);
});

test.each([
  ['1.5.2 g salt', '1.52 g salt', 'The amount may be misread: “1.5.2 g salt”.'],
  ['1.5.2 g salt', '1.5.2 kg salt', 'The amount is unusual: “1.5.2 g salt”.'],
  ['1.5 g salt', '1.5.2 g salt', '“1.5” may be misread.'],
  [
    '1 cup milk',
    '250 ml milk',
    'A US cup (240 ml) was assumed; a British one holds 284 ml: “1 cup milk”.',
  ],
  ['200 g ba1ley', '200 g barley', '“ba1ley” may be “barley”.'],
  ['l cup milk', '1 cup milk', '“l” was taken for 1.'],
  ['salt and a prayer', 'salt', '“salt and a prayer” may not be an ingredient.'],
])('a doubt about “%s” goes with “%s”: %s', (was, is, sentence) => {
  expect(placeAfter('ingredient', sentence, [eggs, was], [eggs, is])).toBeNull();
});

test.each([
  [
    'Stir well. Bake at 2S0 degrees.',
    'Stir gently. Bake at 2S0 degrees!',
    '“2S0” may be misread.',
    1,
  ],
  [
    'Stir well. Bake at 2S0 degrees.',
    'Stir well. Bake at 250 degrees.',
    '“2S0” may be misread.',
    null,
  ],
  [
    'burro tiepido Aggiungete sale',
    'burro tiepido. Aggiungete sale',
    '“tiepido Aggiungete” may be misread.',
    null,
  ],
  [
    'Bake in a moderate oven.',
    'Bake in a moderate oven for an hour!',
    'A line of this step was hard to read.',
    1,
  ],
  [
    'Bake in a moderate oven.',
    'Bake in a hot oven.',
    'A line of this step was hard to read.',
    null,
  ],
])('of a step “%s” that is now “%s” the doubt %s is at %s', (was, is, sentence, place) => {
  expect(placeAfter('step', sentence, ['Mix.', was], ['Mix.', is])).toBe(place);
});

test.each([
  ['Pancakes', 'PANCAKES!', 'The title was hard to read.', 0],
  ['Pancakes', 'Pancakes of my aunt', '“Pancakes” may not be the title.', null],
  ['Pan cakes of my aunt', 'Pan cakes of aunt Ida', '“Pan cakes” may be one word.', 0],
])('of a title “%s” that is now “%s” the doubt %s is at %s', (was, is, sentence, place) => {
  expect(placeAfter('title', sentence, [was], [is])).toBe(place);
});

test('a doubt goes with its line, though another begins with the same amount', () => {
  const sentence = 'The amount is unusual: “2 eggs”.';
  const [apples, lost] = ['2 apples', '2 eggs'];
  expect(placeAfter('ingredient', sentence, [apples, lost], ['2 apples, peeled'])).toBeNull();
  expect(
    placeAfter('ingredient', sentence, [apples, lost], ['2 apples, peeled', '2 eggs, beaten']),
  ).toBe(1);
});

test.each<[Pick<Doubt, 'about' | 'words'>, Doubt['part'], string, string, number | null]>([
  [{ about: 'amount' }, 'ingredient', '1.5.2 g salt', 'about 1.5.2 g sea salt', 1],
  [{ about: 'amount' }, 'ingredient', '1.5.2 g salt', '1.5.2 kg salt', null],
  [{ about: 'amount' }, 'ingredient', '% tsp salt', '% tsp sea salt', 1],
  [{ about: 'amount' }, 'ingredient', '% tsp salt', '½ tsp salt', null],
  [{ about: 'end' }, 'step', 'Stir until', 'Now stir until', 1],
  [{ about: 'end' }, 'step', 'Stir until', 'Stir until smooth.', null],
  [{ words: ['2S0'] }, 'step', 'Bake at 2S0 degrees.', 'Bake gently at 2S0 degrees!', 1],
  [{ words: ['2S0'] }, 'step', 'Bake at 2S0 degrees.', 'Bake at 250 degrees.', null],
  [{ words: ['Pan'] }, 'title', 'Pan cakes', 'Pan cakes of aunt Ida', 0],
  [{ words: ['Pan'] }, 'title', 'Pan cakes', 'Pancakes', null],
])(
  'a doubt that says it is about %j: a %s “%s” that is now “%s”',
  (about, part, was, is, place) => {
    // What its sentence says and quotes makes no difference.
    for (const sentence of ['Why?', 'The amount “of” this may break off.'])
      expect(
        part === 'title'
          ? placeAfter(part, sentence, [was], [is], about)
          : placeAfter(part, sentence, ['Mix.', was], ['Mix.', is], about),
      ).toBe(place);
  },
);

test('doubts of the longest lists stay with their lines, though all of these were changed', () => {
  const lines = (end: string) =>
    Array.from({ length: 500 }, (_, at) => `${at} g ${'of this and that '.repeat(4)}${end}`);
  const doubts = lines('').map((_, index) => ({
    part: 'ingredient' as const,
    index,
    sentence: 'The amount was hard to read.',
    sourceWords: null,
    about: 'amount' as const,
  }));
  expect(
    doubtsAfterEdit(doubts, words('ingredient', lines('a')), words('ingredient', lines('b'))),
  ).toEqual(doubts);
});
