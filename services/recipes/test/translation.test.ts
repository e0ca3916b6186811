import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';
import type { KeptRecipe, RecipeKitchen, TestCook } from './recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let ida: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  ida = await kitchen.newCook();
});
afterAll(() => kitchen.close());

const missingOf = async ({ id }: KeptRecipe) =>
  (
    await kitchen.askAsService<{ missing: unknown }>(
      'query ($id: ID!) { missing: recipeToTranslate(recipeId: $id, generated: false) { languageCode title ingredients instructions } }',
      { id },
    )
  ).data.missing;
const words = (original: string, english: string) => ({ original, english });
const KEEP =
  'mutation ($id: ID!, $translations: RecipeTranslationsInput!) { keepRecipeTranslations(recipeId: $id, generated: false, translations: $translations) }';
const keep = ({ id }: KeptRecipe, translations: object) =>
  kitchen.askAsService(KEEP, {
    id,
    translations: { title: null, ingredients: [], instructions: [], ...translations },
  });
const requested = (subject: string, { id }: TestCook) =>
  nextMessage(kitchen.bus, subject, ({ data }) => (data as { ownerId: string }).ownerId === id);

const pancakes = {
  title: 'Pfannkuchen',
  ingredientText: '250 g Mehl\n3 Eier\n1 Prise Zauberstaub',
  instructions: [
    { instruction: 'Das Mehl mit den Eiern und der Milch verrühren.' },
    { instruction: 'In einer Pfanne backen.' },
  ],
};
const inEnglish = {
  title: words('Pfannkuchen', 'Pancakes'),
  ingredients: [words('1 Prise Zauberstaub', '1 pinch magic dust')],
  instructions: [
    words('Das Mehl mit den Eiern und der Milch verrühren.', 'Whisk flour, eggs and milk.'),
    words('In einer Pfanne backen.', 'Fry in a pan.'),
  ],
};

describe('words that were written', () => {
  test('in another language are asked to be translated, as far as a table cannot say them', async () => {
    const cook = await kitchen.newCook();
    const asked = requested('recipe-translation.requested', cook);
    const recipe = await cook.create(pancakes);
    expect((await asked).data).toEqual({
      recipeId: Number(recipe.id),
      generated: false,
      ownerId: cook.id,
    });
    expect(await missingOf(recipe)).toEqual({
      languageCode: 'de',
      title: 'Pfannkuchen',
      ingredients: ['1 Prise Zauberstaub'],
      instructions: pancakes.instructions.map(({ instruction }) => instruction),
    });
  });

  test('are asked for by an edit, of which only the step that changed is missing then', async () => {
    const cook = await kitchen.newCook();
    const recipe = await cook.create(pancakes);
    await keep(recipe, inEnglish);
    expect(await missingOf(recipe)).toBeNull();
    const asked = requested('recipe-translation.requested', cook);
    const { data } = await cook.update(recipe.id, {
      instructions: [pancakes.instructions[0]!, { instruction: 'In Butter backen.' }],
    });
    await asked;
    expect(data.recipe.translatedInstructions).toEqual([
      'Whisk flour, eggs and milk.',
      'In Butter backen.',
    ]);
    expect(await missingOf(recipe)).toMatchObject({
      ingredients: [],
      instructions: ['In Butter backen.'],
    });
  });

  test.each([
    ['in English', { title: 'Pancakes', ingredientText: '250 g flour\n3 eggs' }],
    ['in no language that is known', { title: 'Zzz' }],
  ])('%s are not asked for', async (_case, input) => {
    const cook = await kitchen.newCook();
    const asked = requested('recipe-translation.requested', cook);
    const recipe = await cook.create(input);
    const foreign = await cook.create(pancakes);
    // The one that is asked for first.
    expect((await asked).data).toMatchObject({ recipeId: Number(foreign.id) });
    expect(await missingOf(recipe)).toBeNull();
  });

  test('whose translation was kept are not asked for where nothing is written', async () => {
    const recipe = await ida.create(pancakes);
    const changed = kitchen.next('recipe.changed', recipe);
    await keep(recipe, inEnglish);
    await changed;
    expect(await missingOf(recipe)).toBeNull();
  });
});

describe('a translation that comes later', () => {
  test('stands beside its words, and is no change of the recipe', async () => {
    const recipe = await ida.create(pancakes);
    const changed = kitchen.next('recipe.changed', recipe);
    await keep(recipe, inEnglish);
    await changed;
    const { version, updatedBy, ...after } = await ida.recipe(recipe.id);
    expect(after).toMatchObject({
      title: 'Pfannkuchen',
      translatedTitle: 'Pancakes',
      translatedIngredients: ['250 g flour', '3 eggs', '1 pinch magic dust'],
      translatedInstructions: ['Whisk flour, eggs and milk.', 'Fry in a pan.'],
    });
    expect({ version, updatedBy }).toEqual({ version: recipe.version, updatedBy: 'Ida' });
    // Who has been editing since before is in no conflict.
    expect(
      (await ida.update(recipe.id, { description: 'Dünn.' }, recipe.version)).failure,
    ).toBeUndefined();
  });

  test('leaves what was written meanwhile', async () => {
    const recipe = await ida.create(pancakes);
    await ida.update(recipe.id, {
      title: 'Palatschinken',
      ingredientText: '300 g Mehl\n1 Prise Zauberstaub',
    });
    await keep(recipe, {
      ...inEnglish,
      ingredients: [...inEnglish.ingredients, words('250 g Mehl', '250 g wheat flour')],
    });
    expect(await ida.recipe(recipe.id)).toMatchObject({
      title: 'Palatschinken',
      translatedTitle: null,
      translatedIngredients: ['300 g flour', '1 pinch magic dust'],
    });
  });

  test('does not replace what is in English already', async () => {
    const recipe = await ida.create(pancakes);
    await keep(recipe, inEnglish);
    await keep(recipe, {
      title: words('Pfannkuchen', 'Crêpes'),
      ingredients: [words('3 Eier', '3 ostrich eggs')],
      instructions: [words('In einer Pfanne backen.', 'Bake.')],
    });
    expect(await ida.recipe(recipe.id)).toMatchObject({
      translatedTitle: 'Pancakes',
      translatedIngredients: ['250 g flour', '3 eggs', '1 pinch magic dust'],
      translatedInstructions: ['Whisk flour, eggs and milk.', 'Fry in a pan.'],
    });
  });

  test.each([
    ['is empty', ' '],
    ['is longer than a title may be', 'x'.repeat(301)],
  ])('and %s is not taken', async (_case, english) => {
    const recipe = await ida.create(pancakes);
    await keep(recipe, { title: words('Pfannkuchen', english) });
    expect((await ida.recipe(recipe.id)).translatedTitle).toBeNull();
  });

  test('of a recipe that is gone is dropped', async () => {
    const recipe = await ida.create(pancakes);
    await ida.act('archiveRecipe', recipe.id);
    await ida.act('deleteRecipe', recipe.id);
    expect((await keep(recipe, inEnglish)).failure).toBeUndefined();
    expect(await missingOf(recipe)).toBeNull();
  });

  test('comes from services alone', async () => {
    const recipe = await ida.create(pancakes);
    const answer = await ida.ask(KEEP, {
      id: recipe.id,
      translations: { ingredients: [], instructions: [] },
    });
    expect(answer.failure).toMatchObject({ status: 401 });
  });
});

test('headings of ingredients and steps come in English, each once, as far as a table knows them', async () => {
  const { id } = await ida.create({
    ...pancakes,
    ingredientText: 'Für den Teig:\n250 g Mehl\n3 Eier\n\nFür Oma:\n1 EL Zucker',
    instructions: pancakes.instructions.map((step) => ({ ...step, group: 'Für den Teig' })),
  });
  const { data } = await ida.ask<{ recipe: unknown }>(
    'query ($id: ID!) { recipe(id: $id) { translatedHeadings { original english } } }',
    { id },
  );
  expect(data.recipe).toEqual({
    translatedHeadings: [{ original: 'Für den Teig', english: 'For the dough' }],
  });
});
