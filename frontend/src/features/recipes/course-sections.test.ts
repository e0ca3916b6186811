import { expect, test } from '@jest/globals';
import { courseOf, courseSections } from './course-sections.ts';

const recipe = (title: string, more: Partial<Parameters<typeof courseOf>[0]> = {}) => ({ title, category: null, tags: [], ...more });

test('an explicit category goes before any tag', () => {
  expect(courseOf(recipe('Caviar blini', { category: 'main', tags: ['dessert'] }))).toBe('main');
});

test('a dessert tag makes a dessert, whatever its case', () => {
  expect(courseOf(recipe('Panna cotta', { tags: ['Italian', 'Dessert'] }))).toBe('dessert');
  expect(courseOf(recipe('Sauce for desserts', { tags: ['dessert sauce'] }))).toBe('main');
});

test('foie gras and caviar are starters', () => {
  expect(courseOf(recipe('Terrine de foie gras'))).toBe('starter');
  expect(courseOf(recipe('Potatoes with Caviar'))).toBe('starter');
  expect(courseOf(recipe('Blini', { tags: ['caviar'] }))).toBe('starter');
});

test('anything else is a main', () => {
  expect(courseOf(recipe('Roast chicken'))).toBe('main');
});

test('sections keep their order and the order of the list, and leave out empty courses', () => {
  const sections = courseSections([recipe('A', { category: 'dessert' }), recipe('B', { category: 'starter' }), recipe('C', { category: 'dessert' })]);
  expect(sections.map(({ heading, recipes }) => [heading, ...recipes.map(({ title }) => title)])).toEqual([['Starters', 'B'], ['Desserts', 'A', 'C']]);
});
