import { expect, test } from '@jest/globals';
import type { Corrections } from '@convivio/culinary/analyse';
import { scoreRecipe } from './score-recipe.ts';

const recipe = { recipeId: 1, generated: false };

/** What is kept of a recipe with these ingredients, and whose corrections were asked for. */
async function scored(ingredientText: string, corrections: Corrections = new Map()) {
  const kept: unknown[] = [];
  const asked: string[] = [];
  await scoreRecipe(
    {
      toAnalyse: async () => ({
        ownerId: 'ida',
        ingredientText,
        servings: 4,
        servingsStated: true,
        languageCode: 'en',
        content: 'as it is',
      }),
      keep: async (_recipe, content, score) => void kept.push({ content, score }),
    },
    async (ownerId) => {
      asked.push(ownerId);
      return corrections;
    },
    recipe,
  );
  return { kept, asked };
}

const none = { content: 'as it is', score: null };

test('what its owner has said of a food counts', async () => {
  expect((await scored('500 g stardust')).kept).toEqual([none]);
  const { kept, asked } = await scored(
    '500 g stardust',
    new Map([['stardust', { foodId: 'beef' }]]),
  );
  expect(asked).toEqual(['ida']);
  expect(kept).toEqual((await scored('500 g beef')).kept);
});

test('a thousand lines have a score, more have none', async () => {
  const lines = Array<string>(1_000).fill('1 g beef');
  expect((await scored(lines.join('\n'))).kept).toEqual((await scored('1000 g beef')).kept);
  expect((await scored([...lines, '1 g beef'].join('\n'))).kept).toEqual([none]);
});

test('others have their turn while a long list is scored', async () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => `${at + 1} g beef ${at}, chopped`);
  let turns = 0;
  const counting = setInterval(() => turns++, 0);
  await scored(lines.join('\n'));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(1);
});
