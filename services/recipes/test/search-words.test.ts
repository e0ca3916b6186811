import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RecipeKitchen, TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let ida: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  ida = await kitchen.newCook('Ida');
  for (const recipe of LIBRARY) await ida.create(recipe);
});
afterAll(() => kitchen.close());

const LIBRARY = [
  {
    title: 'Crème brûlée',
    description: 'Für Gäste.',
    tags: ['Fête'],
    ingredientText: '6 egg yolks\n4 dl cream',
  },
  { title: 'Sunday pot', ingredientText: '1 chicken\n2 leeks\n1 tsp salt\n2 tbsp olive oil' },
  { title: 'Barley soup', ingredientText: '1 l chicken stock\n200 g barley\nwater' },
  { title: 'Kürbislasagne', ingredientText: '1 Kürbis\n300 g penne' },
];

test.each([
  ['creme brulee', ['Crème brûlée']],
  ['CRÈME', ['Crème brûlée']],
  ['gaste', ['Crème brûlée']],
  ['fete', ['Crème brûlée']],
  ['kurbis', ['Kürbislasagne']],
  ['kuerbis', ['Kürbislasagne']],
  ['barlay', ['Barley soup']],
  ['leek', ['Sunday pot']],
  ['leak', []],
  ['chicken', ['Sunday pot']],
  ['poultry', ['Sunday pot']],
  ['poulet', ['Sunday pot']],
  ['pasta', ['Kürbislasagne']],
  ['chicken stock', ['Barley soup']],
  ['salt', []],
  ['oil', []],
  ['water', []],
  ['  barley  ', ['Barley soup']],
])('the server finds "%s"', async (search, expected) => {
  const {
    data: { recipes, libraryCounts },
  } = await ida.ask<{
    recipes: { nodes: { title: string }[]; totalCount: number };
    libraryCounts: { found: number };
  }>(
    'query ($search: String) { recipes(sort: title, filter: { search: $search }) { nodes { title } totalCount } libraryCounts(search: $search) { found } }',
    { search },
  );
  expect(recipes.nodes.map(({ title }) => title)).toEqual(expected);
  expect([recipes.totalCount, libraryCounts.found]).toEqual([expected.length, expected.length]);
});
