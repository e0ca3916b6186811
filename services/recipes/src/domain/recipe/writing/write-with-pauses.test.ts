import { expect, test } from '@jest/globals';
import { longestList, turnsDuring } from '../../pauses/test-kit/turns-during.ts';
import { blankRecipe } from './blank-recipe.ts';
import { writeRecipe } from './write-recipe.ts';

/** Its lines take far longer than two pauses, and on a slow machine longer still. */
const FEWEST_TURNS = 3;

test('who writes the longest list lets others have their turn before all of it is read', async () => {
  const blank = blankRecipe(1, 'ida', new Date());
  const written = { title: 'Soupe', ingredientText: longestList.join('\n'), languageCode: 'fr' };
  const turns = await turnsDuring(() => writeRecipe(blank, written));
  expect(turns).toBeGreaterThanOrEqual(FEWEST_TURNS);
});
