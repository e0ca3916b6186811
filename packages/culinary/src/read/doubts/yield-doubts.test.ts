import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { foldText } from '../../words/fold.ts';
import type { SourceLine } from './taken-lines.ts';
import { unreadFacts } from './unread-facts.ts';
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

test.each([
  'Ingredients serves (=) 4 (3)',
  'Zutaten Personen − 2 +',
  'Ingrédients personnes [-] 6 [+]',
])('a number between buttons that was not taken is doubted: %s', (head) => {
  const lineOf = (text: string, taken: SourceLine['taken']): SourceLine => ({
    text,
    folded: foldText(text),
    taken,
  });
  const lines = [lineOf(head, null), lineOf('10 oz noodles', 'line'), lineOf('Cook them.', 'step')];
  expect(unreadFacts(emptyDraft(), lines).map(({ sentence }) => sentence)).toContain(
    `For how many may be said in “${head}”.`,
  );
  expect(unreadFacts({ ...emptyDraft(), servings: 4, yieldText: '4' }, lines)).toEqual([]);
});
