import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { PASSING_MS, sweepPassingFiles } from '../src/domain/passing-files.ts';
import { beginImport, exported, reportWhen } from './exchange-kitchen.ts';
import { holds, keyIn, picture, startRecipeKitchen, type KeptRecipe, type RecipeKitchen, type TestCook } from './recipe-kitchen.ts';

jest.setTimeout(60_000);

let kitchen: RecipeKitchen;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
});
afterAll(() => kitchen.close());

const setImage = (cook: TestCook, id: string, fileKey: string) => cook.ask<{ recipe: KeptRecipe }>('mutation ($id: ID!, $fileKey: String) { recipe: setRecipeImage(id: $id, fileKey: $fileKey) { id imageUrl } }', { id, fileKey });
const OMELETTE = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Omelette', recipeIngredient: ['2 eggs'], recipeInstructions: ['Whisk.'] });

/** Which files are left once a service has swept that was started by `start`. */
async function leftAfterSweep(keys: string[], start = () => kitchen.startService() as Promise<unknown>): Promise<boolean[]> {
  await kitchen.stopService();
  // The last thing a sweep does is to forget exports of long ago.
  const exports = kitchen.documents.collection('library_exports');
  const forgotten = { _id: 1 as never };
  await exports.insertOne({ ...forgotten, state: 'failed', createdAt: new Date(0), leaseUntil: 0, tries: 0 });
  await start();
  while (await exports.findOne(forgotten)) await new Promise(setImmediate);
  return Promise.all(keys.map((key) => holds(kitchen.files, key)));
}

describe('a sweep', () => {
  test('removes uploads and exports that are older than a day, and nothing else', async () => {
    const cook = await kitchen.newCook();
    const recipe = await cook.create();
    await setImage(cook, recipe.id, await cook.upload(undefined, 'passing'));
    const image = keyIn((await cook.recipe(recipe.id)).imageUrl);
    const original = await cook.upload('An original.');
    await cook.keepImported({ originalFileKey: original });
    const waitingForIntake = await cook.upload('A job may still read this.');
    const [old, fresh] = [await cook.upload(undefined, 'passing'), await cook.upload(undefined, 'passing')];
    const unfetched = (await exported(kitchen, cook, 'zip')).key;
    const other = await kitchen.newCook();
    const lately = (await exported(kitchen, other, 'jsonld')).key;
    for (const key of [image, original, waitingForIntake, old, unfetched]) await kitchen.age(key, 26);
    for (const key of [fresh, lately]) await kitchen.age(key, 23);
    expect(await leftAfterSweep([image, original, waitingForIntake, fresh, lately, old, unfetched])).toEqual([true, true, true, true, true, false, false]);
  });

  test('leaves a file that waits to be imported, however long that takes', async () => {
    const cook = await kitchen.newCook();
    const fileKey = await cook.upload(OMELETTE, 'passing');
    const { data } = await beginImport(cook, fileKey, 'o.json');
    await reportWhen(cook, data.begun.id, ({ state }) => state === 'finished');
    // As if every instance had been away since it was begun, and another had it in hand now.
    await kitchen.files.put(fileKey, Buffer.from(OMELETTE), { contentType: 'application/json' });
    await kitchen.age(fileKey, 48);
    await kitchen.documents.collection('library_imports').updateOne({ fileKey }, { $set: { state: 'running', leaseUntil: Date.now() + 600_000 } });
    expect(await leftAfterSweep([fileKey])).toEqual([true]);
    await kitchen.documents.collection('library_imports').updateOne({ fileKey }, { $set: { state: 'failed' } });
    expect(await leftAfterSweep([fileKey])).toEqual([false]);
  });

  test('by two instances at once is one', async () => {
    const cook = await kitchen.newCook();
    const keys = await Promise.all(Array.from({ length: 5 }, () => cook.upload('x', 'passing')));
    for (const key of keys) await kitchen.age(key, 26);
    const instances: Awaited<ReturnType<RecipeKitchen['anotherInstance']>>[] = [];
    const both = async () => void instances.push(...await Promise.all([kitchen.anotherInstance(), kitchen.anotherInstance()]));
    expect(await leftAfterSweep(keys, both)).toEqual(keys.map(() => false));
    await Promise.all(instances.map((instance) => instance.stop()));
    await kitchen.startService();
  });

  test('leaves everything where nobody can say whether it is in use', async () => {
    const removed: string[] = [];
    const all = async function* () {
      yield { key: 'passing/ida/1', modified: new Date(0) };
    };
    const files = { all, isInUse: () => Promise.reject(new Error('away')), remove: async (key: string) => void removed.push(key) };
    await expect(sweepPassingFiles(files, new Date(PASSING_MS * 2))).rejects.toThrow('away');
    expect(removed).toEqual([]);
  });
});

describe('an upload that is older than a day', () => {
  test('is gone for whoever wants to use it, also before it is swept', async () => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create();
    const [image, library] = [await cook.upload(await picture(), 'passing'), await cook.upload(OMELETTE, 'passing')];
    for (const key of [image, library]) await kitchen.age(key, 24.5);
    expect((await setImage(cook, id, image)).failure).toMatchObject({ code: 'PICTURE_GONE', status: 422 });
    expect((await cook.ask('mutation ($key: String) { createRecipe(input: { title: "Broth", imageKey: $key }) { id } }', { key: image })).failure).toMatchObject({ code: 'PICTURE_GONE' });
    expect((await beginImport(cook, library, 'o.json')).failure).toMatchObject({ code: 'LIBRARY_FILE_GONE', status: 422 });
  });

  test('can be used where originals lie, which stay', async () => {
    const cook = await kitchen.newCook();
    const upload = await cook.upload();
    await kitchen.age(upload, 48);
    expect((await setImage(cook, (await cook.create()).id, upload)).failure).toBeUndefined();
  });
});

test('an export that is about to be swept is not given once more', async () => {
  const cook = await kitchen.newCook();
  await cook.create();
  const { key } = await exported(kitchen, cook, 'zip');
  await kitchen.age(key, 11);
  expect((await exported(kitchen, cook, 'zip')).key).toBe(key);
  await kitchen.age(key, 13);
  expect((await exported(kitchen, cook, 'zip')).key).not.toBe(key);
});
