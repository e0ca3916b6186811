import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importAndWait, libraryOf, newCook, type Kitchen } from './intake-kitchen.ts';
import { startKitchen } from './start-intake-kitchen.ts';
import { pancakesInGerman } from './recipes.fixture.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await startKitchen();
});
afterAll(() => kitchen.close());

test('without a provider anybody is told what is limited', async () => {
  const { data } = await kitchen.ask<{ intakeAbilities: { provider: boolean; limits: string[] } }>(
    null,
    '{ intakeAbilities { provider limits } }',
  );
  expect(data.intakeAbilities).toEqual({
    provider: false,
    limits: [
      'No AI provider is configured: printed text is read well, handwriting and very unclear photos are not.',
      'Recipes in other languages get their ingredients in English as far as a table knows them, their steps stay as written.',
    ],
  });
});

test('without a provider a German recipe has its ingredients in English and its steps as written, as that says', async () => {
  const cook = newCook();
  await importAndWait(kitchen, cook, 'text', { text: pancakesInGerman });
  const [recipe] = await libraryOf(kitchen, cook);
  expect(recipe?.translatedIngredients?.join(' ')).toMatch(/flour.*eggs?.*milk/i);
  expect(recipe?.translatedInstructions ?? []).toEqual([]);
  expect(recipe?.instructions[0]?.instruction).toContain('verrühren');
});
