import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';
import type { KeptRecipe, RecipeKitchen, TestCook } from './recipe-kitchen.ts';

let kitchen: RecipeKitchen;
beforeAll(async () => void (kitchen = await startRecipeKitchen()));
afterAll(() => kitchen.close());

const REUSED = { status: 422, code: 'IDEMPOTENCY_KEY_REUSED' };
const create = (cook: TestCook, input: object, key: string) =>
  cook.ask<{ recipe: KeptRecipe }>(
    'mutation ($input: RecipeInput!, $key: String) { recipe: createRecipe(input: $input, idempotencyKey: $key) { id title } }',
    { input, key },
  );
const duplicate = (cook: TestCook, id: string, key: string) =>
  cook.ask<{ recipe: KeptRecipe }>(
    'mutation ($id: ID!, $key: String) { recipe: duplicateRecipe(id: $id, idempotencyKey: $key) { id title } }',
    { id, key },
  );
const keepTemplate = (cook: TestCook, id: string, key: string) =>
  cook.ask(
    'mutation ($id: ID!, $key: String) { keepRecipeTemplate(recipeId: $id, idempotencyKey: $key) { id } }',
    { id, key },
  );
const importFile = (cook: TestCook, fileKey: string, key: string) =>
  cook.ask(
    'mutation ($fileKey: String!, $key: String) { importLibrary(fileKey: $fileKey, fileName: "a.json", idempotencyKey: $key) { id } }',
    { fileKey, key },
  );
const useElsewhere = (ownerId: string, key: string, asked: string) =>
  kitchen.askAsService(
    'mutation ($ownerId: String!, $key: String!, $asked: String!) { useIdempotencyKey(ownerId: $ownerId, key: $key, asked: $asked) }',
    { ownerId, key, asked },
  );
const titlesOf = async (cook: TestCook) =>
  (
    await cook.ask<{ recipes: { nodes: KeptRecipe[] } }>('{ recipes { nodes { title } } }')
  ).data.recipes.nodes
    .map(({ title }) => title)
    .sort();

/** Every request that takes a key, of a cook who has one recipe. */
const requests: [string, (cook: TestCook, id: string, key: string) => Promise<unknown>][] = [
  ['a recipe', (cook, _id, key) => create(cook, { title: 'Broth' }, key)],
  ['a copy', (cook, id, key) => duplicate(cook, id, key)],
  ['a template', (cook, id, key) => keepTemplate(cook, id, key)],
  ['a library file', async (cook, _id, key) => importFile(cook, await cook.upload('{}'), key)],
  ['an import of intake', (cook, _id, key) => useElsewhere(cook.id, key, 'a text')],
];

describe('a key that was used', () => {
  test.each(
    requests.flatMap(([first, useFor]) =>
      requests
        .filter(([then]) => then !== first)
        .map(([then, useAgain]) => [first, then, useFor, useAgain] as const),
    ),
  )('for %s is refused for %s', async (_first, _then, useFor, useAgain) => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create();
    expect(await useFor(cook, id, 'k')).toMatchObject({ failure: undefined });
    expect(await useAgain(cook, id, 'k')).toMatchObject({ failure: REUSED });
    // Others have keys of their own.
    const other = await kitchen.newCook();
    expect(await useAgain(other, (await other.create()).id, 'k')).toMatchObject({
      failure: undefined,
    });
  });

  test('for a recipe is refused for another one, and changes and announces nothing', async () => {
    const cook = await kitchen.newCook();
    await create(cook, { title: 'Broth', servings: 2 }, 'k');
    const image = await cook.upload();
    expect((await create(cook, { title: 'Broth', imageKey: image }, 'k')).failure).toMatchObject(
      REUSED,
    );
    expect(await titlesOf(cook)).toEqual(['Broth']);
    // The upload that came with it can still be used, with a key of its own.
    expect((await create(cook, { title: 'Soup', imageKey: image }, 'l')).failure).toBeUndefined();
  });

  test('for a recipe answers the same request in any order of its fields', async () => {
    const cook = await kitchen.newCook();
    const first = await create(cook, { title: 'Broth', servings: 2, tags: ['a', 'b'] }, 'k');
    const again = await create(cook, { tags: ['a', 'b'], servings: 2, title: 'Broth' }, 'k');
    expect(again.data).toEqual(first.data);
    expect(
      (await create(cook, { title: 'Broth', servings: 2, tags: ['b', 'a'] }, 'k')).failure,
    ).toMatchObject(REUSED);
  });

  test('for the copy of one recipe is refused for that of another', async () => {
    const cook = await kitchen.newCook();
    const [one, two] = [await cook.create(), await cook.create({ title: 'Soup' })];
    const copy = await duplicate(cook, one.id, 'k');
    expect((await duplicate(cook, two.id, 'k')).failure).toMatchObject(REUSED);
    expect((await duplicate(cook, one.id, 'k')).data).toEqual(copy.data);
    expect(await titlesOf(cook)).toEqual(['Risotto', 'Risotto (copy)', 'Soup']);
  });
});

test('of two requests with one key at the same moment one is granted', async () => {
  const cook = await kitchen.newCook();
  const { id } = await cook.create();
  const answers = await Promise.all([
    create(cook, { title: 'Broth' }, 'k'),
    create(cook, { title: 'Soup' }, 'k'),
    duplicate(cook, id, 'k'),
  ]);
  expect(answers.filter(({ failure }) => !failure)).toHaveLength(1);
  for (const { failure } of answers) if (failure) expect(failure).toMatchObject(REUSED);
  expect(await titlesOf(cook)).toHaveLength(2);
});

test('a request that was refused leaves its key free', async () => {
  const cook = await kitchen.newCook();
  expect((await create(cook, { title: ' ' }, 'k')).failure).toMatchObject({ status: 422 });
  expect((await duplicate(cook, '1', 'k')).failure).toMatchObject({ status: 404 });
  expect((await create(cook, { title: 'Broth' }, 'k')).failure).toBeUndefined();
});

test('a key is not used by cooks for others', async () => {
  const cook = await kitchen.newCook();
  expect(
    (await cook.ask('mutation { useIdempotencyKey(ownerId: "someone", key: "k", asked: "this") }'))
      .failure,
  ).toMatchObject({ status: 401 });
});
