import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { KeptRecipe, RecipeKitchen, TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let ida: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  ida = await kitchen.newCook('Ida');
});
afterAll(() => kitchen.close());

test.each<[string, () => Promise<KeptRecipe>]>([
  ['written by hand', () => ida.create({ title: 'Broth' })],
  ['imported', () => ida.keepImported({ title: 'Broth' })],
  ['generated', () => ida.create({ title: 'Broth', generated: true })],
  [
    'archived',
    async () => {
      const recipe = await ida.create({ title: 'Broth' });
      await ida.act('archiveRecipe', recipe.id);
      return recipe;
    },
  ],
])(
  'a recipe that was %s is kept as a template, among the templates and not among the recipes',
  async (_how, make) => {
    const { id } = await make();
    const recipes = await kitchen.documents.collection('recipes').countDocuments();
    const { data } = await ida.ask<{ template: { id: string; title: string } }>(
      'mutation ($recipeId: ID!) { template: keepRecipeTemplate(recipeId: $recipeId) { id title } }',
      { recipeId: id },
    );
    expect(data.template.title).toBe('Broth');
    expect(
      await kitchen.documents
        .collection('recipe_templates')
        .findOne({ _id: Number(data.template.id) as never }),
    ).toMatchObject({ ownerId: ida.id, title: 'Broth' });
    expect(await kitchen.documents.collection('recipes').countDocuments()).toBe(recipes);
  },
);
