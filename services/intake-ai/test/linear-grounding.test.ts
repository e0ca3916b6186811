import { expect, test } from '@jest/globals';
import { emptyDraft } from '@convivio/culinary/recipe';
import { growth, MOST_GROWTH, superlinearShapes } from '../../../packages/culinary/test/growth.ts';
import { closestLines } from '../src/domain/intake/grounding/closest-lines.ts';
import { groundRecipe } from '../src/domain/intake/grounding/ground-recipe.ts';
import { hasSameNumbers } from '../src/domain/intake/grounding/same-numbers.ts';
import type { ClaimedRecipe } from '../src/domain/provider/claimed-recipe.ts';
import { indexSource } from '../src/domain/intake/grounding/source-index.ts';

const claimOf = (text: string): ClaimedRecipe => ({
  recipeFound: true,
  title: text,
  description: text,
  language: 'en',
  yieldAsWritten: text,
  prepTime: { minutes: 5, asWritten: text },
  cookTime: null,
  totalTime: null,
  ingredientGroups: [{ heading: null, lines: [text, '200 g barley'] }],
  steps: [{ heading: null, text }],
  notes: [text],
  equipment: [],
  author: null,
  otherRecipeTitles: [],
});
const evidence = { text: '200 g barley', confidence: null, draft: emptyDraft() };

const doors: Record<string, (text: string) => unknown> = {
  'the source of a claim': (text) =>
    groundRecipe(claimOf('200 g barley'), { ...evidence, text: `a-${text}` }),
  'what is claimed': (text) => groundRecipe(claimOf(text), evidence),
  'a claim in the words of its source': (text) =>
    groundRecipe(claimOf(text), { ...evidence, text }),
  'figures of a translation': (text) => hasSameNumbers(text, `${text}1`),
  'the closest line': (text) => closestLines(text)(text),
};

// This runs where requests are answered.
test.each(Object.entries(doors))('%s costs what its length is', async (_, read) => {
  expect(await superlinearShapes(read)).toEqual([]);
});

/** Different words of seven letters; none is a word of another start, and many differ from one by a letter. */
const misspelt = (size: number, start: number) =>
  Array.from({ length: size / 8 }, (_, at) =>
    (at * 7 + start)
      .toString(26)
      .padStart(7, '0')
      .replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!),
  ).join(' ');

test('misspelt words of a claim cost what their length is', async () => {
  expect(
    await growth(
      (text) => indexSource(text).find(misspelt(text.length, 3), 1.5),
      (size) => misspelt(size, 0),
    ),
  ).toBeLessThan(MOST_GROWTH);
});
