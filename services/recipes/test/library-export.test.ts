import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { EXPORT, endedExport, requestAgain, type ExportState } from './import-export-kitchen.ts';
import { holds, keyIn, type RecipeKitchen, type TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
});
afterAll(() => kitchen.close());

const begin = (cook: TestCook, ids?: string[]) =>
  cook.ask<{ begun: ExportState }>(
    `mutation ($ids: [ID!]) { begun: exportLibrary(format: zip, ids: $ids) { ${EXPORT} } }`,
    { ids },
  );
const look = (cook: TestCook, id: string) =>
  cook.ask<{ found: ExportState }>(
    `query ($id: ID!) { found: libraryExport(id: $id) { ${EXPORT} } }`,
    { id },
  );
const exports = () => kitchen.documents.collection('library_exports');
/** As if another instance were at it. */
const inHandElsewhere = (id: string, change: object = {}) =>
  exports().updateOne(
    { _id: Number(id) as never },
    { $set: { state: 'running', run: 'elsewhere', ...change } },
  );

describe('an export', () => {
  test('is begun, tells how far it is, and ends with a link to its file', async () => {
    const cook = await kitchen.newCook();
    for (const title of ['A', 'B', 'C']) await cook.create({ title });
    const told: object[] = [];
    const listening = kitchen.bus.listen(
      'library-export.progressed',
      (data) =>
        void ((data as { ownerId: string }).ownerId === cook.id && told.push(data as object)),
    );
    await listening.ready;
    const { begun } = (await begin(cook)).data;
    expect(begun).toMatchObject({
      state: 'running',
      done: 0,
      total: 3,
      fileName: null,
      url: null,
      error: null,
    });
    const { url, ...found } = await endedExport(cook, begun.id);
    expect(found).toEqual({
      id: begun.id,
      state: 'finished',
      done: 3,
      total: 3,
      fileName: expect.stringMatching(/^convivio-library-.*\.zip$/),
      error: null,
    });
    expect(
      (await buffer((await kitchen.files.get(keyIn(url))).stream)).subarray(0, 2).toString(),
    ).toBe('PK');
    await askUntil(
      async () => told.length,
      (count) => count > 0,
    );
    listening.stop();
    expect(told.at(-1)).toEqual({
      exportId: Number(begun.id),
      ownerId: cook.id,
      state: 'finished',
      done: 3,
      total: 3,
      error: null,
    });
  });

  test('that runs is answered to whoever asks for the same, and does not hold up another', async () => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create();
    const { begun } = (await begin(cook)).data;
    await endedExport(cook, begun.id);
    await inHandElsewhere(begun.id);
    expect((await begin(cook)).data.begun).toMatchObject({ id: begun.id, state: 'running' });
    const { begun: other } = (await begin(cook, [id])).data;
    expect(other.id).not.toBe(begun.id);
    expect((await endedExport(cook, other.id)).state).toBe('finished');
  });

  test('that was interrupted is written anew when the service starts again', async () => {
    const cook = await kitchen.newCook();
    await cook.create();
    const { begun } = (await begin(cook)).data;
    const first = await endedExport(cook, begun.id);
    await kitchen.stopService();
    await exports().updateOne(
      { _id: Number(begun.id) as never },
      { $set: { state: 'running', run: 'killed', done: 0, fileKey: null, fileName: null } },
    );
    await requestAgain(kitchen, 'export', cook, begun.id);
    await kitchen.startService();
    const again = await endedExport(cook, begun.id);
    expect(again).toMatchObject({ state: 'finished', done: 1, fileName: first.fileName });
    expect(keyIn(again.url)).not.toBe(keyIn(first.url));
  });

  test('that was interrupted again and again fails with a sentence, and can be begun anew', async () => {
    const cook = await kitchen.newCook();
    await cook.create();
    const { begun } = (await begin(cook)).data;
    await endedExport(cook, begun.id);
    await kitchen.stopService();
    await exports().updateOne(
      { _id: Number(begun.id) as never },
      { $set: { state: 'running', same: 'x', tries: 5 } },
    );
    await requestAgain(kitchen, 'export', cook, begun.id);
    await kitchen.startService();
    expect(await endedExport(cook, begun.id)).toMatchObject({
      state: 'failed',
      url: null,
      error: 'This export was interrupted again and again. Try it once more later.',
    });
    const { begun: other } = (await begin(cook)).data;
    expect(other.id).not.toBe(begun.id);
    expect((await endedExport(cook, other.id)).state).toBe('finished');
  });

  test('can be fetched beside others that came after it; of one cook the latest five stay', async () => {
    const cook = await kitchen.newCook();
    const made: ExportState[] = [];
    for (let at = 0; at < 6; at++) {
      const { begun } = (await begin(cook, [(await cook.create()).id])).data;
      made.push(await endedExport(cook, begun.id));
    }
    expect(await Promise.all(made.map(({ url }) => holds(kitchen.files, keyIn(url))))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    // A link to a file that is gone is none.
    const now = await Promise.all(made.map(async ({ id }) => (await look(cook, id)).data.found));
    expect(now.map(({ state, url }) => [state, url !== null])).toEqual([
      ['finished', false],
      ...Array(5).fill(['finished', true]),
    ]);
  });

  test('has a file also when others that were begun after it were ready before', async () => {
    const cook = await kitchen.newCook();
    const { begun: first } = (await begin(cook)).data;
    await endedExport(cook, first.id);
    await kitchen.stopService();
    await exports().updateOne(
      { _id: Number(first.id) as never },
      { $set: { state: 'running', run: 'elsewhere', fileKey: null } },
    );
    await kitchen.startService();
    for (let at = 0; at < 5; at++)
      await endedExport(cook, (await begin(cook, [(await cook.create()).id])).data.begun.id);
    await requestAgain(kitchen, 'export', cook, first.id);
    const { url } = await endedExport(cook, first.id);
    expect(await holds(kitchen.files, keyIn(url))).toBe(true);
  });

  test('has a link for an hour, and a new one with each look', async () => {
    const cook = await kitchen.newCook();
    const { begun } = (await begin(cook)).data;
    const until = async () =>
      Number(
        new URL(
          (await endedExport(cook, begun.id)).url as string,
          'http://localhost',
        ).searchParams.get('until'),
      );
    const [before, first, second, after] = [Date.now(), await until(), await until(), Date.now()];
    for (const end of [first, second]) {
      expect(end).toBeGreaterThanOrEqual(before + 3_600_000);
      expect(end).toBeLessThanOrEqual(after + 3_600_000);
    }
  });

  test('is refused while three others of the same cook run, and nobody else is', async () => {
    const [cook, eve] = [await kitchen.newCook(), await kitchen.newCook()];
    const ids = await Promise.all(Array.from({ length: 4 }, async () => (await cook.create()).id));
    const begun = [];
    for (const id of ids.slice(0, 3)) {
      const {
        begun: { id: exportId },
      } = (await begin(cook, [id])).data;
      await endedExport(cook, exportId);
      begun.push(exportId);
    }
    // As if another instance were at all three.
    for (const [at, id] of begun.entries())
      await inHandElsewhere(id, { place: `${cook.id}:${at + 1}` });
    expect((await begin(cook, [ids[3] as string])).failure).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      message:
        '3 of your exports are being written already. Wait until one is ready, then try again.',
    });
    expect((await begin(cook, [ids[0] as string])).data.begun.id).toBe(begun[0]);
    expect((await begin(eve)).failure).toBeUndefined();
    await exports().updateOne(
      { _id: Number(begun[1]) as never },
      { $set: { state: 'failed' }, $unset: { place: true } },
    );
    expect((await begin(cook, [ids[3] as string])).failure).toBeUndefined();
  });

  test("of recipes that are not all the cook's own is not begun", async () => {
    const [cook, eve] = [await kitchen.newCook(), await kitchen.newCook()];
    const [mine, theirs] = [await cook.create(), await eve.create()];
    for (const ids of [[mine.id, theirs.id], [mine.id, '1'], [`magic_${mine.id}`]])
      expect((await begin(cook, ids)).failure).toMatchObject({
        code: 'RECIPE_NOT_FOUND',
        status: 404,
      });
    expect((await begin(cook, [mine.id, mine.id])).data.begun.total).toBe(1);
  });

  test('is shown to its owner alone', async () => {
    const [cook, eve] = [await kitchen.newCook(), await kitchen.newCook()];
    const { begun } = (await begin(cook)).data;
    for (const id of [begun.id, '1'])
      expect((await look(eve, id)).failure).toMatchObject({
        code: 'EXPORT_NOT_FOUND',
        status: 404,
      });
    for (const id of ['x', '', '9'.repeat(16)])
      expect((await look(cook, id)).failure).toMatchObject({
        code: 'INVALID_EXPORT_ID',
        status: 400,
      });
    expect(
      (await kitchen.visit('query ($id: ID!) { libraryExport(id: $id) { id } }', { id: begun.id }))
        .failure,
    ).toMatchObject({ status: 401 });
  });
});
