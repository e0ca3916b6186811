import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { readText } from '../text/read-text.ts';
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
  const lines = ['Peanut noodles', head, '10 oz noodles', '3 tbsp soy sauce', '2 scallions'];
  const steps = ['Method', 'Cook the noodles.', 'Toss them with the soy sauce and scallions.'];
  const { servings, doubts } = readText(
    [...lines, ...steps].map((text, at) => ({
      text,
      page: 1,
      x: 40,
      y: 24 * at,
      width: 8 * text.length,
      height: 14,
      confidence: 92,
    })),
  );
  const said = doubts.map(({ sentence }) => sentence).join('\n');
  expect(servings ?? said).toEqual(
    servings === null ? expect.stringContaining('For how many') : expect.any(Number),
  );
});
