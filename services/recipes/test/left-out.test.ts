import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MOST_STEPS } from '@convivio/contracts/recipe-limits';
import { RECIPE, type KeptRecipe, type RecipeKitchen, type TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let ida: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  ida = await kitchen.newCook('Ida');
});
afterAll(() => kitchen.close());

const leftOut = ['Skip to content', 'My aunt always adds a lemon.', '3 comments'];
const [first, aunt, last] = leftOut as [string, string, string];
const keep = (more: object = {}) =>
  ida.keepImported({ title: 'Torta', notes: ['Rests overnight.'], leftOut, ...more });
const addToNotes = (cook: TestCook, id: string, line: string) =>
  cook.ask<{ recipe: KeptRecipe }>(
    `mutation ($id: ID!, $line: String!) { recipe: addLeftOutToNotes(id: $id, line: $line) { ${RECIPE} } }`,
    { id, line },
  );
const dismiss = (cook: TestCook, id: string) =>
  cook.ask<{ recipe: KeptRecipe }>(
    `mutation ($id: ID!) { recipe: dismissLeftOut(id: $id) { ${RECIPE} } }`,
    { id },
  );

describe('what the import left out', () => {
  test('is kept in its order, each line once, within what a cook looks through', async () => {
    const many = Array.from({ length: 90 }, (_, at) => `Line ${at}`);
    const recipe = await keep({ leftOut: ['  Skip  to content', ...leftOut, '***', ...many] });
    expect(recipe.leftOut).toEqual([...leftOut, ...many].slice(0, 80));
  });

  test('is nothing where nothing was said of it, and in what was stored before it was kept', async () => {
    expect((await keep({ leftOut: undefined })).leftOut).toEqual([]);
    const { id } = await keep();
    await kitchen.documents
      .collection('recipes')
      .updateOne({ _id: Number(id) as never }, { $unset: { leftOut: '' } });
    expect((await ida.recipe(id)).leftOut).toEqual([]);
  });

  test('stays when the recipe is edited, and is in a copy', async () => {
    const { id } = await keep();
    const { data } = await ida.update(id, { title: 'Torta di ricotta' });
    expect(data.recipe.leftOut).toEqual(leftOut);
    const copied = await ida.ask<{ copy: KeptRecipe }>(
      `mutation ($id: ID!) { copy: duplicateRecipe(id: $id) { ${RECIPE} } }`,
      { id },
    );
    expect(copied.data.copy.leftOut).toEqual(leftOut);
  });

  test('is its owner’s alone, also of a public recipe', async () => {
    const marta = await kitchen.newCook('Marta');
    const { id } = await keep();
    await kitchen.documents
      .collection('recipes')
      .updateOne({ _id: Number(id) as never }, { $set: { visibility: 'public' } });
    const ask = '{ recipe(id: "' + id + '") { title leftOut } }';
    for (const { data } of [await marta.ask(ask), await kitchen.visit(ask)])
      expect(data).toEqual({ recipe: { title: 'Torta', leftOut: [] } });
    for (const { failure } of [await addToNotes(marta, id, aunt), await dismiss(marta, id)])
      expect(failure).toMatchObject({ code: 'RECIPE_NOT_YOURS', status: 403 });
    expect((await ida.recipe(id)).leftOut).toEqual(leftOut);
  });

  test('is not found by others in a private recipe, and a visitor is asked to sign in', async () => {
    const marta = await kitchen.newCook('Marta');
    const { id } = await keep();
    for (const { failure } of [await addToNotes(marta, id, aunt), await dismiss(marta, id)])
      expect(failure).toMatchObject({ code: 'RECIPE_NOT_FOUND', status: 404 });
    for (const mutation of [
      `addLeftOutToNotes(id: "${id}", line: "${aunt}")`,
      `dismissLeftOut(id: "${id}")`,
    ])
      expect((await kitchen.visit(`mutation { ${mutation} { id } }`)).failure).toMatchObject({
        status: 401,
      });
  });
});

describe('a line that is added to the notes', () => {
  test('goes from what was left out, and stands behind the other notes', async () => {
    const recipe = await keep();
    const changed = kitchen.next('recipe.changed', recipe);
    const { data } = await addToNotes(ida, recipe.id, aunt);
    expect(data.recipe).toMatchObject({
      notes: ['Rests overnight.', aunt],
      leftOut: [first, last],
      version: 2,
      updatedBy: 'Ida',
    });
    expect(await ida.recipe(recipe.id)).toEqual(data.recipe);
    expect((await changed).data.title).toBe('Torta');
  });

  test('is added once: the second time changes nothing', async () => {
    const { id } = await keep();
    await addToNotes(ida, id, aunt);
    expect((await addToNotes(ida, id, aunt)).data.recipe).toMatchObject({
      notes: ['Rests overnight.', aunt],
      leftOut: [first, last],
      version: 2,
    });
  });

  test('stands among the notes once where it stood there already', async () => {
    const { id } = await keep({ notes: [aunt] });
    const { data } = await addToNotes(ida, id, aunt);
    expect(data.recipe).toMatchObject({ notes: [aunt], leftOut: [first, last] });
  });

  test('is added beside others that are added at the same moment', async () => {
    const { id } = await keep();
    await Promise.all(leftOut.map((line) => addToNotes(ida, id, line)));
    const { notes, leftOut: left } = await ida.recipe(id);
    expect(left).toEqual([]);
    expect(notes.toSorted()).toEqual(['Rests overnight.', ...leftOut].toSorted());
  });

  test.each<[string, string]>([
    ['that somebody dismissed meanwhile', aunt],
    ['that was never left out', 'Somebody’s own words'],
  ])('%s is not found, and nothing changes', async (_which, line) => {
    const { id } = await keep();
    await dismiss(ida, id);
    expect((await addToNotes(ida, id, line)).failure).toMatchObject({
      code: 'LEFT_OUT_LINE_NOT_FOUND',
      status: 404,
      message:
        'This line is no longer among those that were left out. Somebody may have looked through them in the meantime.',
    });
    expect(await ida.recipe(id)).toMatchObject({ notes: ['Rests overnight.'], version: 2 });
  });

  test('finds no room where the notes are full, and stays', async () => {
    const notes = Array.from({ length: MOST_STEPS }, (_, at) => `Note ${at}`);
    const { id } = await keep({ notes });
    expect((await addToNotes(ida, id, aunt)).failure).toMatchObject({
      code: 'TOO_MANY_NOTES',
      status: 422,
    });
    expect(await ida.recipe(id)).toMatchObject({ notes, leftOut });
  });
});

describe('“looks right”', () => {
  test('takes all of it away, and no note', async () => {
    const recipe = await keep();
    const changed = kitchen.next('recipe.changed', recipe);
    const { data } = await dismiss(ida, recipe.id);
    expect(data.recipe).toMatchObject({ leftOut: [], notes: ['Rests overnight.'], version: 2 });
    expect(await ida.recipe(recipe.id)).toEqual(data.recipe);
    await changed;
  });

  test('is said once: the second time changes nothing', async () => {
    const { id } = await keep();
    await dismiss(ida, id);
    expect((await dismiss(ida, id)).data.recipe).toMatchObject({ leftOut: [], version: 2 });
  });
});

test('an archived recipe keeps what was left out, with a conflict', async () => {
  const { id } = await keep();
  await ida.act('archiveRecipe', id);
  for (const { failure } of [await addToNotes(ida, id, aunt), await dismiss(ida, id)])
    expect(failure).toMatchObject({ code: 'RECIPE_ARCHIVED', status: 409 });
  expect((await ida.recipe(id)).leftOut).toEqual(leftOut);
});
