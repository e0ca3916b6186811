import { expect, test } from '@jest/globals';
import { libraryView } from './library-view.ts';

const choices = {
  sorts: { starter: 'newest', main: 'title', dessert: 'oldest' },
  filters: { starter: 'vegetarian', main: 'all', dessert: 'pescetarian' },
} as const;

test('each section has its own order and filter, desserts none', () => {
  expect(libraryView('active', 'leek', choices).queries).toEqual({
    starter: {
      state: 'active',
      search: 'leek',
      course: 'starter',
      diet: 'vegetarian',
      sort: 'newest',
    },
    main: { state: 'active', search: 'leek', course: 'main', diet: null, sort: 'title' },
    dessert: { state: 'active', search: 'leek', course: 'dessert', diet: null, sort: 'oldest' },
  });
});

test('a text too long to be searched for is searched for by its beginning', () => {
  const { search, queries } = libraryView('active', 'leek '.repeat(200), choices);
  expect(search).toHaveLength(500);
  expect(queries.main.search).toBe(search);
});
