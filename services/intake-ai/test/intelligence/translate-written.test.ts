import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nextMessage } from '@convivio/platform/bus/next-message';
import type { MessageData } from '@convivio/contracts/messages';
import { libraryOf, newCook, type Kitchen } from '../intake-kitchen.ts';
import { startKitchen } from '../start-intake-kitchen.ts';
import { answers, failsWith, startOpenaiServer, type OpenaiServer } from '../openai-server.ts';

let provider: OpenaiServer;
let kitchen: Kitchen;
beforeAll(async () => {
  provider = await startOpenaiServer();
  kitchen = await startKitchen({ env: { AI_URL: provider.url }, worker: false });
  await kitchen.startWorker({ backoffMs: [10, 10] });
});
afterAll(async () => {
  await kitchen.close();
  await provider.close();
});

const steps = [
  { instruction: 'Das Mehl mit den Eiern und der Milch verrühren.' },
  { instruction: 'In der Pfanne bei 180 Grad backen.' },
];
const input = {
  title: 'Pfannkuchen',
  ingredientText: '250 g Mehl\n3 Eier\n2 EL Zauberstaub',
  instructions: steps,
};
const english = {
  title: 'Pancakes',
  ingredients: ['2 tbsp magic dust'],
  instructions: ['Whisk flour, eggs and milk.', 'Fry in the pan at 180 degrees.'],
};

async function write(cook: string, recipe: object = input): Promise<string> {
  const { data, errors } = await kitchen.askRecipes<{ recipe: { id: string } }>(
    cook,
    'mutation ($input: RecipeInput!) { recipe: createRecipe(input: $input) { id } }',
    { input: recipe },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.recipe.id;
}
const rewrite = (cook: string, id: string, edit: object) =>
  kitchen.askRecipes(
    cook,
    'mutation ($id: ID!, $input: RecipeEdit!) { updateRecipe(id: $id, input: $input) { id } }',
    { id, input: edit },
  );
/** The next message about this cook, or one after it. */
function told<Data>(subject: string, cook: string, place = 1) {
  let seen = 0;
  return nextMessage<Data>(
    kitchen.bus,
    subject,
    ({ data }) => (data as { ownerId: string }).ownerId === cook && ++seen === place,
  );
}

test('what somebody writes in another language comes in English from the provider, once it is saved', async () => {
  provider.behave(answers(english));
  const cook = newCook();
  const translated = told('recipe.changed', cook);
  const paid = told<MessageData<'usage.ai'>>('usage.ai', cook);
  await write(cook);
  await translated;
  expect(await libraryOf(kitchen, cook)).toMatchObject([
    {
      title: 'Pfannkuchen',
      translatedTitle: 'Pancakes',
      translatedIngredients: ['250 g flour', '3 eggs', '2 tbsp magic dust'],
      translatedInstructions: english.instructions,
    },
  ]);
  expect((await paid).data).toMatchObject({ feature: 'recipe_translation', success: true });
});

test('after an edit, the provider is asked for the changed step alone', async () => {
  provider.behave(answers(english));
  const cook = newCook();
  const translated = told('recipe.changed', cook);
  const id = await write(cook);
  await translated;
  provider.behave(answers({ title: 'Pancakes', ingredients: [], instructions: ['Bake.'] }));
  const savedAndTranslated = told('recipe.changed', cook, 2);
  await rewrite(cook, id, { instructions: [steps[0], { instruction: 'Im Ofen backen.' }] });
  await savedAndTranslated;
  expect(provider.asked[0]?.messages[1].content[0]?.text).toContain(
    '"ingredients":[],"instructions":["Im Ofen backen."]',
  );
  expect(await libraryOf(kitchen, cook)).toMatchObject([
    { translatedInstructions: ['Whisk flour, eggs and milk.', 'Bake.'] },
  ]);
});

test('a line with other figures is not taken', async () => {
  provider.behave(
    answers({ ...english, instructions: [english.instructions[0], 'Fry at 350 degrees.'] }),
  );
  const cook = newCook();
  const translated = told('recipe.changed', cook);
  await write(cook);
  await translated;
  expect(await libraryOf(kitchen, cook)).toMatchObject([
    { translatedInstructions: [english.instructions[0], steps[1]!.instruction] },
  ]);
});

test('a provider that is busy is asked again', async () => {
  provider.behave(failsWith(503, { 'x-should-retry': 'false' }), answers(english));
  const cook = newCook();
  const translated = told('recipe.changed', cook);
  await write(cook);
  await translated;
  expect(await libraryOf(kitchen, cook)).toMatchObject([{ translatedTitle: 'Pancakes' }]);
});

test('a provider that refuses leaves what the table says, and the recipe saved', async () => {
  provider.behave(failsWith(401));
  const cook = newCook();
  const paid = told<MessageData<'usage.ai'>>('usage.ai', cook);
  await write(cook);
  expect((await paid).data).toMatchObject({ success: false });
  expect(await libraryOf(kitchen, cook)).toMatchObject([
    {
      title: 'Pfannkuchen',
      translatedTitle: null,
      translatedIngredients: ['250 g flour', '3 eggs', '2 tbsp Zauberstaub'],
    },
  ]);
});

test('what is written in English is not sent to the provider', async () => {
  provider.behave(answers(english));
  const cook = newCook();
  await write(cook, { title: 'Pancakes', ingredientText: '250 g flour\n3 eggs' });
  const other = newCook();
  const translated = told('recipe.changed', other);
  await write(other);
  await translated;
  expect(provider.asked).toHaveLength(1);
});
