import { expect, test } from '@jest/globals';
import {
  heading,
  inState,
  lines,
  lists,
  marked,
  other,
  read,
  readDraft,
  state,
  told,
} from './test-kit/plum-tart.ts';

const related = { title: other.title, ingredients: other.lines, steps: other.told };
const own = { title: 'Plum tart', lines, told };
const soup = {
  '@type': 'Recipe',
  name: other.title,
  recipeIngredient: other.lines,
  recipeInstructions: other.told,
};
const ld = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const listOf = (...items: object[]) =>
  ld({
    '@type': 'ItemList',
    itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item })),
  });

test.each([
  [
    'related recipes above it',
    state({ a: { relatedRecipes: [related] }, b: { c: { d: { recipe: inState() } } } }),
  ],
  [
    'a list of others in a box',
    state({
      sidebar: { latest: { items: [related] } },
      page: { deep: { down: { recipe: inState() } } },
    }),
  ],
  [
    'a list of schema.org',
    state({
      list: { '@type': 'ItemList', itemListElement: [{ item: related }] },
      page: { x: { y: { z: inState() } } },
    }),
  ],
  ['JSON-LD that lists others', listOf(soup) + marked()],
  ['JSON-LD that lists others, and no name of the page', `${listOf(soup)}${marked()}<p>…</p>`],
])('the recipe of the page goes before %s', (_, body) => {
  expect(read(body)).toMatchObject({ ...own, otherRecipes: [] });
});

test.each([
  ['in its state', state({ relatedRecipes: [related] })],
  ['among several in its state', state({ recipes: [related, { ...related, title: 'Leek soup' }] })],
  ['in a list of its JSON-LD', listOf(soup)],
  ['in a list beside its own name', listOf(soup) + ld({ '@type': 'Recipe', name: 'Plum tart' })],
  ['with lines alone in a list', listOf({ ...soup, recipeInstructions: undefined })],
])('what a page shows goes before others %s', (_, data) => {
  const draft = read(heading + lists + data);
  expect(draft).toMatchObject({ ...own, otherRecipes: [] });
  expect(draft.doubted).toEqual([]);
});

test('a list that holds the recipe of the page gives it', () => {
  const tart = { ...soup, name: 'Plum tart', recipeIngredient: lines, recipeInstructions: told };
  expect(read(`${listOf(soup, tart)}${heading}`)).toMatchObject(own);
});

test('a page that holds nothing but a list of recipes gives the first and names the others', () => {
  const draft = readDraft(
    listOf(soup, { ...soup, name: 'Leek soup' }),
    '<title>Five soups</title>',
  );
  expect(draft).toMatchObject({ title: 'Bean soup', otherRecipes: ['Leek soup'] });
  expect(readDraft(state({ relatedRecipes: [related] }))?.title).toBe('Bean soup');
});
