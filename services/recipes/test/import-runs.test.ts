import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LibraryImport } from '../src/domain/import-export/library-import.ts';
import { importModels } from '../src/store/import-export/import-model.ts';
import { mongoImportStore } from '../src/store/import-export/mongo-import-store.ts';
import type { RecipeKitchen } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let imports: ReturnType<typeof mongoImportStore>;
beforeAll(async () => {
  kitchen = await startRecipeKitchen({ RECIPES_WORKER: 'false' });
  imports = mongoImportStore(await importModels(kitchen.documents), { nudge() {} });
});
afterAll(() => kitchen.close());

const begun = (id: number, ownerId = 'ida'): LibraryImport => ({
  id,
  ownerId,
  cookName: 'Ida',
  collectionId: null,
  fileKey: `passing/${ownerId}/${id}`,
  fileName: 'file',
  format: null,
  state: 'running',
  done: 0,
  total: null,
  error: null,
  createdAt: new Date(0),
});
const insert = (work: LibraryImport, key: string | null = null) => imports.insert(work, key, []);
async function end(id: number): Promise<void> {
  await imports.beginRun(id, 'end');
  await imports.saveRun(id, 'end', { state: 'finished' });
}

test('a run has an import in hand until it ends', async () => {
  await insert(begun(1));
  expect(await imports.beginRun(1, 'one')).toEqual({ work: begun(1), tries: 0 });
  expect(await imports.saveRun(1, 'one', { done: 2, total: 5 })).toEqual({
    ...begun(1),
    done: 2,
    total: 5,
  });
  expect(await imports.saveRun(1, 'one', { state: 'finished' })).toMatchObject({
    state: 'finished',
  });
  expect(await imports.beginRun(1, 'two')).toBeNull();
  expect(await imports.beginRun(99, 'two')).toBeNull();
});

test('a run that was silent for too long learns that another has gone on, and changes nothing', async () => {
  await insert(begun(2));
  await imports.beginRun(2, 'one');
  await imports.beginRun(2, 'two');
  expect(await imports.saveRun(2, 'one', { done: 1 })).toBeNull();
  await imports.endRun(2, 'one', { excused: true });
  expect(await imports.saveRun(2, 'two', { done: 3 })).toMatchObject({ done: 3 });
  await end(2);
});

test('runs are counted when they begin, unless they are excused', async () => {
  await insert(begun(3));
  const tries = async (run: string) => (await imports.beginRun(3, run))?.tries;
  expect([await tries('killed'), await tries('failed')]).toEqual([0, 1]);
  await imports.endRun(3, 'failed', { excused: false });
  expect(await tries('interrupted by an outage')).toBe(2);
  await imports.endRun(3, 'interrupted by an outage', { excused: true });
  expect(await tries('next')).toBe(2);
  await end(3);
});

test('a run that lives although another was given its work is no try', async () => {
  await insert(begun(8));
  for (const run of ['one', 'two']) await imports.beginRun(8, run);
  for (let at = 0; at < 3; at++) await imports.excuseLost(8);
  expect((await imports.beginRun(8, 'three'))?.tries).toBe(1);
  await end(8);
});

test('what is lost is announced again a page at a time, and once', async () => {
  for (const id of [11, 12]) await insert(begun(id, 'zoe'));
  const since = new Date(Date.now() - 60_000);
  expect(await imports.announceAgain(since, 1)).toBe(1);
  expect(await imports.announceAgain(since, 9)).toBe(1);
  expect(await imports.announceAgain(since, 9)).toBe(0);
  for (const id of [11, 12]) await end(id);
});

test('an import that its cook stops ends, leaves the hand of its run, and makes room for another', async () => {
  await insert(begun(40, 'eve'));
  await imports.beginRun(40, 'one');
  expect(await imports.cancel(40, 'ben', 'Stopped.')).toBeNull();
  expect(await imports.cancel(40, 'eve', 'Stopped.')).toMatchObject({
    state: 'failed',
    error: 'Stopped.',
  });
  expect(await imports.saveRun(40, 'one', { done: 1 })).toBeNull();
  expect(await imports.beginRun(40, 'two')).toBeNull();
  expect(await imports.cancel(40, 'eve', 'Stopped again.')).toBeNull();
});

test('runs before one that has come further are counted no more', async () => {
  await insert(begun(4));
  for (const run of ['one', 'two', 'three']) await imports.beginRun(4, run);
  await imports.saveRun(4, 'three', { done: 100 });
  expect((await imports.beginRun(4, 'four'))?.tries).toBe(1);
  await end(4);
});

test('whose other import is in hand is known', async () => {
  for (const [id, owner] of [
    [5, 'ida'],
    [6, 'ida'],
    [7, 'ben'],
  ] as const)
    await insert(begun(id, owner));
  await imports.beginRun(5, 'one');
  expect(await imports.hasOtherInHand(6, 'ida')).toBe(true);
  expect(await imports.hasOtherInHand(5, 'ida')).toBe(false);
  expect(await imports.hasOtherInHand(7, 'ben')).toBe(false);
  for (const id of [5, 6, 7]) await end(id);
  expect(await imports.hasOtherInHand(6, 'ida')).toBe(false);
});

test('three of one owner run, also when more are begun at the same moment, and another when one has ended', async () => {
  const ids = [20, 21, 22, 23, 24];
  const outcomes = await Promise.all(ids.map((id) => insert(begun(id), `key ${id}`)));
  expect([...outcomes].sort()).toEqual(['begun', 'begun', 'begun', 'full', 'full']);
  expect(await insert(begun(30, 'ben'))).toBe('begun');
  await end(ids[outcomes.indexOf('begun')] as number);
  expect(await insert({ ...begun(31), fileKey: 'passing/ben/30' })).toBe('known');
  expect(await insert(begun(31))).toBe('begun');
});
