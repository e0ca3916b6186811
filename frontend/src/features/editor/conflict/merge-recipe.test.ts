import { describe, expect, test } from '@jest/globals';
import { mergedSentence } from './merged-sentence.ts';
import { mergeRecipe } from './merge-recipe.ts';
import { emptyForm, type RecipeForm } from '../form/recipe-form.ts';

const base: RecipeForm = {
  ...emptyForm,
  title: 'Lemon tart',
  prepTime: '40 min',
  tags: ['lemon', 'tart'],
  ingredientText:
    'Pastry:\n250 g plain flour\n125 g cold butter, diced\n80 g icing sugar\n\nFilling:\n500 g ricotta\n3 lemons',
  instructionText:
    'Pastry:\n\nRub in the butter.\n\nChill.\n\nFilling:\n\nWhisk the ricotta.\n\nBake at 160 °C for 25 minutes.',
};
const none = new Map();

test('what only one side touched is kept from both, without a question', () => {
  const theirs = {
    ...base,
    servings: 6,
    tags: ['lemon', 'tart', 'Easter'],
    ingredientText: base.ingredientText.replace('250 g', '260 g'),
  };
  const yours = {
    ...base,
    title: 'Lemon and ricotta tart',
    tags: ['lemon'],
    ingredientText: base.ingredientText.replace('3 lemons', '3-4 unwaxed lemons'),
  };
  const merge = mergeRecipe(base, theirs, yours);
  expect(merge.questions).toEqual([]);
  expect(merge.resolve(none)).toEqual({
    ...base,
    servings: 6,
    title: 'Lemon and ricotta tart',
    tags: ['lemon', 'Easter'],
    ingredientText: base.ingredientText
      .replace('250 g', '260 g')
      .replace('3 lemons', '3-4 unwaxed lemons'),
  });
  expect(mergedSentence('Ilaria', merge.kept.theirs)).toBe(
    'Ilaria changed the servings and 260 g plain flour and added the tag Easter.',
  );
  expect(mergedSentence('You', merge.kept.yours)).toBe(
    'You changed the title and 3-4 unwaxed lemons and removed the tag tart.',
  );
});

test('a line and a step that both touched are asked, with their places', () => {
  const theirs = {
    ...base,
    ingredientText: base.ingredientText.replace('125 g', '140 g'),
    instructionText: base.instructionText.replace('25 minutes', '30 minutes'),
  };
  const yours = {
    ...base,
    ingredientText: base.ingredientText.replace('diced', 'grated'),
    instructionText: base.instructionText.replace('160', '150'),
  };
  const merge = mergeRecipe(base, theirs, yours);
  expect(merge.questions.map(({ label, theirs: a, yours: b }) => [label, a, b])).toEqual([
    ['Pastry, line 2', '140 g cold butter, diced', '125 g cold butter, grated'],
    ['Step 4', 'Bake at 160 °C for 30 minutes.', 'Bake at 150 °C for 25 minutes.'],
  ]);
  const resolved = merge.resolve(
    new Map([
      ['ingredient-0', 'theirs'],
      ['step-0', 'yours'],
    ]),
  );
  expect(resolved.ingredientText).toBe(theirs.ingredientText);
  expect(resolved.instructionText).toBe(yours.instructionText);
});

test.each([
  ['title', { title: 'A' }, { title: 'B' }, ['A', 'B']],
  ['category', { category: 'main' }, { category: 'dessert' }, ['Main', 'Dessert']],
  [
    'dietaryCategory',
    { dietaryCategory: 'vegetarian' },
    { dietaryCategory: 'omnivore' },
    ['Vegetarian', 'Omnivore'],
  ],
  ['servings', { servings: 2 }, { servings: 8 }, ['2', '8']],
] as const)('a %s that both changed is asked; the same change is not', (id, a, b, shown) => {
  const { questions, resolve } = mergeRecipe(base, { ...base, ...a }, { ...base, ...b });
  expect(questions.map(({ id: field, theirs, yours }) => [field, theirs, yours])).toEqual([
    [id, ...shown],
  ]);
  expect(resolve(new Map([[id, 'theirs']]))).toMatchObject(a);
  expect(resolve(none)).toMatchObject(b);
  expect(mergeRecipe(base, { ...base, ...a }, { ...base, ...a }).questions).toEqual([]);
});

test.each([
  ['Mix everything well.', 'Ilaria changed Mix everything well.'],
  ['Is it done?', 'Ilaria changed Is it done?'],
  [
    'Stir until the sauce is thick and glossy and coats a spoon',
    'Ilaria changed Stir until the sauce is thick and glossy and co…',
  ],
])('a sentence that ends in "%s" has one stop', (step, sentence) => {
  const { kept } = mergeRecipe(
    base,
    { ...base, instructionText: base.instructionText.replace('Chill.', step) },
    base,
  );
  expect(mergedSentence('Ilaria', kept.theirs)).toBe(sentence);
});

test('a stop within a sentence does not end it', () => {
  expect(
    mergedSentence('You', {
      changed: ['Mix.', 'Bake.'],
      addedTags: ['Easter'],
      removedTags: [],
      tookOut: [],
    }),
  ).toBe('You changed Mix and Bake and added the tag Easter.');
});

describe('what one took out', () => {
  test('is gone where the other left it alone', () => {
    const theirs = {
      ...base,
      ingredientText: base.ingredientText.replace('80 g icing sugar\n', ''),
    };
    const merge = mergeRecipe(base, theirs, { ...base, title: 'T' });
    expect(merge.resolve(none).ingredientText).toBe(theirs.ingredientText);
    expect(mergedSentence('Ilaria', merge.kept.theirs)).toBe('Ilaria took out 80 g icing sugar.');
  });

  test('is asked where the other changed it', () => {
    const theirs = { ...base, ingredientText: base.ingredientText.replace('\n3 lemons', '') };
    const yours = { ...base, ingredientText: base.ingredientText.replace('3 lemons', '4 lemons') };
    const merge = mergeRecipe(base, theirs, yours);
    expect(merge.questions.map(({ label, theirs: a, yours: b }) => [label, a, b])).toEqual([
      ['Filling, line 2', '', '4 lemons'],
    ]);
    expect(merge.resolve(new Map([['ingredient-0', 'theirs']])).ingredientText).toBe(
      theirs.ingredientText,
    );
  });
});

test('lines without a group are named by their number', () => {
  const flat = { ...emptyForm, ingredientText: 'salt\npepper' };
  expect(
    mergeRecipe(
      flat,
      { ...flat, ingredientText: 'salt\nchilli' },
      { ...flat, ingredientText: 'salt\npaprika' },
    ).questions[0]?.label,
  ).toBe('Line 2');
});
