import { expect, test } from '@jest/globals';
import type { ReviewedRecipe } from './review.ts';
import { reviewShape } from './review-shape.ts';

const risotto = (more: Partial<ReviewedRecipe> = {}): ReviewedRecipe => ({
  title: 'Risotto with mushrooms and thyme',
  course: 'main',
  prepTime: 10,
  cookTime: 25,
  servings: 4,
  ingredients: [{ name: 'chestnut mushrooms', amount: '300', unit: 'g', group: null }],
  instructions: [{ instruction: 'Fry the mushrooms.', technique: null, tip: null }],
  chefSecrets: [],
  ...more,
});
const main = { course: 'main', ingredient: null } as const;

test.each([
  ['Mushroom risotto', 1],
  ['RISOTTO WITH MUSHROOMS AND THYME', 1],
  ['Mushrooms on toast', 0],
  ['Risotto with peas', 0],
])('where "%s" was offered before, %i titles are the same dish', (title, faults) => {
  expect(reviewShape(risotto(), main, [title]).faults).toHaveLength(faults);
});

test.each([
  ['mushrooms', 0],
  ['Pilze', 0],
  ['risotto', 0],
  ['salmon', 1],
])('a recipe with mushrooms where %s was asked for has %i notices', (ingredient, notices) => {
  expect(reviewShape(risotto(), { ...main, ingredient }, []).notices).toHaveLength(notices);
});

test.each([
  ['no title', { title: '' }],
  ['no ingredients', { ingredients: [] }],
  ['no steps', { instructions: [] }],
  ['another course', { course: 'starter' }],
  ['no servings', { servings: 0 }],
  ['negative times', { prepTime: -5 }],
  ['no time at all', { prepTime: 0, cookTime: 0 }],
] as [string, Partial<ReviewedRecipe>][])('a recipe with %s is never shown', (_what, more) => {
  expect(reviewShape(risotto(more), main, []).faults).not.toEqual([]);
});
