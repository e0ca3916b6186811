import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RecipeKitchen, TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

const TOTALS = '{ recipeTotals { total last30Days } }';
const COUNT = `query ($ids: [_Any!]!) {
  _entities(representations: $ids) { ... on AdminUser { recipeCount } }
}`;

let kitchen: RecipeKitchen;
let ida: TestCook;
let administrator: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  ida = await kitchen.newCook('Ida');
  administrator = await kitchen.newCook('Ada', { isAdmin: true });
});
afterAll(() => kitchen.close());

const countOf = (cook: TestCook, asked = administrator) =>
  asked.ask<{ _entities: { recipeCount: number }[] }>(COUNT, {
    ids: [{ __typename: 'AdminUser', id: cook.id }],
  });

test('counts of all cooks are for administrators alone', async () => {
  expect((await kitchen.visit(TOTALS)).failure).toMatchObject({ status: 401 });
  expect((await ida.ask(TOTALS)).failure).toMatchObject({ code: 'NOT_FOUND' });
  expect((await countOf(ida, ida)).failure).toMatchObject({ code: 'NOT_FOUND' });
});

test('recipes are counted, the archived too, those that are deleted not, and apart those of the last 30 days', async () => {
  const [kept, archived, deleted, old] = await Promise.all([
    ida.create(),
    ida.create(),
    ida.create(),
    ida.create(),
  ]);
  await ida.act('archiveRecipe', archived.id);
  await ida.act('archiveRecipe', deleted.id);
  await ida.act('deleteRecipe', deleted.id);
  await kitchen.documents
    .collection('recipes')
    .updateOne(
      { _id: Number(old.id) as never },
      { $set: { createdAt: new Date(Date.now() - 31 * 24 * 3_600_000) } },
    );
  expect(kept.id).not.toBe(old.id);
  expect((await administrator.ask(TOTALS)).data).toEqual({
    recipeTotals: { total: 3, last30Days: 2 },
  });
  expect((await countOf(ida)).data._entities).toEqual([{ recipeCount: 3 }]);
  expect((await countOf(administrator)).data._entities).toEqual([{ recipeCount: 0 }]);
});
