import { expect, test } from '@jest/globals';
import { longestList, MOST_OF_WHOLE, turnsOfSecond } from '../../pauses/test-kit/turns-during.ts';
import { blankRecipe } from './blank-recipe.ts';
import { writeRecipe } from './write-recipe.ts';

test('who writes the longest list keeps nobody waiting until all of it is read', async () => {
  const blank = blankRecipe(1, 'ida', new Date());
  const written = { title: 'Soupe', ingredientText: longestList.join('\n'), languageCode: 'fr' };
  const { longestWait, whole } = await turnsOfSecond(() => writeRecipe(blank, written));
  expect(longestWait).toBeLessThan(MOST_OF_WHOLE * whole);
});
