import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EXPORT, endedExport, reportWhen, type ExportState } from './import-export-kitchen.ts';
import type { RecipeKitchen } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
});
afterAll(() => kitchen.close());

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

/** An import whose message the bus has lost; `change` says more of it. */
async function plantImport(id: number, ownerId: string, fileKey: string, change: object) {
  await kitchen.documents.collection('library_imports').insertOne({
    _id: id as never,
    ownerId,
    fileKey,
    fileName: 'x.json',
    format: null,
    state: 'running',
    done: 0,
    total: null,
    error: null,
    tries: 1,
    run: 'killed',
    place: `${ownerId}:${id}`,
    ...change,
  });
}

const SOUP = JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'] });

test('imports whose message was lost end once the service looks; those touched lately are left alone', async () => {
  const cook = await kitchen.newCook();
  const keys = await Promise.all([1, 2, 3, 4].map(() => cook.upload(SOUP)));
  await kitchen.stopService();
  const plant = (id: number, change: object) =>
    plantImport(id, cook.id, keys[id - 1] as string, change);
  await plant(1, { createdAt: ago(70) });
  await plant(2, { createdAt: ago(600), touchedAt: ago(61) });
  await plant(3, { createdAt: ago(600), touchedAt: ago(50) });
  await plant(4, { createdAt: ago(50) });
  await kitchen.startService();
  for (const id of ['1', '2'])
    expect((await reportWhen(cook, id, ({ state }) => state !== 'running')).items[0]).toMatchObject(
      { name: 'Soup' },
    );
  const left = await kitchen.documents
    .collection('library_imports')
    .find({ state: 'running' }, { projection: { run: 1, unsent: 1 } })
    .sort({ _id: 1 })
    .toArray();
  expect(left).toEqual([3, 4].map((id) => ({ _id: id, run: 'killed' })));
});

test('an export whose message was lost ends once the service looks', async () => {
  const cook = await kitchen.newCook();
  await cook.create();
  const { data } = await cook.ask<{ begun: ExportState }>(
    `mutation { begun: exportLibrary(format: jsonld) { ${EXPORT} } }`,
  );
  await endedExport(cook, data.begun.id);
  await kitchen.stopService();
  await kitchen.documents.collection('library_exports').updateOne(
    { _id: Number(data.begun.id) as never },
    {
      $set: { state: 'running', fileKey: null, createdAt: ago(120), touchedAt: ago(90) },
    },
  );
  await kitchen.startService();
  expect((await endedExport(cook, data.begun.id)).state).toBe('finished');
});
