import { expect, test } from '@jest/globals';
import { changedFields, emptyForm, formOf, isSameRecipe, readServings } from './recipe-form.ts';

test.each([
  ['8', 8],
  ['0', 1],
  ['-3', 1],
  ['', 1],
  ['many', 1],
  ['NaN', 1],
  ['2.6', 3],
  ['2,4', 2],
  ['1e9', 1000],
  ['Infinity', 1],
])('%p servings are %d', (typed, servings) => {
  expect(readServings(typed)).toBe(servings);
});

test('a stored recipe stands in the form as it is read, and comes back unchanged', () => {
  const stored = {
    title: 'Tart',
    description: '',
    prepTime: 'PT80M',
    cookTime: null,
    servings: 8,
    category: null,
    dietaryCategory: null,
    tags: ['lemon'],
    ingredientText: 'Pastry:\n250 g flour\n',
    instructions: [{ instruction: 'Rub.', group: 'Pastry', technique: null, tip: null }],
  };
  const form = formOf(stored);
  expect(form).toMatchObject({
    prepTime: '1 h 20',
    cookTime: '',
    ingredientText: 'Pastry:\n250 g flour',
    instructionText: 'Pastry:\n\nRub.',
  });
  expect(changedFields(form, formOf(stored))).toEqual([]);
});

test('says which fields changed', () => {
  expect(
    changedFields(emptyForm, { ...emptyForm, tags: ['lemon'], servings: 5, title: 'Tart' }),
  ).toEqual(['title', 'servings', 'tags']);
  expect(
    changedFields({ ...emptyForm, tags: ['a', 'b'] }, { ...emptyForm, tags: ['b', 'a'] }),
  ).toEqual(['tags']);
});

test('forms that say the same are the same, however it is written', () => {
  const form = {
    ...emptyForm,
    title: 'Tart',
    prepTime: '90 minutes',
    ingredientText: 'flour\n\nsalt ',
  };
  expect(
    isSameRecipe(form, {
      ...form,
      title: ' Tart',
      prepTime: '1 h 30',
      ingredientText: 'flour\nsalt\n',
    }),
  ).toBe(true);
  expect(isSameRecipe(form, { ...form, prepTime: '1 h' })).toBe(false);
});
