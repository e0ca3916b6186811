import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { leftOutSteps } from './left-out-steps.ts';
import { speaksOfKitchen } from './speaks-of-kitchen.ts';

test.each([
  'She never wrote it down.',
  'Sie war immer so freundlich.',
  'Elle avait les cheveux blancs.',
  'Era muy amiga de mi tía.',
  'Lo diceva sempre lei.',
])('“%s” speaks of nothing in the kitchen', (sentence) => {
  expect(speaksOfKitchen(sentence)).toBe(false);
});

test.each([
  'Cover it and leave it for 20 minutes.',
  'Then the butter goes in.',
  'Zum Schluss die Petersilie darüberstreuen.',
  'On laisse mijoter à couvert.',
  'Remuévelo de vez en cuando.',
  'Poi si mescola bene.',
])('“%s” speaks of the kitchen', (sentence) => {
  expect(speaksOfKitchen(sentence)).toBe(true);
});
const STEPS = ['Peel the lemons thinly, she liked them so.', 'Boil the sugar with the water.'];
const doubtsOfLine = (line: string) =>
  leftOutSteps(
    { ...emptyDraft(), steps: STEPS.map((text) => ({ text, group: null })) },
    ['4 lemons', '200 g sugar', '1 litre water'],
    [STEPS[0]!, line, STEPS[1]!].map((text) => ({
      text,
      folded: foldWords(text),
      taken: STEPS.includes(text) ? ('step' as const) : null,
    })),
    false,
  );

test('a line between two steps that speaks of the kitchen is asked about, any other is not', () => {
  expect(doubtsOfLine('The lemons and the sugar go in.')).toHaveLength(1);
  expect(doubtsOfLine('She never liked writing it all down.')).toEqual([]);
});
