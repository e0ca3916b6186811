import { expect, test } from '@jest/globals';
import { loneCook } from '../event/test-kit/lone-cook.ts';
import type { RecipeRef } from '../event/event.ts';
import { recipesThatFit } from './recipes-that-fit.ts';
import type { ShoppingRecipe } from './recipes-to-shop.ts';

const ida = loneCook('ida');
const refs = (count: number): RecipeRef[] =>
  Array.from({ length: count }, (_, id) => ({ id, generated: false }));
const recipe = (lines: number, letters: number): ShoppingRecipe => ({
  title: 'Stew',
  servings: 4,
  servingsStated: true,
  languageCode: 'en',
  ingredients: Array.from({ length: lines }, () => ({ name: 'x'.repeat(letters) })),
});

/** Recipes that are all alike, but for those that are gone. */
const book = (told: ShoppingRecipe, gone: readonly number[] = []) => {
  const asked: number[] = [];
  return {
    asked,
    ingredientsOf: async (_reader: string, wanted: readonly RecipeRef[]) => {
      asked.push(wanted.length);
      return wanted.map(({ id }) => (gone.includes(id) ? null : told));
    },
  };
};

test('a menu of a hundred long recipes is read in pieces, as far as one list takes it', async () => {
  const recipes = book(recipe(500, 20));
  expect(await recipesThatFit(recipes, ida, refs(100))).toHaveLength(20);
  // No more is read than was needed to find out.
  expect(recipes.asked).toEqual([5, 5, 5, 5, 5]);
});

test('few lines that are long are too much as well', async () => {
  expect(await recipesThatFit(book(recipe(10, 2_500)), ida, refs(100))).toHaveLength(40);
});

test('a hundred recipes of the usual length fit, and those that are gone stand as gone', async () => {
  const told = await recipesThatFit(book(recipe(20, 30), [1, 99]), ida, refs(100));
  expect(told).toHaveLength(100);
  expect(told.flatMap((one, at) => (one === null ? [at] : []))).toEqual([1, 99]);
});
