import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RecipeKitchen, TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

interface Template {
  id: string;
  title: string;
  [field: string]: unknown;
}

let kitchen: RecipeKitchen;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
});
afterAll(() => kitchen.close());

const TEMPLATE =
  'id title description ingredientText instructions { step instruction group } tags category dietaryCategory prepTime cookTime servings servingsStated createdAt';
const keep = (cook: TestCook, recipeId: string, title?: string, key?: string) =>
  cook.ask<{ template: Template }>(
    `mutation ($recipeId: ID!, $title: String, $key: String) { template: keepRecipeTemplate(recipeId: $recipeId, title: $title, idempotencyKey: $key) { ${TEMPLATE} } }`,
    { recipeId, title, key },
  );
const list = async (cook: TestCook) =>
  (await cook.ask<{ recipeTemplates: Template[] }>(`{ recipeTemplates { ${TEMPLATE} } }`)).data
    .recipeTemplates;
const read = (cook: TestCook, id: string) =>
  cook.ask<{ recipeTemplate: Template }>(
    `query ($id: ID!) { recipeTemplate(id: $id) { ${TEMPLATE} } }`,
    { id },
  );
const remove = (cook: TestCook, id: string) =>
  cook.ask('mutation ($id: ID!) { deleteRecipeTemplate(id: $id) }', { id });

describe('a template', () => {
  test('holds what a recipe is written from, and nothing of its history', async () => {
    const cook = await kitchen.newCook();
    const recipe = await cook.create({
      title: 'Soup',
      description: 'Any soup.',
      ingredientText: '1 l stock\n\nTo finish:\n1 lemon',
      instructions: [{ instruction: 'Simmer.', group: 'Soup' }],
      tags: ['soup'],
      category: 'starter',
      prepTime: '10',
      cookTime: '30',
      servings: 2,
      comments: 'Mine.',
    });
    const { data } = await keep(cook, recipe.id);
    expect(data.template).toEqual({
      id: expect.stringMatching(/^\d+$/),
      title: 'Soup',
      description: 'Any soup.',
      ingredientText: '1 l stock\n\nTo finish:\n1 lemon',
      instructions: [{ step: 1, instruction: 'Simmer.', group: 'Soup' }],
      tags: ['soup'],
      category: 'starter',
      dietaryCategory: null,
      prepTime: 'PT10M',
      cookTime: 'PT30M',
      servings: 2,
      servingsStated: true,
      createdAt: expect.any(String),
    });
    expect((await read(cook, data.template.id)).data.recipeTemplate).toEqual(data.template);
    // It stays when the recipe changes or goes.
    await cook.update(recipe.id, { title: 'Stew' });
    expect((await read(cook, data.template.id)).data.recipeTemplate.title).toBe('Soup');
  });

  test('of a generated recipe is not generated', async () => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create({ generated: true, tags: ['rice'] });
    expect((await keep(cook, id, ' My  risotto ')).data.template).toMatchObject({
      title: 'My risotto',
      tags: ['rice'],
    });
  });

  test('stands among the others by title, and goes alone', async () => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create();
    for (const title of ['Zabaione', 'äpfel', 'Soup 10', 'Soup 9']) await keep(cook, id, title);
    const all = await list(cook);
    expect(all.map(({ title }) => title)).toEqual(['äpfel', 'Soup 9', 'Soup 10', 'Zabaione']);
    expect((await remove(cook, all[0]!.id)).data).toEqual({ deleteRecipeTemplate: true });
    expect((await remove(cook, all[0]!.id)).failure).toEqual({
      message: 'This template does not exist or has been removed.',
      code: 'TEMPLATE_NOT_FOUND',
      status: 404,
    });
    expect(await list(cook)).toHaveLength(3);
    expect((await cook.recipe(id)).title).toBe('Risotto');
  });

  test('with one key is kept once, one after the other or several times at once, also when its recipe is gone since', async () => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create();
    const first = (await keep(cook, id, 'Base', 'one click')).data.template;
    expect((await keep(cook, id, 'Base', 'one click')).data.template).toEqual(first);
    const others = await Promise.all(
      Array.from({ length: 4 }, () => keep(cook, id, undefined, 'another click')),
    );
    expect(new Set(others.map(({ data }) => data.template.id)).size).toBe(1);
    expect(await list(cook)).toHaveLength(2);
    await cook.act('archiveRecipe', id);
    await cook.act('deleteRecipe', id);
    expect((await keep(cook, id, 'Base', 'one click')).data.template).toEqual(first);
    // The keys of others are their own.
    const marco = await kitchen.newCook();
    expect(
      (await keep(marco, (await marco.create({ title: 'Toast' })).id, undefined, 'one click')).data
        .template.title,
    ).toBe('Toast');
  });

  test('is refused with the key of another request, and with one that is none', async () => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create();
    await keep(cook, id, 'Base', 'one click');
    for (const [recipeId, title] of [
      [id, 'Other'],
      [id, undefined],
      [(await cook.create()).id, 'Base'],
    ] as const) {
      expect((await keep(cook, recipeId, title, 'one click')).failure).toEqual({
        message:
          'This idempotency key was used for another request. Send this one with a key of its own.',
        code: 'IDEMPOTENCY_KEY_REUSED',
        status: 422,
        fields: { idempotencyKey: 'was used for another request' },
      });
    }
    for (const key of ['', ' ', 'k'.repeat(201)])
      expect((await keep(cook, id, 'Base', key)).failure).toMatchObject({
        code: 'IDEMPOTENCY_KEY_INVALID',
        status: 422,
      });
    expect(await list(cook)).toHaveLength(1);
  });

  test('that was deleted can be asked for again with its key; one that was refused leaves it free', async () => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create();
    const kept = (await keep(cook, id, 'Base', 'one click')).data.template;
    await remove(cook, kept.id);
    expect((await keep(cook, id, 'Base', 'one click')).data.template.title).toBe('Base');
    expect((await keep(cook, id, 'a'.repeat(301), 'second click')).failure).toMatchObject({
      code: 'RECIPE_INVALID',
    });
    expect((await keep(cook, id, 'Base', 'second click')).data.template.title).toBe('Base');
  });

  test("is its owner's alone", async () => {
    const [cook, eve] = [await kitchen.newCook(), await kitchen.newCook()];
    const { data } = await keep(cook, (await cook.create()).id);
    for (const answer of [await read(eve, data.template.id), await remove(eve, data.template.id)])
      expect(answer.failure).toMatchObject({ code: 'TEMPLATE_NOT_FOUND' });
    expect(await list(eve)).toEqual([]);
    expect((await kitchen.visit('{ recipeTemplates { id } }')).failure).toMatchObject({
      status: 401,
    });
    expect(await list(cook)).toHaveLength(1);
  });

  test('is refused with a title that is too long, and named by no id that is none', async () => {
    const cook = await kitchen.newCook();
    expect((await keep(cook, (await cook.create()).id, 'a'.repeat(301))).failure).toMatchObject({
      status: 422,
      fields: { title: 'must have at most 300 characters' },
    });
    for (const id of ['', 'x', 'magic_1', '1e3'])
      expect((await read(cook, id)).failure).toMatchObject({
        code: 'INVALID_TEMPLATE_ID',
        status: 400,
      });
  });
});
