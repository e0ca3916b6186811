import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { braisedEndive, carrotSalad } from '../product/recipe-texts.ts';
import { newDataFolder, startProduct, type RunningProduct } from '../product/start-product.ts';
import { newCook, startWorker, type Client, type WorkerProcess } from './product-client.ts';
import { startSlowSite } from './slow-site.ts';

/** Who asks without a pause is told to wait. In milliseconds. */
const BETWEEN_ASKS = 30;

// The product itself does not work on jobs here: only workers in processes of their own do.
let folder: Awaited<ReturnType<typeof newDataFolder>>;
let site: Awaited<ReturnType<typeof startSlowSite>>;
let product: RunningProduct;
let cook: Client;
let workers: WorkerProcess[];

beforeAll(async () => {
  folder = await newDataFolder();
  product = await startProduct({
    data: folder.data,
    args: ['--empty'],
    env: { INTAKE_WORKER: 'false', RECIPES_WORKER: 'false' },
  });
});
afterAll(async () => {
  await product.stop();
  await folder.remove();
});
beforeEach(async () => {
  site = await startSlowSite();
  cook = await newCook(product);
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.kill('SIGTERM')));
  await site.close();
});

async function join(): Promise<WorkerProcess> {
  const worker = startWorker('intake-ai', folder.data, {
    INTAKE_ALLOW_ORIGINS: site.origin,
    INTAKE_CONCURRENCY: '1',
  });
  workers.push(worker);
  await worker.working;
  return worker;
}

test('a job waits for a worker, and one that joins by the data folder takes it', async () => {
  const stream = await cook.follow();
  const { body } = await cook.post(
    '/api/recipes/text',
    { text: carrotSalad('Salad that waited') },
    { prefer: 'respond-async' },
  );
  expect((await cook.get(`/api/intake/${body['jobId']}`)).body).toMatchObject({
    stage: 'queued',
    progress: 0,
  });
  await join();
  await stream.until(({ event }) => event === 'intake.finished');
  stream.leave();
  expect(await cook.titles()).toEqual(['Salad that waited']);
});

test('two workers share the queue: while one is busy the other goes on', async () => {
  await Promise.all([join(), join()]);
  const slow = cook.post('/api/recipes/url', { url: `${site.origin}/endive` });
  await site.askedFor(1);
  expect(
    await cook.post('/api/recipes/text', { text: carrotSalad('Salad meanwhile') }),
  ).toMatchObject({ status: 201 });
  site.answer(1, braisedEndive('Endive at last'));
  expect(await slow).toMatchObject({ status: 201 });
  expect((await cook.titles()).toSorted()).toEqual(['Endive at last', 'Salad meanwhile']);
});

test('a worker killed in the middle of a job is replaced by the other, and the waiting request gets its one recipe', async () => {
  const doomed = await join();
  const waiting = cook.post('/api/recipes/url', { url: `${site.origin}/endive` });
  await site.askedFor(1);
  await doomed.kill('SIGKILL');
  await join();
  await site.askedFor(2);
  site.answer(2, braisedEndive('Endive, second try'));
  expect(await waiting).toMatchObject({ status: 201, body: { title: 'Endive, second try' } });
  expect(await cook.titles()).toEqual(['Endive, second try']);
});

test('an import of a library goes on where it was when its worker is killed, and each recipe is saved once', async () => {
  const joinLibraryWorkers = async () => {
    const worker = startWorker('recipes', folder.data);
    workers.push(worker);
    await worker.working;
    return worker;
  };
  const library = Array.from({ length: 120 }, (_, at) => ({
    '@type': 'Recipe',
    name: `Salad ${at}`,
    recipeIngredient: ['2 carrots'],
    recipeInstructions: 'Grate.',
  }));
  const importId = await cook.importLibrary('library.json', JSON.stringify(library));
  const found = async () => (await cook.get<ImportReport>(`/api/recipes/imports/${importId}`)).body;
  expect(await found()).toMatchObject({ state: 'running', done: 0 });
  const doomed = await joinLibraryWorkers();
  while ((await found()).done === 0) await pause(BETWEEN_ASKS);
  await doomed.kill('SIGKILL');
  const { done, state } = await found();
  expect(state).toBe('running');
  await joinLibraryWorkers();
  while ((await found()).state === 'running') await pause(BETWEEN_ASKS);
  const { items, ...after } = await found();
  expect(after).toMatchObject({ state: 'finished', done: 120, total: 120 });
  expect(after.done).toBeGreaterThan(done);
  expect(items.map(({ outcome }) => outcome)).toEqual(Array(120).fill('imported'));
  expect(new Set(items.map(({ recipeId }) => recipeId)).size).toBe(120);
});

interface ImportReport {
  state: string;
  done: number;
  total: number;
  items: { outcome: string; recipeId: string }[];
}
