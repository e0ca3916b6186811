import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importAndWait, libraryOf, newCook, type Kitchen } from '../intake-kitchen.ts';
import { startKitchen } from '../start-intake-kitchen.ts';
import { answers, failsWith, startOpenaiServer, type OpenaiServer } from '../openai-server.ts';
import { pancakesInGerman, soup } from '../recipes.fixture.ts';

let provider: OpenaiServer;
let kitchen: Kitchen;
beforeAll(async () => {
  provider = await startOpenaiServer();
  kitchen = await startKitchen({ env: { AI_URL: provider.url } });
});
afterAll(async () => {
  await kitchen.close();
  await provider.close();
});

const title = 'Pancakes';
const ingredients = ['250 g flour', '3 eggs', '500 ml milk'];
const instructions = [
  'Whisk flour, eggs and milk in a bowl until smooth and leave to rest for 20 minutes.',
  'Fry thin pancakes in hot butter at 180 degrees.',
];

async function importPancakes() {
  const cook = newCook();
  await importAndWait(kitchen, cook, 'text', { text: pancakesInGerman });
  const [recipe] = await libraryOf(kitchen, cook);
  return recipe;
}

test('a recipe in another language comes with title, ingredients and steps in English, and keeps its own', async () => {
  provider.behave(answers({ title, ingredients, instructions }));
  const recipe = await importPancakes();
  expect(recipe).toMatchObject({
    title: 'Pfannkuchen',
    translatedTitle: 'Pancakes',
    translatedIngredients: ingredients,
    translatedInstructions: instructions,
    doubts: [],
  });
  expect(recipe?.ingredients[0]?.originalText).toBe('250 g Mehl');
  expect(provider.asked.length).toBe(1);
  expect(provider.asked[0]?.messages[1].content[0]?.text).toContain('250 g Mehl');
});

test('a translated line with other figures is not taken', async () => {
  provider.behave(
    answers({
      title,
      ingredients: ['25 g flour', '3 eggs', '500 ml milk'],
      instructions: [instructions[0], 'Fry thin pancakes in hot butter at 350 degrees.'],
    }),
  );
  const recipe = await importPancakes();
  expect(recipe?.translatedIngredients?.[0]).toContain('250');
  expect(recipe?.translatedIngredients?.slice(1)).toEqual(ingredients.slice(1));
  expect(recipe?.translatedInstructions?.[0]).toBe(instructions[0]);
  expect(recipe?.translatedInstructions?.[1]).toContain('180');
});

test('lines lost on the way make the translation unusable, and the cook is told', async () => {
  provider.behave(answers({ title, ingredients: ingredients.slice(1), instructions }));
  const recipe = await importPancakes();
  expect(recipe?.translatedIngredients).toHaveLength(3);
  expect(recipe?.doubts).toEqual([
    'The AI provider gave an answer that cannot be used, so only the ingredients were translated.',
  ]);
});

test('a provider in trouble leaves the translation by table', async () => {
  provider.behave(failsWith(401));
  const recipe = await importPancakes();
  expect(recipe?.translatedIngredients).toHaveLength(3);
  expect(recipe?.doubts).toEqual([
    'The AI provider refused our access, so only the ingredients were translated.',
  ]);
  expect(recipe?.translatedTitle).toBeNull();
});

test('a recipe in English is not translated', async () => {
  provider.behave(answers({ title, ingredients, instructions }));
  const cook = newCook();
  await importAndWait(kitchen, cook, 'text', { text: soup });
  expect(provider.asked.length).toBe(0);
  expect(await libraryOf(kitchen, cook)).toMatchObject([{ translatedIngredients: null }]);
});
