import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { yieldDoubts } from './yield-doubts.ts';

const doubts = (yieldText: string, servings: number | null) =>
  yieldDoubts({ ...emptyDraft(), yieldText, servings }, []).map(({ sentence }) => sentence);

test('who eats without how many lacks its number', () => {
  expect(doubts('comensales', null)).toEqual(['“comensales” may lack its number.']);
  expect(doubts('convives', null)).toHaveLength(1);
  expect(doubts('personnes', null)).toHaveLength(1);
});

test('a yield in words of its own is not doubted', () => {
  expect(doubts('one large loaf', null)).toEqual([]);
  expect(doubts('4 personnes', 4)).toEqual([]);
});
