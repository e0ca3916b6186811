import { expect, test } from '@jest/globals';
import { emptyDraft } from './recipe.ts';
import { wordsBeside } from './words-beside.ts';

test('the words beside the list and the steps are those of every other field that says something', () => {
  expect(
    wordsBeside({
      ...emptyDraft(),
      title: 'Parkin',
      author: 'Mary',
      ingredients: [{ name: 'Topping', lines: ['1 egg'] }],
      steps: [{ text: 'Mix all.', group: null }],
      notes: ['Keeps well.'],
      leftOut: ['Page 3'],
    }),
  ).toEqual(['Parkin', 'Mary', 'Topping', 'Keeps well.']);
});
