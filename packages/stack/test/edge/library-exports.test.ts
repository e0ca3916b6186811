import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { broadcast } from '@convivio/contracts/broadcasts';
import {
  failure,
  libraryExport,
  startedLibraryExport,
} from '../../../../gateway/test/answer-shapes.ts';
import type { Cook, TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';
import { openLine } from './server-events.ts';

let stack: TestStack;
let recipesDatabase: Connection;
beforeAll(async () => {
  stack = await startTestStack({ IMPORT_WAIT_MS: '60000' });
  recipesDatabase = await mongoose
    .createConnection(stack.environment['DATABASE_URL'] as string, { dbName: 'convivio_recipes' })
    .asPromise();
});
afterAll(async () => {
  await recipesDatabase.close();
  await stack.stop();
});

const later = { headers: { prefer: 'respond-async' } };

/** A cook whose export is written already, and how its state looks from outside. */
async function cookWithExport() {
  const cook = await stack.newCook();
  await cook.post('/api/recipes', { title: 'Lemon tart' });
  expect((await cook.get('/api/recipes/export')).status).toBe(200);
  const response = await cook.request('/api/recipes/export', later);
  expect([response.status, response.headers.get('preference-applied')]).toEqual([
    202,
    'respond-async',
  ]);
  const { exportId } = startedLibraryExport.parse(await response.json());
  expect(response.headers.get('location')).toBe(`/api/recipes/exports/${exportId}`);
  const set = (change: object) =>
    recipesDatabase
      .collection('library_exports')
      .updateOne({ _id: exportId as never }, { $set: change });
  return {
    cook,
    exportId,
    /** As if another instance took its time with it. */
    becomeSlow: () => set({ state: 'running', done: 0, run: 'elsewhere' }),
    /** As that instance ends it. */
    async end(
      change: { state: 'finished' | 'failed'; done?: number; error?: string } = {
        state: 'finished',
        done: 1,
      },
    ) {
      await set(change);
      broadcast(stack.bus, 'library-export.progressed', {
        exportId,
        ownerId: cook.id,
        done: 1,
        total: 1,
        error: null,
        ...change,
      });
    },
  };
}
/** An answer that is waited for. Requests that came after it were answered, so that it is under way. */
async function underWay(cook: Cook): Promise<{ answer: Promise<Response> }> {
  const answer = cook.get('/api/recipes/export');
  for (let request = 0; request < 3; request++) await cook.request('/api/recipes/export', later);
  return { answer };
}
const stateOf = async (cook: Cook, id: number) =>
  libraryExport.parse(await (await cook.get(`/api/recipes/exports/${id}`)).json());

describe('an export that takes long', () => {
  test('is waited for, and the file is the answer', async () => {
    const { cook, exportId, becomeSlow, end } = await cookWithExport();
    await becomeSlow();
    const line = await openLine(cook);
    const { answer } = await underWay(cook);
    expect(await stateOf(cook, exportId)).toMatchObject({
      state: 'running',
      done: 0,
      total: 1,
      url: null,
    });
    await end();
    expect((await line.next(({ event }) => event === 'library-export.progressed')).data).toEqual({
      exportId,
      state: 'finished',
      done: 1,
      total: 1,
      error: null,
    });
    line.close();
    const response = await answer;
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('.zip'),
    ]);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  test('can be asked after, and its link opens without a token', async () => {
    const { cook, exportId, becomeSlow, end } = await cookWithExport();
    await becomeSlow();
    expect(
      startedLibraryExport.parse(await (await cook.request('/api/recipes/export', later)).json()),
    ).toEqual({ exportId });
    await end();
    const { url, fileName } = await stateOf(cook, exportId);
    expect(fileName).toMatch(/^convivio-library-.*\.zip$/);
    expect((await stack.visit(url as string)).status).toBe(200);
  });

  test('is a refusal with its sentence when it fails', async () => {
    const { cook, becomeSlow, end } = await cookWithExport();
    await becomeSlow();
    const { answer } = await underWay(cook);
    await end({
      state: 'failed',
      error: 'This export was interrupted again and again. Try it once more later.',
    });
    const response = await answer;
    expect([response.status, failure.parse(await response.json())]).toEqual([
      503,
      expect.objectContaining({
        code: 'EXPORT_FAILED',
        error: 'This export was interrupted again and again. Try it once more later.',
      }),
    ]);
  });

  test('is answered 202 past the wait', async () => {
    const { cook, exportId, becomeSlow } = await cookWithExport();
    await becomeSlow();
    await stack.restart({ IMPORT_WAIT_MS: '100' });
    const response = await cook.get('/api/recipes/export');
    expect([response.status, await response.json()]).toEqual([202, { exportId }]);
    await stack.restart();
  });

  test('is found by its cook alone', async () => {
    const { exportId } = await cookWithExport();
    const other = await stack.newCook();
    expect((await other.get(`/api/recipes/exports/${exportId}`)).status).toBe(404);
    expect((await other.get('/api/recipes/exports/none')).status).toBe(400);
    expect((await stack.visit(`/api/recipes/exports/${exportId}`)).status).toBe(401);
  });
});

test('an import of a library file tells how far it is, to its end', async () => {
  const cook = await stack.newCook();
  const form = new FormData();
  const recipes = ['A', 'B', 'C'].map((name) => ({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeIngredient: ['2 eggs'],
    recipeInstructions: ['Whisk.'],
  }));
  form.append('file', new Blob([JSON.stringify(recipes)]), 'three.json');
  const line = await openLine(cook);
  const { importId } = (await (
    await cook.request('/api/recipes/import', { method: 'POST', body: form })
  ).json()) as { importId: number };
  const last = await line.next(
    ({ event, data }) => event === 'library-import.progressed' && data['state'] !== 'running',
  );
  line.close();
  expect(last.data).toEqual({ importId, state: 'finished', done: 3, total: 3, error: null });
});

describe('a file that is only passed on', () => {
  const upload = async (cook: Cook, path: string) => {
    const form = new FormData();
    form.append('file', new Blob(['some bytes']), 'x.txt');
    return (
      (await (await cook.request(path, { method: 'POST', body: form })).json()) as {
        fileKey: string;
      }
    ).fileKey;
  };

  test('lies apart from those that recipes are made from', async () => {
    const cook = await stack.newCook();
    expect(await upload(cook, '/files?for=picture')).toMatch(new RegExp(`^passing/${cook.id}/`));
    expect(await upload(cook, '/files')).toMatch(new RegExp(`^uploads/${cook.id}/`));
    expect(await upload(cook, '/files?for=x&for=picture')).toMatch(/^uploads\//);
  });

  test("cannot become a recipe's original", async () => {
    const cook = await stack.newCook();
    const input = {
      fileKey: await upload(cook, '/files?for=picture'),
      fileName: 'x.txt',
      size: 10,
    };
    const { errors } = await cook.graphql(
      'mutation ($input: ImportFileInput!) { importFile(input: $input) { id } }',
      { input },
    );
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'FILE_KEY_UNKNOWN', status: 400 } });
  });
});
