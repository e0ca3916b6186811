import { expect, test } from '@jest/globals';
import { searchTermsByParts } from '@convivio/culinary/find';
import { turnsDuring } from '@convivio/platform/test-kit/turns-during';
import { longestList } from './test-kit/longest-list.ts';
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

test('who finds the words by which the longest recipe is searched may be left behind each of its lines', () => {
  const work = searchTermsByParts({
    title: 'Soupe',
    description: '',
    tags: [],
    ingredients: longestList.map((name) => ({ name })),
    translatedIngredients: longestList,
    languageCode: 'fr',
  });
  let parts = 0;
  while (!work.next().done) parts++;
  expect(parts).toBeGreaterThanOrEqual(longestList.length);
});
