import { expect, test } from '@jest/globals';
import { createSearchIndex, matchesSearch, searchTerms } from './search-index.ts';

test('smoke', () => {
  const r = (title: string, ...names: string[]) => ({ title, description: '', tags: [], ingredients: names.map((name) => ({ name })) });
  expect(matchesSearch(r('Apfelkuchen', 'Butter'), 'kuchen')).toBe(true);
  expect(matchesSearch(r('Soup', 'chicken stock'), 'chicken')).toBe(false);
  expect(matchesSearch(r('Soup', 'chicken stock'), 'chicken stock')).toBe(true);
  expect(matchesSearch(r('Soup', 'Hühnerbrühe', 'olive oil', 'sesame oil'), 'olive')).toBe(false);
  expect(searchTerms(r('Soup', 'Hühnerbrühe', 'olive oil', 'sesame oil', 'spaghetti'))).toEqual([]);
  expect(createSearchIndex().size).toBe(0);
});
