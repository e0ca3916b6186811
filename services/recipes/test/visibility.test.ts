import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { KeptRecipe, RecipeKitchen, TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let ida: TestCook;
let eve: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  ida = await kitchen.newCook('Ida');
  eve = await kitchen.newCook('Eve');
});
afterAll(() => kitchen.close());

const SWITCH = `mutation ($ids: [ID!]!, $visibility: RecipeVisibility!) {
  recipes: setRecipeVisibility(ids: $ids, visibility: $visibility) { id visibility version updatedBy }
}`;
const switchTo = (cook: TestCook, visibility: string, ids: readonly string[]) =>
  cook.ask<{ recipes: Pick<KeptRecipe, 'id' | 'version'>[] }>(SWITCH, { ids, visibility });
const visibilityOf = async (id: string) => (await ida.recipe(id))['visibility'];
const READ = 'query ($id: ID!) { recipe(id: $id) { title visibility } }';

test('a new recipe is private; once its owner makes it public everybody reads it, until it is private again', async () => {
  const { id } = await ida.create();
  expect(await visibilityOf(id)).toBe('private');
  expect((await kitchen.visit(READ, { id })).failure).toMatchObject({ status: 401 });
  const announced = kitchen.next('recipe.changed', { id });
  expect((await switchTo(ida, 'public', [id])).data).toEqual({
    recipes: [{ id, visibility: 'public', version: 2, updatedBy: 'Ida' }],
  });
  expect(await announced).toMatchObject({ actor: { id: ida.id }, data: { ownerId: ida.id } });
  const shown = { recipe: { title: 'Risotto', visibility: 'public' } };
  expect((await kitchen.visit(READ, { id })).data).toEqual(shown);
  expect((await eve.ask(READ, { id })).data).toEqual(shown);
  await switchTo(ida, 'private', [id]);
  expect((await kitchen.visit(READ, { id })).failure).toMatchObject({ status: 401 });
  expect((await eve.ask(READ, { id })).failure).toMatchObject({ code: 'RECIPE_NOT_FOUND' });
});

test('many are switched at once, those that are so already stay as they are, and one that is named twice is switched once', async () => {
  const [one, other, magic] = await Promise.all([
    ida.create(),
    ida.create(),
    ida.create({ generated: true }),
  ]);
  await switchTo(ida, 'public', [one.id]);
  const { data } = await switchTo(ida, 'public', [one.id, other.id, magic.id, other.id]);
  expect(data.recipes).toMatchObject([
    { id: one.id, version: 2 },
    { id: other.id, version: 2 },
    { id: magic.id, version: 2 },
  ]);
  expect((await switchTo(ida, 'public', [])).data).toEqual({ recipes: [] });
});

test('an edit in the meantime and the switch both stand', async () => {
  const { id } = await ida.create();
  await Promise.all([
    switchTo(ida, 'public', [id]),
    ida.update(id, { title: 'Risotto bianco' }),
    ida.update(id, { servings: 2 }),
  ]);
  expect(await ida.recipe(id)).toMatchObject({
    title: 'Risotto bianco',
    servings: 2,
    visibility: 'public',
    version: 4,
  });
});

test("another's recipe is refused, and not found where it is not seen, and then none is switched", async () => {
  const [own, hidden, shown] = [await eve.create(), await ida.create(), await ida.create()];
  await switchTo(ida, 'public', [shown.id]);
  for (const id of [hidden.id, '123'])
    expect((await switchTo(eve, 'public', [own.id, id])).failure).toMatchObject({
      code: 'RECIPE_NOT_FOUND',
      status: 404,
    });
  for (const visibility of ['public', 'private'] as const)
    expect((await switchTo(eve, visibility, [own.id, shown.id])).failure).toMatchObject({
      code: 'RECIPE_NOT_YOURS',
      status: 403,
      message: 'This recipe belongs to somebody else. Only its owner decides who can see it.',
    });
  expect((await eve.recipe(own.id))['visibility']).toBe('private');
  expect(await visibilityOf(shown.id)).toBe('public');
  expect(
    (await kitchen.visit(SWITCH, { ids: [own.id], visibility: 'public' })).failure,
  ).toMatchObject({ status: 401 });
});

test('an archived recipe becomes private, not public', async () => {
  const [shown, hidden] = [await ida.create(), await ida.create()];
  await switchTo(ida, 'public', [shown.id]);
  await Promise.all([shown, hidden].map(({ id }) => ida.act('archiveRecipe', id)));
  expect((await switchTo(ida, 'public', [hidden.id])).failure).toMatchObject({
    code: 'RECIPE_ARCHIVED',
    status: 409,
  });
  await switchTo(ida, 'private', [shown.id]);
  expect(await visibilityOf(shown.id)).toBe('private');
});

test('no more than a hundred are switched at once, and what is no id is refused', async () => {
  const { id } = await ida.create();
  expect((await switchTo(ida, 'public', Array(101).fill(id))).failure).toMatchObject({
    code: 'TOO_MANY_RECIPES',
    status: 422,
  });
  expect((await switchTo(ida, 'public', ['../etc'])).failure).toMatchObject({ status: 400 });
  expect(await visibilityOf(id)).toBe('private');
});
