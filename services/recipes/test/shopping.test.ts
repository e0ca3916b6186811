import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RecipeKitchen, TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

interface List {
  recipeTitle: string;
  servings: number;
  ingredientCount: number;
  items: string[];
  aisles: { name: string; items: { name: string; amount: string; lines: string[] }[] }[];
}

let kitchen: RecipeKitchen;
let ida: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  ida = await kitchen.newCook('Ida');
});
afterAll(() => kitchen.close());

const shop = (id: string, servings: unknown) =>
  ida.ask<{ list: List }>(
    'query ($id: ID!, $servings: Int!) { list: recipeShoppingList(id: $id, servings: $servings) { recipeTitle servings servingsStated ingredientCount items aisles { name items { name amount lines } } } }',
    { id, servings },
  );

describe('what to buy for a recipe', () => {
  test('is for so many servings, merged and by aisle, and changes nothing', async () => {
    const recipe = await ida.create({
      title: 'Broth',
      servings: 2,
      ingredientText: '200 g butter\n1 onion\n\nTo finish:\n50 g butter',
    });
    const {
      data: { list },
    } = await shop(recipe.id, 3);
    expect(list).toMatchObject({
      recipeTitle: 'Broth',
      servings: 3,
      servingsStated: true,
      ingredientCount: 3,
    });
    const bought = list.aisles.flatMap(({ items }) => items);
    expect(bought).toHaveLength(2);
    expect(bought).toContainEqual({
      name: 'butter',
      amount: '375 g',
      lines: ['200 g butter', '50 g butter'],
    });
    expect(list.items).toContain('375 g butter');
    expect(await ida.recipe(recipe.id)).toEqual(recipe);
  });

  test('speaks English where that is asked for, as far as the recipe has a translation that states the same', async () => {
    const { id } = await ida.keepImported({
      title: 'Zwiebelsuppe',
      languageCode: 'de',
      servings: 2,
      ingredients: [{ name: null, lines: ['2 Zwiebeln', '100 g Butter', '1 l Gemüsebrühe'] }],
      translatedTitle: 'Onion soup',
      translatedIngredients: ['2 onions', '4 oz butter', '1 l vegetable stock'],
    });
    const inEnglish = async (translated: boolean) => {
      const { data } = await ida.ask<{ list: List }>(
        `query ($id: ID!) { list: recipeShoppingList(id: $id, servings: 4, translated: ${translated}) { recipeTitle items } }`,
        { id },
      );
      return [data.list.recipeTitle, ...data.list.items.toSorted()];
    };
    expect(await inEnglish(false)).toEqual([
      'Zwiebelsuppe',
      '2 l Gemüsebrühe',
      '200 g Butter',
      '4 Zwiebeln',
    ]);
    expect(await inEnglish(true)).toEqual([
      'Onion soup',
      '2 l vegetable stock',
      '200 g Butter',
      '4 onions',
    ]);
  });

  test('is in the units asked for', async () => {
    const { id } = await ida.create({
      title: 'Custard',
      servings: 2,
      ingredientText: '1 cup cream\n2-inch piece ginger',
    });
    const inUnits = (units: string) =>
      ida.ask<{ list: List }>(
        `query ($id: ID!) { list: recipeShoppingList(id: $id, servings: 2, units: ${units}) { items } }`,
        { id },
      );
    expect((await inUnits('imperial')).data.list.items.toSorted()).toEqual([
      '1 cup cream',
      '2 in ginger',
    ]);
    for (const units of ['metric', 'null'])
      expect((await inUnits(units)).data.list.items.toSorted()).toEqual([
        '240 ml cream',
        '5 cm ginger',
      ]);
    expect((await inUnits('furlong')).failure).toMatchObject({ status: 400 });
  });

  test('is empty for a recipe without ingredients', async () => {
    expect((await shop((await ida.create()).id, 1)).data.list).toMatchObject({
      ingredientCount: 0,
      items: [],
      aisles: [],
    });
  });

  test.each([0, -2, 1_001])('for %p servings is refused in one sentence', async (servings) => {
    expect((await shop((await ida.create()).id, servings)).failure).toEqual({
      message: 'Servings must be a whole number from 1 to 1000.',
      code: 'SERVINGS_INVALID',
      status: 422,
      fields: { servings: 'must be a whole number from 1 to 1000' },
    });
  });

  test.each([1.5, null, 'four', Number.NaN])('for %p servings is no request', async (servings) => {
    expect((await shop((await ida.create()).id, servings)).failure).toMatchObject({
      code: 'BAD_USER_INPUT',
      status: 400,
    });
  });

  test('is for who has signed in, of a recipe that is there', async () => {
    expect((await shop('1', 2)).failure).toMatchObject({ code: 'RECIPE_NOT_FOUND' });
    expect((await shop('x', 2)).failure).toMatchObject({
      message: 'Invalid recipe URL',
      status: 400,
    });
    expect(
      (await kitchen.visit('{ recipeShoppingList(id: "1", servings: 2) { servings } }')).failure,
    ).toMatchObject({ status: 401 });
  });
});
