import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { mergeDrafts } from './merge-drafts.ts';

test('a bare one in the data gives way to a number of eaters that the page says', () => {
  const stated = { ...emptyDraft(), servings: 1, yieldText: '1' };
  const said = { ...emptyDraft(), servings: 4, yieldText: 'pour quatre gourmands' };
  expect(mergeDrafts(stated, said).servings).toBe(4);
  expect(mergeDrafts({ ...stated, yieldText: '1 tarte' }, said).servings).toBe(1);
});
