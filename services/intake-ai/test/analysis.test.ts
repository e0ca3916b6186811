import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { announce } from '@convivio/contracts/announcement';
import { envelopeOf } from '@convivio/platform/outbox';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { importAndWait, newCook, type Kitchen } from './intake-kitchen.ts';
import { startKitchen } from './start-intake-kitchen.ts';

let kitchen: Kitchen;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  kitchen = await startKitchen({ worker: false });
  worker = await kitchen.startWorker({ backoffMs: [10, 10, 10] });
});
afterAll(() => kitchen.close());

interface Scored {
  id: string;
  version: number;
  sustainabilityScore: number | null;
  analysisState: string;
}

const SHOWN = 'id version sustainabilityScore analysisState';

/** What a cook is told of scores, as an open page hears it. */
async function scoresOf(cook: string) {
  let wake = () => {};
  let heard = 0;
  const listening = kitchen.bus.listen('recipe.analysed', (data) => {
    if ((data as { ownerId: string }).ownerId !== cook) return;
    heard++;
    wake();
  });
  await listening.ready;
  return {
    async next(place: number) {
      while (heard < place) await new Promise<void>((resolve) => (wake = resolve));
      listening.stop();
    },
  };
}
async function write(cook: string, ingredientText: string, more: object = {}): Promise<Scored> {
  const { data, errors } = await kitchen.askRecipes<{ recipe: Scored }>(
    cook,
    `mutation ($input: RecipeInput!) { recipe: createRecipe(input: $input) { ${SHOWN} } }`,
    { input: { title: 'Dish', servings: 4, ingredientText, ...more } },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.recipe;
}
const read = async (cook: string, id: string) =>
  (
    await kitchen.askRecipes<{ recipe: Scored }>(
      cook,
      `query ($id: ID!) { recipe(id: $id) { ${SHOWN} } }`,
      { id },
    )
  ).data.recipe;
/** A recipe with its score, once that is known. */
async function written(cook: string, ingredientText: string, more: object = {}) {
  const scores = await scoresOf(cook);
  const { id } = await write(cook, ingredientText, more);
  await scores.next(1);
  return read(cook, id);
}

describe('the score of a recipe', () => {
  test('comes after saving, and is no change of the recipe', async () => {
    const cook = newCook();
    const scores = await scoresOf(cook);
    const before = await write(cook, '500 g lentils\n2 carrots\n1 onion');
    expect(before).toMatchObject({ sustainabilityScore: null, analysisState: 'pending' });
    await scores.next(1);
    const after = await read(cook, before.id);
    expect(after).toMatchObject({ version: before.version, analysisState: 'done' });
    expect(after.sustainabilityScore).toBeGreaterThan(0);
  });

  test('is of what the recipe is made of, for how many, and in which language', async () => {
    const cook = newCook();
    const lentils = await written(cook, '500 g lentils');
    const beef = await written(cook, '500 g beef');
    const forTwenty = await written(cook, '500 g beef', { servings: 20 });
    const german = await written(cook, '500 g Rindfleisch', { languageCode: 'de' });
    expect(lentils.sustainabilityScore).toBeGreaterThan(beef.sustainabilityScore!);
    expect(forTwenty.sustainabilityScore).toBeGreaterThan(beef.sustainabilityScore!);
    expect(german.sustainabilityScore).toBe(beef.sustainabilityScore);
  });

  test('comes anew after an edit', async () => {
    const cook = newCook();
    const { id, sustainabilityScore: before } = await written(cook, '500 g beef');
    const scores = await scoresOf(cook);
    await kitchen.askRecipes(
      cook,
      'mutation ($id: ID!) { updateRecipe(id: $id, input: { ingredientText: "500 g lentils" }) { id } }',
      { id },
    );
    await scores.next(1);
    expect((await read(cook, id)).sustainabilityScore).toBeGreaterThan(before!);
  });

  test('comes for what is imported', async () => {
    const cook = newCook();
    const scores = await scoresOf(cook);
    const { recipe } = await importAndWait(kitchen, cook, 'text', {
      text: 'Lentil soup\n\nServes 4\n\nIngredients\n500 g lentils\n2 carrots\n\nMethod\n1. Boil the lentils and the carrots.',
    });
    await scores.next(1);
    expect((await read(cook, recipe!.id)).sustainabilityScore).toBeGreaterThan(0);
  });

  test('is the one that the analysis of the recipe shows', async () => {
    const cook = newCook();
    const content = { ingredientText: '1 kg beef\n2 onions', servings: 3, languageCode: 'en' };
    const { ingredientText, ...more } = content;
    const { sustainabilityScore } = await written(cook, ingredientText, more);
    const { data } = await kitchen.ask<{ found: [{ sustainability: { overallScore: number } }] }>(
      null,
      'query ($of: [_Any!]!) { found: _entities(representations: $of) { ... on Recipe { sustainability { overallScore } } } }',
      {
        of: [{ __typename: 'Recipe', id: '1', ownerId: cook, servingsStated: true, ...content }],
      },
    );
    expect(sustainabilityScore).toBe(data.found[0].sustainability.overallScore);
  });

  test('comes anew once its cook has said which food an ingredient is', async () => {
    const cook = newCook();
    const { id } = await written(cook, '500 g stardust');
    const scores = await scoresOf(cook);
    await kitchen.ask(
      cook,
      'mutation { correctFood(input: { ingredient: "stardust", foodId: "beef" }) }',
    );
    await scores.next(1);
    const beef = await written(cook, '500 g beef');
    expect(await read(cook, id)).toMatchObject({
      sustainabilityScore: beef.sustainabilityScore,
      analysisState: 'done',
    });
  });

  test.each([
    ['in which nothing can be weighed', '3 pinches of stardust'],
    ['that is longer than any kitchen cooks', Array<string>(500).fill('1 g beef').join('\n')],
  ])('is none for a list %s, and is not waited for', async (_case, ingredientText) => {
    expect(await written(newCook(), ingredientText)).toMatchObject({
      sustainabilityScore: null,
      analysisState: 'done',
    });
  });
});

test('many long recipes of a cook hold nobody else up, and all are analysed', async () => {
  const [busy, other] = [newCook(), newCook()];
  const lines = (of: number) =>
    Array.from({ length: 60 }, (_, at) => `${of + at + 1} g beef`).join('\n');
  const heard: string[] = [];
  const done = Promise.withResolvers<void>();
  const listening = kitchen.bus.listen('recipe.analysed', (data) => {
    heard.push((data as { ownerId: string }).ownerId);
    if (heard.length === 13) done.resolve();
  });
  await listening.ready;
  await worker.stop();
  for (let at = 0; at < 12; at++) await write(busy, lines(at));
  const requested = nextMessage(
    kitchen.bus,
    'recipe-analysis.requested',
    ({ data }) => (data as { ownerId: string }).ownerId === other,
  );
  await write(other, '500 g lentils');
  await requested;
  worker = await kitchen.startWorker({ backoffMs: [10, 10, 10] });
  await done.promise;
  listening.stop();
  expect(heard.indexOf(other)).toBeLessThan(4);
});

describe('a message', () => {
  const ask = (recipeId: unknown, ownerId: string) => {
    const { data, ...message } = envelopeOf(
      announce('recipe-analysis.requested', ownerId, { recipeId: 1, generated: false, ownerId }),
    );
    return kitchen.bus.publish({ ...message, data: { ...(data as object), recipeId } });
  };

  test('for a recipe that is scored or gone changes nothing', async () => {
    const cook = newCook();
    const before = await written(cook, '500 g beef');
    await ask(Number(before.id), cook);
    await ask(12_345, cook);
    // The queue goes on behind them.
    await written(cook, '500 g lentils');
    expect(await read(cook, before.id)).toEqual(before);
  });

  test('that cannot be read goes to the dead letters', async () => {
    const dead = randomUUID();
    await ask(dead, newCook());
    await written(newCook(), '500 g lentils');
    expect(JSON.stringify(await kitchen.bus.deadLetters.list())).toContain(dead);
  });
});

test('a recipe is scored once the recipes service is back', async () => {
  const cook = newCook();
  const { id } = await written(cook, '500 g beef');
  await worker.stop();
  const asked = nextMessage(
    kitchen.bus,
    'recipe-analysis.requested',
    ({ data }) => (data as { ownerId: string }).ownerId === cook,
  );
  await kitchen.askRecipes(
    cook,
    'mutation ($id: ID!) { updateRecipe(id: $id, input: { servings: 20 }) { id } }',
    { id },
  );
  await asked;
  await kitchen.stopRecipes();
  const scores = await scoresOf(cook);
  await kitchen.startWorker({ backoffMs: Array<number>(200).fill(50) });
  await kitchen.startRecipes();
  await scores.next(1);
  expect((await read(cook, id)).analysisState).toBe('done');
});
