import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { importModels } from '../src/store/exchange-import-model.ts';
import { mongoImportStore } from '../src/store/exchange-import-store.ts';
import type { LibraryImport } from '../src/domain/exchange-library-import.ts';
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

const begun = (id: number): LibraryImport => ({ id, ownerId: 'ida', fileKey: `uploads/ida/${id}`, fileName: 'file', format: null, state: 'running', done: 0, total: null, error: null, createdAt: new Date(0) });

test('gives each import to one instance at a time, the oldest first', async () => {
  await imports.insert(begun(2), null);
  await imports.insert(begun(1), null);
  expect(await imports.insert({ ...begun(3), fileKey: 'uploads/ida/1' }, null)).toBe(false);
  expect(await imports.take('one', 1_000, 2_000)).toEqual({ taken: begun(1), tries: 1 });
  expect((await imports.take('two', 1_000, 2_000))?.taken.id).toBe(2);
  expect(await imports.take('three', 1_999, 3_000)).toBeNull();
  expect(await imports.take('three', 2_000, 3_000)).toEqual({ taken: begun(1), tries: 2 });
  await imports.update(1, { state: 'finished' });
  await imports.update(2, { state: 'failed' });
  expect(await imports.take('three', 9_000, 9_999)).toBeNull();
});

test('tells an instance that was silent for too long that another has gone on', async () => {
  await imports.insert(begun(4), null);
  await imports.take('one', 1_000, 2_000);
  expect(await imports.lease(4, 'one', 3_000)).toBe(true);
  expect(await imports.take('two', 2_500, 4_000)).toBeNull();
  await imports.take('two', 3_000, 4_000);
  expect(await imports.lease(4, 'one', 9_000)).toBe(false);
  expect(await imports.lease(4, 'two', 0, true)).toBe(true);
  expect((await imports.take('three', 1, 2))?.tries).toBe(2);
});
