import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Log } from '@convivio/platform/log';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { startSweeping } from '../src/store/import-export/sweep-temporary-files.ts';
import { beginImport, exported, imported, report, reportWhen } from './import-export-kitchen.ts';
import {
  holds,
  keyIn,
  picture,
  type KeptRecipe,
  type RecipeKitchen,
  type TestCook,
} from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
});
afterAll(() => kitchen.close());

const setImage = (cook: TestCook, id: string, fileKey: string) =>
  cook.ask<{ recipe: KeptRecipe }>(
    'mutation ($id: ID!, $fileKey: String) { recipe: setRecipeImage(id: $id, fileKey: $fileKey) { id imageUrl } }',
    { id, fileKey },
  );
const OMELETTE = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Omelette',
  recipeIngredient: ['2 eggs'],
  recipeInstructions: ['Whisk.'],
});

/** Which files are left once a service has swept that was started by `start`. */
async function leftAfterSweep(
  keys: string[],
  start = () => kitchen.startService() as Promise<unknown>,
): Promise<boolean[]> {
  await kitchen.stopService();
  // The last thing a sweep does is to forget exports of long ago.
  const exports = kitchen.documents.collection('library_exports');
  const forgotten = { _id: 1 as never };
  await exports.insertOne({
    ...forgotten,
    state: 'failed',
    createdAt: new Date(0),
    tries: 0,
  });
  await start();
  await askUntil(
    () => exports.findOne(forgotten),
    (found) => found === null,
  );
  return Promise.all(keys.map((key) => holds(kitchen.files, key)));
}

describe('a sweep', () => {
  test('removes uploads and exports that are older than a day, and nothing else', async () => {
    const cook = await kitchen.newCook();
    const recipe = await cook.create();
    await setImage(cook, recipe.id, await cook.upload());
    const image = keyIn((await cook.recipe(recipe.id)).imageUrl);
    const original = await cook.upload('An original.', 'uploads');
    await cook.keepImported({ originalFileKey: original });
    const waitingForIntake = await cook.upload('A job may still read this.', 'uploads');
    const [old, fresh] = [await cook.upload(), await cook.upload()];
    const unfetched = (await exported(kitchen, cook, 'zip')).key;
    const other = await kitchen.newCook();
    const lately = (await exported(kitchen, other, 'jsonld')).key;
    for (const key of [image, original, waitingForIntake, old, unfetched])
      await kitchen.age(key, 26);
    for (const key of [fresh, lately]) await kitchen.age(key, 23);
    expect(
      await leftAfterSweep([image, original, waitingForIntake, fresh, lately, old, unfetched]),
    ).toEqual([true, true, true, true, true, false, false]);
  });

  test('leaves a file that waits to be imported, however long that takes', async () => {
    const cook = await kitchen.newCook();
    const fileKey = await cook.upload(OMELETTE);
    const { data } = await beginImport(cook, fileKey, 'o.json');
    await reportWhen(cook, data.begun.id, ({ state }) => state === 'finished');
    // As if every instance had been away since it was begun, and another had it in hand now.
    await kitchen.files.put(fileKey, Buffer.from(OMELETTE), { contentType: 'application/json' });
    await kitchen.age(fileKey, 48);
    await kitchen.documents
      .collection('library_imports')
      .updateOne({ fileKey }, { $set: { state: 'running', run: 'elsewhere' } });
    expect(await leftAfterSweep([fileKey])).toEqual([true]);
    await kitchen.documents
      .collection('library_imports')
      .updateOne({ fileKey }, { $set: { state: 'failed' } });
    expect(await leftAfterSweep([fileKey])).toEqual([false]);
  });

  test('forgets what is known of an import after a month', async () => {
    const cook = await kitchen.newCook();
    const [old, lately] = [
      await imported(cook, OMELETTE, 'old.json'),
      await imported(cook, OMELETTE, 'lately.json'),
    ];
    const begunAt = (id: string, days: number) =>
      kitchen.documents
        .collection('library_imports')
        .updateOne(
          { _id: Number(id) as never },
          { $set: { createdAt: new Date(Date.now() - days * 86_400_000) } },
        );
    await begunAt(old.id, 31);
    await begunAt(lately.id, 29);
    await leftAfterSweep([]);
    expect(
      await kitchen.documents
        .collection('library_import_items')
        .countDocuments({ importId: Number(old.id) }),
    ).toBe(0);
    expect(
      (await cook.ask('query ($id: ID!) { libraryImport(id: $id) { id } }', { id: old.id }))
        .failure,
    ).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    expect((await report(cook, lately.id)).items).toHaveLength(1);
  });

  test('by two instances at once removes all, and neither stumbles over the other', async () => {
    const cook = await kitchen.newCook();
    const keys = await Promise.all(Array.from({ length: 20 }, () => cook.upload('x')));
    for (const key of keys) await kitchen.age(key, 26);
    const warnings: unknown[] = [];
    const sweeps = [1, 2].map(() => {
      const over = Promise.withResolvers<void>();
      const counts: number[] = [];
      const log = {
        info: ({ swept }: { swept: number }) => void counts.push(swept),
        warn: (...said: unknown[]) => {
          warnings.push(said);
          over.resolve();
        },
      } as unknown as Log;
      // The last thing a sweep does.
      const exports = { forgetBefore: async () => over.resolve() };
      return {
        over: over.promise,
        counts,
        task: startSweeping(
          kitchen.files,
          { filesInUse: async () => [], forgetBefore: async () => {} },
          exports,
          log,
        ),
      };
    });
    await Promise.all(sweeps.map(({ over }) => over));
    await Promise.all(sweeps.map(({ task }) => task.close()));
    expect(warnings).toEqual([]);
    expect(await Promise.all(keys.map((key) => holds(kitchen.files, key)))).toEqual(
      keys.map(() => false),
    );
    // What both have found is counted by both.
    const counted = sweeps.flatMap(({ counts }) => counts);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...counted)).toBeLessThanOrEqual(20);
  });
});

describe('an upload that is older than a day', () => {
  test('is gone for whoever wants to use it, also before it is swept', async () => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create();
    const [image, library] = [await cook.upload(await picture()), await cook.upload(OMELETTE)];
    for (const key of [image, library]) await kitchen.age(key, 24.5);
    expect((await setImage(cook, id, image)).failure).toMatchObject({
      code: 'PICTURE_GONE',
      status: 422,
    });
    expect(
      (
        await cook.ask(
          'mutation ($key: String) { createRecipe(input: { title: "Broth", imageKey: $key }) { id } }',
          { key: image },
        )
      ).failure,
    ).toMatchObject({ code: 'PICTURE_GONE' });
    expect((await beginImport(cook, library, 'o.json')).failure).toMatchObject({
      code: 'LIBRARY_FILE_GONE',
      status: 422,
    });
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

describe('a service that sweeps uploads', () => {
  const ask = (fileKeys: string[]) =>
    kitchen.askAsService<{ among: string[] }>(
      'query ($fileKeys: [String!]!) { among: recipeFilesAmong(fileKeys: $fileKeys) }',
      { fileKeys },
    );

  test('is told which of them are files of recipes', async () => {
    const cook = await kitchen.newCook();
    const [original, archived, deleted, unused] = await Promise.all(
      Array.from({ length: 4 }, () => cook.upload(OMELETTE, 'uploads')),
    );
    const [first, page] = [await cook.upload(), await cook.upload()];
    await cook.keepImported({
      originalFileKey: first,
      furtherPages: [
        { fileKey: page, fileName: 'page-2.jpg' },
        { fileKey: 'uploads/not/asked', fileName: 'page-3.jpg' },
      ],
    });
    await cook.keepImported({ originalFileKey: original });
    for (const [originalFileKey, act] of [
      [archived, 'archiveRecipe'],
      [deleted, 'deleteRecipe'],
    ] as const) {
      const { id } = await cook.keepImported({ originalFileKey });
      await cook.act('archiveRecipe', id);
      await cook.act(act, id);
    }
    const { id } = await cook.create();
    await setImage(cook, id, await cook.upload());
    const image = keyIn((await cook.recipe(id)).imageUrl);
    expect(
      (await ask([page, original, archived, deleted, unused, image] as string[])).data.among.sort(),
    ).toEqual([page, original, archived, image].sort());
    expect((await ask([])).data.among).toEqual([]);
  });

  test('alone may ask, and not after too many at once', async () => {
    const cook = await kitchen.newCook();
    for (const failure of [
      (await cook.ask('{ recipeFilesAmong(fileKeys: ["uploads/a/b"]) }')).failure,
      (await kitchen.visit('{ recipeFilesAmong(fileKeys: []) }')).failure,
    ])
      expect([401, 403]).toContain(failure?.status);
    expect(
      (await ask(Array.from({ length: 1_001 }, (_, at) => `uploads/ida/${at}`))).failure,
    ).toMatchObject({ code: 'TOO_MANY_FILES', status: 422 });
  });
});
