import { expect, test } from '@jest/globals';
import { estimatedPrep, prepMinutes, servingsOf } from './dish-facts.ts';

const entry = (servings: number, servingMultiplier: string, prepTime: string | null = null) => ({
  recipeId: '1',
  magicRecipeId: null,
  servingMultiplier,
  recipe: { servings, servingsStated: true, prepTime },
});

test.each([
  ['PT1H30M', 90],
  ['PT20M', 20],
  ['1 hour 20 minutes', 80],
  ['2 hrs', 120],
  ['1,5 hours', 90],
  ['1.5 h', 90],
  ['1 hour,20 minutes', 80],
  ['2,5 minutes', 3],
  ['45 min', 45],
  ['1 hour 15 min', 75],
  ['1½ hours', 90],
  ['1 1/2 hours', 90],
  ['½ hour', 30],
  ['in 1/2 h', 30],
  ['20-25 minutes', 25],
  ['20', 20],
  ['1 day 2 hours', 1560],
  ['PT1H5M', 65],
  ['P1DT2H', 1560],
  ['overnight', 10],
  ['', 10],
  [null, 10],
])('%p is %p minutes of preparation', (text, minutes) => {
  expect(prepMinutes(text)).toBe(minutes);
});

test('a menu takes as long as its dishes together, and an empty one takes nothing for sure', () => {
  const menu = [entry(4, '1', 'PT20M'), entry(4, '1', '1.5 hours'), entry(4, '1')];
  expect(estimatedPrep(menu, 'min')).toBe('~120 min');
  expect(estimatedPrep([], 'minutes')).toBe('0 minutes');
});

test.each([
  [4, '2', 8],
  [6, '1.3333', 8],
  [3, '2.6667', 8],
  [4, '1.1', 5],
])('a recipe for %p taken %p times is for %p', (servings, times, all) => {
  expect(servingsOf(entry(servings, times), 9)).toBe(all);
});

test('a dish whose recipe is gone is for the guests', () => {
  expect(servingsOf({ ...entry(4, '1'), recipe: null }, 9)).toBe(9);
});
