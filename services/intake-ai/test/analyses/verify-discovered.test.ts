import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { newCook, type Kitchen } from '../intake-kitchen.ts';
import { answers, startOpenaiServer, type OpenaiServer } from '../openai-server.ts';
import { startKitchen } from '../start-intake-kitchen.ts';
import {
  admin,
  adminEmail,
  claimed,
  discoveredOf,
  listDiscovered,
  noFood,
  startDiscovering,
  verify,
  weighed,
  type Discovering,
} from './discovery-kitchen.ts';

let provider: OpenaiServer;
let kitchen: Kitchen;
let worker: Discovering;
beforeAll(async () => {
  provider = await startOpenaiServer();
  kitchen = await startKitchen({
    worker: false,
    env: { AI_URL: provider.url, ADMIN_EMAILS: adminEmail },
  });
  worker = await startDiscovering(kitchen);
});
afterAll(async () => {
  await worker.close();
  await kitchen.close();
  await provider.close();
});

/** Has a name discovered and answers its id. */
async function discovered(name: string, answer: object = claimed()): Promise<string> {
  provider.behave(answers(answer));
  await worker.discover([name]);
  return (await discoveredOf(kitchen, name))!.id;
}
/** Resolves once a recipe of the cook is analysed. */
async function nextAnalysed({ bus }: Kitchen, cook: string): Promise<void> {
  const told = Promise.withResolvers<void>();
  const listening = bus.listen('recipe.analysed', (data) => {
    if ((data as { ownerId: string }).ownerId === cook) told.resolve();
  });
  await listening.ready;
  await told.promise;
  listening.stop();
}
const firstLine = async (line: string) => (await weighed(kitchen, line)).nutrition.ingredients[0];

describe('an administrator', () => {
  test('says that figures hold, and they are marked as verified', async () => {
    const id = await discovered('amberroot');
    const told = nextMessage(kitchen.bus, 'discovered-ingredient.verified');
    const { data } = await verify(kitchen, admin, id);
    expect(data.verified).toMatchObject({ calories: 200, confidence: 'medium', verified: true });
    expect(await told).toMatchObject({ actor: { id: admin }, data: { name: 'amberroot' } });
    expect(Date.parse(data.verified.verifiedAt!)).not.toBeNaN();
    expect(await firstLine('100 g amberroot')).toMatchObject({
      discovered: true,
      matchedFood: { source: 'Verified by an administrator', confidence: 'medium' },
    });
  });

  test('corrects figures: those that are given, at once and for all recipes', async () => {
    const id = await discovered('bluecorm');
    expect(await firstLine('100 g bluecorm')).toMatchObject({ nutrition: { calories: 200 } });
    const figures = { calories: 150, fat: 3, climate: null };
    const { data } = await verify(kitchen, admin, id, figures);
    expect(data.verified).toMatchObject({ calories: 150, fat: 3, climate: null });
    const { nutrition, sustainability } = await weighed(kitchen, '100 g bluecorm');
    expect(nutrition.ingredients).toMatchObject([{ nutrition: { calories: 150 } }]);
    expect(sustainability.ingredientDetails).toEqual([]);
  });

  test('says which food it is, and its figures count', async () => {
    const id = await discovered('coppernut');
    const { data } = await verify(kitchen, admin, id, { foodId: 'parsnip' });
    expect(data.verified.food).toEqual({ id: 'parsnip' });
    expect(await firstLine('100 g coppernut')).toMatchObject({
      discovered: false,
      matchedFood: { id: 'parsnip' },
    });
    await verify(kitchen, admin, id, { calories: 190 });
    expect(await firstLine('100 g coppernut')).toMatchObject({ nutrition: { calories: 190 } });
  });

  test('says that it is no food, or that it is one', async () => {
    const id = await discovered('dustmote');
    await verify(kitchen, admin, id, { nothing: true });
    expect(await firstLine('100 g dustmote')).toBeUndefined();
    const other = await discovered('egarnut', noFood);
    await verify(kitchen, admin, other, { calories: 50 });
    expect(await firstLine('100 g egarnut')).toMatchObject({ nutrition: { calories: 50 } });
  });

  test('sees the unverified first, in pages', async () => {
    const id = await discovered('fernapple');
    await discovered('galebean');
    await verify(kitchen, admin, id);
    const all = (await listDiscovered(kitchen, admin)).data.list;
    expect(all.map(({ verified }) => verified)).toEqual(
      all.map(({ verified }) => verified).sort((a, b) => Number(a) - Number(b)),
    );
    const page = await listDiscovered(kitchen, admin, { first: 1, offset: 1 });
    expect(page.data.list).toEqual(all.slice(1, 2));
  });

  test.each([
    [{ calories: 9_000 }, ['calories']],
    [{ protein: -1, climate: 1_000 }, ['protein', 'climate']],
    [{ calories: 0 }, ['calories']],
    [{ foodId: 'constructor' }, ['foodId']],
    [{ foodId: 'parsnip', calories: 80 }, ['foodId']],
    [{ foodId: 'parsnip', nothing: true }, ['foodId']],
  ])('is told why %j cannot be', async (figures, fields) => {
    const id = (await discoveredOf(kitchen, 'galebean'))?.id ?? (await discovered('galebean'));
    const { errors } = await verify(kitchen, admin, id, figures);
    expect(errors?.[0]?.extensions).toMatchObject({
      status: 422,
      code: 'DISCOVERED_FIGURES_INVALID',
    });
    expect(Object.keys(errors![0]!.extensions.fields!)).toEqual(fields);
    expect(await discoveredOf(kitchen, 'galebean')).toMatchObject({ verified: false });
  });

  test.each([
    ['no number', 400],
    ['99999999999999999999', 400],
    ['12', 404],
  ])('finds nothing under the id %j', async (id, status) => {
    expect((await verify(kitchen, admin, id)).errors?.[0]?.extensions.status).toBe(status);
  });

  test.each([{ first: 0 }, { first: 101 }, { offset: -1 }])('gets no page of %j', async (page) => {
    const { errors } = await listDiscovered(kitchen, admin, page);
    expect(errors?.[0]?.extensions.status).toBe(422);
  });
});

test('what is corrected counts in the recipes that were analysed before, of whichever cook', async () => {
  await discovered('irongrain');
  const worker = await kitchen.startWorker();
  const cook = newCook();
  const analysed = () => nextAnalysed(kitchen, cook);
  const first = analysed();
  const { data } = await kitchen.askRecipes<{ recipe: { id: string } }>(
    cook,
    'mutation ($input: RecipeInput!) { recipe: createRecipe(input: $input) { id } }',
    { input: { title: 'Porridge', servings: 1, ingredientText: '100 g irongrain' } },
  );
  await first;
  const calories = async () =>
    (
      await kitchen.askRecipes<{ recipe: { nutritionSummary: { calories: number } | null } }>(
        cook,
        'query ($id: ID!) { recipe(id: $id) { nutritionSummary { calories } } }',
        { id: data.recipe.id },
      )
    ).data.recipe.nutritionSummary?.calories;
  expect(await calories()).toBe(200);
  const { id } = (await discoveredOf(kitchen, 'irongrain'))!;
  for (const [figures, expected] of [
    [{ calories: 150, fat: 3 }, 150],
    [{ nothing: true }, undefined],
    [{ calories: 120 }, 120],
  ] as const) {
    const again = analysed();
    await verify(kitchen, admin, id, figures);
    await again;
    expect(await calories()).toBe(expected);
  }
  await worker.stop();
});

test.each([
  ['a cook', newCook(), 404],
  ['nobody', null, 401],
])('%s neither sees nor verifies what was discovered', async (_who, who, status) => {
  const id = await discovered(`hopplum ${status}`);
  expect((await listDiscovered(kitchen, who)).errors?.[0]?.extensions.status).toBe(status);
  expect((await verify(kitchen, who, id)).errors?.[0]?.extensions.status).toBe(status);
  expect(await discoveredOf(kitchen, `hopplum ${status}`)).toMatchObject({ verified: false });
});
