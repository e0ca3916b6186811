import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { amountDoubts } from '../doubts/amount-doubts.ts';
import { withLabelled } from './adopt-labels.ts';
import { mergeDrafts } from './merge-drafts.ts';

const lines = ['2 eggs', '8 oz milk', '200 g flour'];
const listed = {
  ...emptyDraft(),
  language: 'en',
  ingredients: [{ name: null, lines }],
  steps: ['Whisk the eggs into the milk.', 'Stir in the flour and bake for an hour.'].map(
    (text) => ({ group: null, text }),
  ),
};
const draft = { ...listed, doubts: amountDoubts(listed, lines) };

test('a doubt about the amount of a line comes with its list, as one about its words does', () => {
  expect(draft.doubts).toEqual([expect.objectContaining({ index: 1, about: 'amount' })]);
  expect(mergeDrafts(draft).doubts).toEqual(draft.doubts);
  expect(withLabelled(emptyDraft(), draft).doubts).toEqual(draft.doubts);
});
