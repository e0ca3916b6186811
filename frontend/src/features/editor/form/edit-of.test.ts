import { describe, expect, test } from '@jest/globals';
import { editOf, inputOf } from './edit-of.ts';
import { emptyForm, type RecipeForm } from './recipe-form.ts';

const form: RecipeForm = {
  ...emptyForm,
  title: 'Tart',
  ingredientText: '250 g flour',
  instructionText: 'Rub.\n\nBake.',
  dietaryCategory: 'vegetarian',
  prepTime: '40 min',
};
const steps = [
  { instruction: 'Rub.', group: null, technique: 'Rubbing in', tip: null },
  { instruction: 'Bake.', group: null, technique: null, tip: null },
];

test('only what changed is sent, and nothing for the same form', async () => {
  expect(await editOf(form, form, steps, false)).toEqual({});
  expect(await editOf(form, { ...form, title: ' Lemon tart ' }, steps, false)).toEqual({
    title: 'Lemon tart',
  });
});

test('changed ingredients are read anew', async () => {
  expect(await editOf(form, { ...form, ingredientText: '300 g flour' }, steps, false)).toEqual({
    ingredientText: '300 g flour',
    forceReparse: true,
  });
});

test('auto-detect and an emptied time are sent as null', async () => {
  expect(
    await editOf(form, { ...form, dietaryCategory: null, prepTime: ' ' }, steps, false),
  ).toEqual({
    dietaryCategory: null,
    prepTime: null,
  });
});

test('an edited step keeps the technique of the stored one', async () => {
  expect(
    (await editOf(form, { ...form, instructionText: 'Rub.\n\nBake well.' }, steps, false))
      .instructions?.[0],
  ).toEqual({ instruction: 'Rub.', group: null, technique: 'Rubbing in', tip: null });
});

describe('a generated recipe', () => {
  test.each([
    ['250 g plain flour', { name: 'plain flour', amount: '250', unit: 'g' }],
    ['1 1/2 tbsp honey, warmed', { name: 'honey, warmed', amount: '1 1/2', unit: 'tbsp' }],
    [
      '3-4 unwaxed lemons, zest only',
      { name: 'unwaxed lemons, zest only', amount: '3-4', unit: null },
    ],
    ['salt, to taste', { name: 'salt, to taste', amount: null, unit: null }],
    ['2 cloves garlic, crushed', { name: 'cloves garlic, crushed', amount: '2', unit: null }],
    ['<b>salt</b> & "pepper"', { name: '<b>salt</b> & "pepper"', amount: null, unit: null }],
  ])('sends %s by amount, unit and name', async (line, written) => {
    expect(
      await editOf(form, { ...form, ingredientText: `Filling:\n${line}` }, steps, true),
    ).toEqual({
      ingredients: [{ ...written, group: 'Filling' }],
    });
  });
});

test('a new recipe is sent whole', () => {
  expect(inputOf({ ...form, servings: 4, tags: ['lemon'] }, [], 'uploads/u1/x')).toMatchObject({
    title: 'Tart',
    servings: 4,
    tags: ['lemon'],
    ingredientText: '250 g flour',
    instructions: [{ instruction: 'Rub.' }, { instruction: 'Bake.' }],
    imageKey: 'uploads/u1/x',
    prepTime: '40 min',
    cookTime: null,
  });
});
