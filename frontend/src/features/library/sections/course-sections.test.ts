import { expect, test } from '@jest/globals';
import { courseSections, hidesEverything, type DietFilter } from './course-sections.ts';

const all: Record<'starter' | 'main' | 'dessert', DietFilter> = {
  starter: 'all',
  main: 'all',
  dessert: 'all',
};
const count = (
  course: 'starter' | 'main' | 'dessert',
  diets: Partial<Record<'omnivore' | 'pescetarian' | 'vegetarian' | 'dessert', number>>,
) => ({
  course,
  count: Object.values(diets).reduce((sum, number) => sum + number, 0),
  diets: Object.entries(diets).map(([diet, number]) => ({
    diet: diet as 'omnivore',
    count: number,
  })),
});
const told = (sections: ReturnType<typeof courseSections>) =>
  sections.map(({ heading, count: whole, shown }) => [heading, whole, shown]);

test('sections stand in their fixed order, and courses without a recipe are left out', () => {
  expect(
    told(
      courseSections(
        [count('dessert', { dessert: 4 }), count('main', {}), count('starter', { vegetarian: 2 })],
        all,
      ),
    ),
  ).toEqual([
    ['Starters', 2, 2],
    ['Desserts', 4, 4],
  ]);
});

test('a dietary filter counts its own diet', () => {
  const counts = [count('starter', { vegetarian: 2, omnivore: 1 }), count('main', { omnivore: 3 })];
  expect(
    told(courseSections(counts, { ...all, starter: 'vegetarian', main: 'pescetarian' })),
  ).toEqual([
    ['Starters', 3, 2],
    ['Mains', 3, 0],
  ]);
});

test('desserts have no dietary filter', () => {
  expect(
    told(courseSections([count('dessert', { dessert: 4 })], { ...all, dessert: 'omnivore' })),
  ).toEqual([['Desserts', 4, 4]]);
});

test('filters hide everything when each section is emptied, not when there is nothing to hide', () => {
  const starters = [count('starter', { vegetarian: 2 })];
  expect(hidesEverything(courseSections(starters, { ...all, starter: 'omnivore' }))).toBe(true);
  expect(
    hidesEverything(
      courseSections([...starters, count('dessert', { dessert: 1 })], {
        ...all,
        starter: 'omnivore',
      }),
    ),
  ).toBe(false);
  expect(hidesEverything(courseSections([], all))).toBe(false);
});
