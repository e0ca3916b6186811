import { expect, test } from '@jest/globals';
import {
  changedFields,
  emptyForm,
  formOf,
  isSameRecipe,
  readServings,
  servingsCorrected,
  typedNumber,
} from './recipe-form.ts';

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

test.each([
  ['0', 1, '“0” became 1: whole numbers from 1 to 1,000.'],
  ['-2', 1, '“-2” became 1: whole numbers from 1 to 1,000.'],
  ['2.5', 3, '“2.5” became 3: whole numbers from 1 to 1,000.'],
  ['1e9', 1000, '“1e9” became 1000: whole numbers from 1 to 1,000.'],
  ['', 1, 'Left empty, they became 1: whole numbers from 1 to 1,000.'],
  ['8', 8, null],
  [' 8,0', 8, null],
])('of typed servings %p that became %d the cook is told %p', (typed, kept, told) => {
  expect(readServings(typed)).toBe(kept);
  expect(servingsCorrected(typed, kept)).toBe(told);
});

test('nobody who types nothing states servings', () => {
  expect(typedNumber(' ', null)).toBeNull();
  expect(typedNumber('4', null)).toBe(4);
});

test('a stored recipe stands in the form as it is read, and comes back unchanged', () => {
  const stored = {
    title: 'Tart',
    description: '',
    prepTime: 'PT80M',
    cookTime: null,
    servings: 8,
    servingsStated: true,
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
