import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer, RecipeKitchen, TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
});
afterAll(() => kitchen.close());

interface SeenCollection {
  owner: { id: string };
  complete: boolean;
  recipeCount: number;
  mainCount: number;
  dessertCount: number;
  recipes: {
    nodes: { title: string; comments: string }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const COLLECTION = `query ($ownerId: ID!, $first: Int, $after: String) {
  collection(ownerId: $ownerId) {
    owner { id } complete recipeCount mainCount dessertCount
    recipes(first: $first, after: $after) { nodes { title comments } totalCount pageInfo { hasNextPage endCursor } }
  }
}`;
const seen = async (by: TestCook | null, ownerId: string, page: object = {}) => {
  const ask = (by ? by.ask : kitchen.visit) as (
    query: string,
    variables: object,
  ) => Promise<Answer<{ collection: SeenCollection }>>;
  const { data, failure } = await ask(COLLECTION, { ownerId, ...page });
  if (failure) throw new Error(`${failure.code}: ${failure.message}`);
  return data.collection;
};
const titles = ({ recipes }: SeenCollection) => recipes.nodes.map(({ title }) => title);
const publish = (...recipes: { id: string }[]) =>
  kitchen.documents
    .collection('recipes')
    .updateMany(
      { _id: { $in: recipes.map(({ id }) => Number(id)) as never[] } },
      { $set: { visibility: 'public' } },
    );

/** A cook with a private main dish, a public dessert and starter, and what is archived. */
async function withRecipes(): Promise<TestCook> {
  const anna = await kitchen.newCook('Anna');
  await anna.create({ title: 'Ragù', category: 'main', comments: 'Ours.' });
  const tart = await anna.create({ title: 'Tart', category: 'dessert', comments: 'Less sugar.' });
  const soup = await anna.create({ title: 'Soup', category: 'starter' });
  const old = await anna.create({ title: 'Old pie', category: 'main' });
  await anna.act('archiveRecipe', old.id);
  await publish(tart, soup, old);
  return anna;
}

describe('a collection', () => {
  test('shows a visitor and a stranger what is public and not archived, without what is its owner’s', async () => {
    const anna = await withRecipes();
    for (const reader of [null, await kitchen.newCook('Stig')]) {
      const collection = await seen(reader, anna.id);
      expect(collection).toMatchObject({
        owner: { id: anna.id },
        complete: false,
        recipeCount: 2,
        mainCount: 0,
        dessertCount: 1,
        recipes: { totalCount: 2 },
      });
      expect(titles(collection)).toEqual(['Soup', 'Tart']);
      expect(collection.recipes.nodes.map(({ comments }) => comments)).toEqual(['', '']);
    }
  });

  test('shows its owner and whoever works in it all that is not archived, until that ends', async () => {
    const anna = await withRecipes();
    const ben = await kitchen.newCook('Ben');
    const end = await kitchen.collaborate(anna, ben);
    for (const reader of [anna, ben]) {
      const collection = await seen(reader, anna.id);
      expect(collection).toMatchObject({
        complete: true,
        recipeCount: 3,
        mainCount: 1,
        dessertCount: 1,
      });
      expect(titles(collection)).toEqual(['Soup', 'Tart', 'Ragù']);
    }
    // The owner of a collection sees no more of its collaborators' own.
    expect(await seen(anna, ben.id)).toMatchObject({ complete: false, recipeCount: 0 });
    await end();
    expect(titles(await seen(ben, anna.id))).toEqual(['Soup', 'Tart']);
  });

  test('is read page by page', async () => {
    const anna = await withRecipes();
    const first = await seen(null, anna.id, { first: 1 });
    expect([titles(first), first.recipes.pageInfo.hasNextPage]).toEqual([['Soup'], true]);
    const second = await seen(null, anna.id, {
      first: 1,
      after: first.recipes.pageInfo.endCursor,
    });
    expect([titles(second), second.recipes.pageInfo.hasNextPage]).toEqual([['Tart'], false]);
    for (const page of [{ first: 0 }, { first: 101 }, { after: 'nowhere' }])
      await expect(seen(null, anna.id, page)).rejects.toThrow(/PAGE_SIZE_INVALID|CURSOR_INVALID/);
  });

  test('of nobody is empty', async () => {
    for (const ownerId of ['nobody', '', '$ne', 'x'.repeat(10_000)])
      expect(await seen(null, ownerId)).toMatchObject({ complete: false, recipeCount: 0 });
  });
});
