import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { withFullerLists } from './compare-candidates.ts';

const WHOLE = [
  '200 g wholemeal flour',
  '100 g cold butter',
  '3 tbsp water',
  '500 g floury potatoes',
  '2 tbsp rapeseed oil',
  '3 onions',
  '2 cloves garlic',
  '150 ml single cream',
];
const draftOf = (lines: readonly string[]) => ({
  ...emptyDraft(),
  ingredients: [{ name: null, lines: [...lines] }],
});
const listed = (stated: readonly string[], shown: readonly string[]) =>
  withFullerLists(draftOf(stated), [draftOf(shown)]).ingredients.flatMap(({ lines }) => lines);

test.each([1, 2, 3])(
  'recipe data that break off after %d lines go on as the page shows',
  (count) => {
    expect(listed(WHOLE.slice(0, count), WHOLE)).toEqual(WHOLE);
  },
);

test('a page lists more than a line where that is no list', () => {
  const told = ['Rub the butter in.', 'Chill it for an hour.', 'Who likes it adds leeks to it.'];
  expect(listed(WHOLE.slice(0, 1), [WHOLE[0]!, ...told, ...told])).toEqual(WHOLE.slice(0, 1));
});

test('a list without lines breaks off nowhere', () => {
  expect(listed([], WHOLE)).toEqual([]);
});
