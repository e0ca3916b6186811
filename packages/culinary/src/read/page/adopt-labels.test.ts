import { expect, test } from '@jest/globals';
import { emptyDraft, type RecipeDraft } from '../../recipe/recipe.ts';
import { restsOf } from './adopt-labels.ts';

const draftOf = (lines: string[]): RecipeDraft => ({
  ...emptyDraft(),
  ingredients: [{ name: null, lines }],
  steps: [{ group: null, text: 'Blend until smooth.' }],
});
const poor = draftOf(['2 bananas, sliced', '1 cup milk', '1 tablespoon agave syrup']);

test('names of other dishes are no fuller list of what the data name', () => {
  const dishes = ['Bubble Gum Ice Cream', 'Chocolate Ice Cream', 'Banana Cookies', 'Plum Sorbet'];
  expect(restsOf(poor, draftOf(dishes))).toBe(false);
});

test('a list with amounts that the page shows whole is the fuller list', () => {
  const shown = ['2 large bananas', '250 ml milk', '15 ml agave syrup', '1 tsp vanilla'];
  expect(restsOf(poor, draftOf(shown))).toBe(true);
});
