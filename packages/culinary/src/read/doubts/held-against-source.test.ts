import { expect, test } from '@jest/globals';
import { emptyDraft, type RecipeDraft } from '../../recipe/recipe.ts';
import type { DoubtSource } from './doubt-source.ts';
import { findDoubts } from './find-doubts.ts';

const METHOD = ['Chop the onion and the peppers.', 'Fry all in the oil and simmer for 25 minutes.'];
const LINES = ['500 g tomatoes', '1 onion', '2 tbsp oil', '1 tsp salt'];

function doubtsOf(
  lines: readonly string[],
  draft: Partial<RecipeDraft> = {},
  source: Partial<DoubtSource> & { head?: string } = {},
) {
  const { head = 'Tomato Soup', ...rest } = source;
  const whole: RecipeDraft = {
    ...emptyDraft(),
    title: 'Tomato Soup',
    language: 'en',
    ingredients: [{ name: null, lines: [...lines] }],
    steps: METHOD.map((text) => ({ group: null, text })),
    ...draft,
  };
  const text = [head, ...lines, ...whole.steps.map((step) => step.text)].join('\n');
  const found = findDoubts(whole, { text, ofPage: false, names: [], siteName: null, ...rest });
  return found.map(({ part, index, sentence }) => [part, index, sentence]);
}

test('a recipe of which nothing is uncertain is not doubted', () => {
  expect(doubtsOf(LINES)).toEqual([]);
});

test('an ingredient whose words stand together nowhere is doubted with the line that it is a part of', () => {
  const parted = [...LINES, '1 red pepper', '1 yellow pepper'];
  const text = ['Tomato Soup', ...LINES, '1 red and 1 yellow pepper', ...METHOD].join('\n');
  expect(doubtsOf(parted, {}, { text })).toEqual([
    ['ingredient', 4, '“1 red pepper” was made of a part of “1 red and 1 yellow pepper”.'],
  ]);
});

test('an ingredient that two rows were joined to is doubted', () => {
  const rows = [...LINES.slice(0, 3), '1 tsp salt', 'black pepper'];
  expect(doubtsOf([...LINES.slice(0, 3), '1 tsp salt black pepper'], {}, { rows })).toContainEqual([
    'ingredient',
    3,
    '“1 tsp salt black pepper” may be two lines.',
  ]);
});

test('a whole time that is many times its parts is doubted, unless something rests', () => {
  const times = { prepTime: 20, cookTime: 75, totalTime: 1_020 };
  expect(doubtsOf(LINES, times)).toEqual([
    ['whole', null, 'The whole time (17 hours) is much longer than its parts (1 hour 35 min).'],
  ]);
  const steps = [...METHOD, 'Leave to rest for 12 hours.'].map((text) => ({ group: null, text }));
  expect(doubtsOf(LINES, { ...times, steps })).toEqual([]);
});

test('a title that is the end of a longer line is doubted', () => {
  const title = 'the tomato soup of Padua';
  expect(doubtsOf(LINES, { title }, { head: `Readers cook: ${title}` })).toEqual([
    ['title', null, `“${title}” may not be the title.`],
  ]);
  expect(doubtsOf(LINES, { title }, { head: title })).toEqual([]);
});

test('a step that tells how long all takes is doubted where no time was taken', () => {
  const said = 'In all it takes an hour and a quarter.';
  const steps = [...METHOD, said].map((text) => ({ group: null, text }));
  expect(doubtsOf(LINES, { steps })).toContainEqual([
    'whole',
    null,
    `A time may be said in “${said}”.`,
  ]);
  expect(doubtsOf(LINES, { steps, totalTime: 75 })).toEqual([]);
});

test('a line without a food or an amount is doubted although a step has its words', () => {
  const steps = [...METHOD, 'Finish to decorate.'].map((text) => ({ group: null, text }));
  expect(doubtsOf([...LINES, 'To decorate'], { steps })).toEqual([
    ['ingredient', 4, '“To decorate” may not be an ingredient.'],
  ]);
});
