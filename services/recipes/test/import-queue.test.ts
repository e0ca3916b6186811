import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { importModels } from '../src/store/import-export/import-model.ts';
import { mongoImportStore } from '../src/store/import-export/mongo-import-store.ts';
import type { LibraryImport } from '../src/domain/import-export/library-import.ts';
import { startRecipeKitchen, type RecipeKitchen } from './recipe-kitchen.ts';

jest.setTimeout(60_000);

let kitchen: RecipeKitchen;
let imports: ReturnType<typeof mongoImportStore>;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  // Nobody else takes up what these tests begin.
  await kitchen.stopService();
  imports = mongoImportStore(await importModels(kitchen.documents));
});
afterAll(() => kitchen.close());

const begun = (id: number, ownerId = 'ida'): LibraryImport => ({
  id,
  ownerId,
  fileKey: `passing/${ownerId}/${id}`,
  fileName: 'file',
  format: null,
  state: 'running',
  done: 0,
  total: null,
  error: null,
  createdAt: new Date(0),
});
const fresh = { tries: 0, abandoned: 0, interruptedSince: null };

test('gives each import to one instance at a time, the oldest first', async () => {
  await imports.insert(begun(2), null);
  await imports.insert(begun(1), null);
  expect(await imports.insert({ ...begun(3), fileKey: 'passing/ida/1' }, null)).toBe('known');
  expect(await imports.take('one', 1_000, 2_000, [])).toEqual({ taken: begun(1), ...fresh });
  expect((await imports.take('two', 1_000, 2_000, []))?.taken.id).toBe(2);
  expect(await imports.take('three', 1_999, 3_000, [])).toBeNull();
  expect(await imports.take('three', 2_000, 3_000, [])).toEqual({
    taken: begun(1),
    tries: 0,
    abandoned: 1,
    interruptedSince: 2_000,
  });
  await imports.update(1, { state: 'finished' });
  await imports.update(2, { state: 'failed' });
  expect(await imports.take('three', 9_000, 9_999, [])).toBeNull();
});

test('tells an instance that was silent for too long that another has gone on', async () => {
  await imports.insert(begun(4), null);
  await imports.take('one', 1_000, 2_000, []);
  expect(await imports.keep(4, 'one', 3_000)).toBe(true);
  expect(await imports.take('two', 2_500, 4_000, [])).toBeNull();
  await imports.take('two', 3_000, 4_000, []);
  expect(await imports.keep(4, 'one', 9_000)).toBe(false);
  await imports.giveBack(4, 'one', 0, { tries: 9, interruptedSince: 9 });
  await imports.giveBack(4, 'two', 5_000, { tries: 3, interruptedSince: 2_000 });
  expect(await imports.take('three', 4_999, 6_000, [])).toBeNull();
  expect(await imports.take('three', 5_000, 6_000, [])).toMatchObject({
    tries: 3,
    abandoned: 0,
    interruptedSince: 2_000,
  });
  await imports.update(4, { state: 'finished' });
});

test('counts in a row who takes an import and does not give it back', async () => {
  await imports.insert(begun(5), null);
  for (let time = 1; time <= 3; time++)
    expect(
      (await imports.take(`try ${time}`, time * 1_000, (time + 1) * 1_000, []))?.abandoned,
    ).toBe(time - 1);
  await imports.giveBack(5, 'try 3', 4_000, { tries: 0, interruptedSince: 3_500 });
  expect(await imports.take('next', 4_000, 5_000, [])).toMatchObject({
    abandoned: 0,
    interruptedSince: 3_500,
  });
  await imports.update(5, { state: 'finished' });
});

test('counts no more who was killed before an import came further', async () => {
  await imports.insert(begun(7), null);
  for (let time = 1; time <= 3; time++)
    await imports.take(`try ${time}`, time * 1_000, (time + 1) * 1_000, []);
  await imports.update(7, { done: 0, total: 300 });
  expect((await imports.take('four', 4_000, 5_000, []))?.abandoned).toBe(3);
  await imports.update(7, { done: 100 });
  expect(await imports.take('five', 5_000, 6_000, [])).toMatchObject({
    taken: { done: 100, total: 300 },
    abandoned: 1,
  });
  await imports.update(7, { state: 'finished' });
});

test('learns from who comes late that it was not killed, and of its failure', async () => {
  await imports.insert(begun(6), null);
  await imports.take('one', 1_000, 2_000, []);
  await imports.take('two', 2_000, 3_000, []);
  // An outage: nothing to count.
  await imports.giveBack(6, 'one', 9_000, { tries: 0, interruptedSince: 1_500 });
  expect(await imports.take('three', 3_000, 4_000, [])).toMatchObject({ tries: 0, abandoned: 1 });
  await imports.giveBack(6, 'two', 9_000, { tries: 1, interruptedSince: 2_500 });
  expect(await imports.take('four', 4_000, 5_000, [])).toMatchObject({ tries: 1, abandoned: 1 });
  await imports.giveBack(6, 'four', 5_000, { tries: 1, interruptedSince: null });
  // By now it says nothing new.
  await imports.giveBack(6, 'three', 9_000, { tries: 5, interruptedSince: 3_500 });
  expect(await imports.take('five', 5_000, 6_000, [])).toMatchObject({ tries: 1, abandoned: 0 });
  await imports.update(6, { state: 'finished' });
});

test('gives nobody what they say they have in hand', async () => {
  for (const id of [7, 8]) await imports.insert(begun(id), null);
  expect((await imports.take('one', 1_000, 2_000, [7]))?.taken.id).toBe(8);
  expect(await imports.take('one', 2_000, 3_000, [7, 8])).toBeNull();
  for (const id of [7, 8]) await imports.update(id, { state: 'finished' });
});

test('takes first what somebody has asked for of whom nothing is in hand', async () => {
  for (const [id, owner] of [
    [10, 'ida'],
    [11, 'ida'],
    [12, 'ben'],
  ] as const)
    await imports.insert(begun(id, owner), null);
  const taken = async () => (await imports.take('one', 1_000, 2_000, []))?.taken.id;
  expect([await taken(), await taken(), await taken(), await taken()]).toEqual([
    10,
    12,
    11,
    undefined,
  ]);
  for (const id of [10, 11, 12]) await imports.update(id, { state: 'finished' });
});

test('lets three of one owner run, also when more are begun at the same moment, and another when one has ended', async () => {
  const outcomes = await Promise.all(
    [20, 21, 22, 23, 24].map((id) => imports.insert(begun(id), `key ${id}`)),
  );
  expect(outcomes.sort()).toEqual(['begun', 'begun', 'begun', 'full', 'full']);
  expect(await imports.insert(begun(30, 'ben'), null)).toBe('begun');
  const running = await kitchen.documents
    .collection('library_imports')
    .findOne({ ownerId: 'ida', state: 'running' });
  await imports.update(Number(running?._id), { state: 'finished' });
  expect(await imports.insert(begun(31), null)).toBe('begun');
});
