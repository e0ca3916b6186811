import { expect, test } from '@jest/globals';
import { allergensIn } from './allergens-in.ts';

test('allergens are told in the order of the law, what may be in a food apart', () => {
  expect(allergensIn(['walnuts', 'plain flour', 'dark chocolate', '2% milk'])).toEqual({
    has: ['gluten', 'milk', 'nuts'],
    may: ['soybeans'],
    unknown: [],
  });
});

test.each([
  ['en', 'prawns', 'crustaceans'],
  ['de', 'Sellerie', 'celery'],
  ['fr', 'moules', 'molluscs'],
  ['it', 'senape', 'mustard'],
  ['es', 'cacahuetes', 'peanuts'],
  ['nl', 'sesamzaad', 'sesame'],
  ['pt', 'vinho branco', 'sulphites'],
  ['sv', 'äggula', 'eggs'],
])('in %s %s has %s', (language, name, allergen) =>
  expect(allergensIn([name], language).has).toEqual([allergen]),
);

test('coconut milk has no milk, and what is not known is never told as safe', () => {
  expect(allergensIn(['coconut milk', 'Zauberstaub', 'sauce'])).toEqual({
    has: [],
    may: [],
    unknown: ['Zauberstaub', 'sauce'],
  });
});
