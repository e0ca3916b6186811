import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  endsOf,
  importAndWait,
  libraryOf,
  newCook,
  nextEnd,
  nextOf,
  readJob,
  startImport,
  type Kitchen,
} from './intake-kitchen.ts';
import { startKitchen } from './start-intake-kitchen.ts';
import { soup } from './recipes.fixture.ts';
import { startWebServer, type WebServer } from './web-server.ts';
import { startWorkerProcess } from './worker-process.ts';

const closing: (() => Promise<void>)[] = [];
let kitchen: Kitchen;
/** A site that leaves each request open until the test answers it. */
let site: WebServer;
let requests: ServerResponse[];
let arrival: PromiseWithResolvers<void>;

beforeEach(async () => {
  requests = [];
  arrival = Promise.withResolvers();
  site = await startWebServer((_request, response) => {
    requests.push(response);
    arrival.resolve();
    arrival = Promise.withResolvers();
  });
  kitchen = await startKitchen({ worker: false, env: { INTAKE_ALLOW_ORIGINS: site.origin } });
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await kitchen.close();
  await site.close();
});

/** Resolves once the site has been asked this many times. */
async function askedFor(count: number): Promise<void> {
  while (requests.length < count) await arrival.promise;
}

function serveSoup(response: ServerResponse | undefined): void {
  response?.writeHead(200, { 'content-type': 'text/plain' }).end(soup);
}

/** Starts a fresh worker, serves the page it asks for, and expects one recipe of the job. */
async function expectTakenOver(cook: string, id: string): Promise<void> {
  const ended = nextEnd(kitchen, cook);
  await kitchen.startWorker();
  await askedFor(2);
  serveSoup(requests[1]);
  expect((await ended).data).toMatchObject({ jobId: Number(id), stage: 'success' });
  expect(await libraryOf(kitchen, cook)).toHaveLength(1);
}

test('a worker that is closed gives a job that takes too long back to the queue', async () => {
  const cook = newCook();
  const closed = await kitchen.startWorker({ graceMs: 20 });
  const { id } = await startImport(kitchen, cook, 'url', { url: `${site.origin}/soup` });
  await askedFor(1);
  await closed.stop();
  expect(await readJob(kitchen, cook, id)).toMatchObject({ stage: 'processing' });

  await expectTakenOver(cook, id);
});

describe('a worker killed in the middle of a job', () => {
  test('while it reads: another takes over and the recipe exists once', async () => {
    const cook = newCook();
    const doomed = startWorkerProcess(kitchen.environment);
    closing.push(doomed.kill);
    const { id } = await startImport(kitchen, cook, 'url', { url: `${site.origin}/soup` });
    await askedFor(1);
    expect(await readJob(kitchen, cook, id)).toMatchObject({ stage: 'processing', progress: 20 });
    expect(await kitchen.jobs.read(id)).toMatchObject({ openRuns: [expect.any(String)] });
    await doomed.kill();

    await expectTakenOver(cook, id);
  });

  test('after the recipe was kept, before the job knew: another finishes it and the recipe exists once', async () => {
    const cook = newCook();
    const kept = Promise.withResolvers<void>();
    // Passes everything on to the recipes service and swallows the answer.
    const lossy = createServer((request, response) => {
      void buffer(request).then(async (body) => {
        await fetch(kitchen.environment['RECIPES_URL'] ?? '', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: request.headers.authorization ?? '',
          },
          body,
        });
        kept.resolve();
        response.on('close', () => undefined);
      });
    });
    await new Promise<void>((resolve) => void lossy.listen(0, '127.0.0.1', resolve));
    closing.push(
      () =>
        new Promise((resolve) => {
          lossy.closeAllConnections();
          lossy.close(() => resolve());
        }),
    );
    const doomed = startWorkerProcess({
      ...kitchen.environment,
      RECIPES_URL: `http://127.0.0.1:${(lossy.address() as AddressInfo).port}/graphql`,
    });
    closing.push(doomed.kill);
    const { id } = await startImport(kitchen, cook, 'text', { text: soup });
    await kept.promise;
    const [recipe] = await libraryOf(kitchen, cook);
    expect(await readJob(kitchen, cook, id)).toMatchObject({
      stage: 'ready',
      progress: 90,
      recipe: null,
    });
    await doomed.kill();

    const ended = nextEnd(kitchen, cook);
    await kitchen.startWorker();
    expect((await ended).data).toMatchObject({ stage: 'success', recipeId: Number(recipe?.id) });
    expect(await libraryOf(kitchen, cook)).toHaveLength(1);
  });
});

test('a source that has taken two processes down is not read again, and its job says so', async () => {
  const cook = newCook();
  const { id } = await startImport(kitchen, cook, 'text', { text: soup });
  await kitchen.jobs.update(id, { openRuns: ['one', 'two'] });
  const ended = nextEnd(kitchen, cook);
  await kitchen.startWorker();
  expect((await ended).data).toMatchObject({
    stage: 'error',
    error: {
      code: 'INTAKE_BROKE_OFF',
      status: 500,
      sentence:
        'Reading this broke off twice and was stopped. What you sent is kept: choose Retry, import the recipe alone, or paste its text.',
    },
  });
  expect(await libraryOf(kitchen, cook)).toEqual([]);

  const again = nextEnd(kitchen, cook);
  await startImport(kitchen, cook, 'retry', { id });
  expect((await again).data).toMatchObject({ stage: 'success' });
});

const pages = [1, 2, 3, 4];
const pathsAsked = () => site.asked.map(({ url }) => url);

/** Starts a job for each page; what comes back resolves once all of them have ended. */
async function startPages(cook: string): Promise<() => Promise<unknown>> {
  const ends = endsOf(kitchen, cook);
  closing.push(async () => ends.stop());
  const ids: string[] = [];
  for (const page of pages)
    ids.push((await startImport(kitchen, cook, 'url', { url: `${site.origin}/${page}` })).id);
  return () => Promise.all(ids.map(ends.of));
}

/** Answers the pages as they are asked for, from the one with this index on. */
async function serveFrom(first: number): Promise<void> {
  for (let at = first; at < first + pages.length; at++) {
    await askedFor(at + 1);
    serveSoup(requests[at]);
  }
}

test('two workers share the queue: both work at the same time, each job is done once', async () => {
  const cook = newCook();
  await kitchen.startWorker({ env: { INTAKE_CONCURRENCY: '1' } });
  await kitchen.startWorker({ env: { INTAKE_CONCURRENCY: '1' } });
  const allEnded = await startPages(cook);
  // Each worker holds one job only, so a second open request is the other worker's.
  await askedFor(2);
  await serveFrom(0);
  await allEnded();
  expect(await libraryOf(kitchen, cook)).toHaveLength(4);
  expect(pathsAsked().toSorted()).toEqual(['/1', '/2', '/3', '/4']);
});

describe('while one cook has more jobs than a worker takes at a time', () => {
  test("another cook's text is read at once, and then the others in their order", async () => {
    const [busy, other] = [newCook(), newCook()];
    await kitchen.startWorker({ env: { INTAKE_CONCURRENCY: '2' } });
    const allEnded = await startPages(busy);
    await askedFor(1);
    expect(await importAndWait(kitchen, other, 'text', { text: soup })).toMatchObject({
      stage: 'success',
    });
    expect(pathsAsked()).toEqual(['/1']);
    await serveFrom(0);
    await allEnded();
    expect(pathsAsked()).toEqual(pages.map((page) => `/${page}`));
    expect(await libraryOf(kitchen, busy)).toHaveLength(pages.length);
  });

  test('a worker that comes after it was closed takes up all that waited, in their order', async () => {
    const [busy, other] = [newCook(), newCook()];
    const env = { INTAKE_CONCURRENCY: '2' };
    const closed = await kitchen.startWorker({ graceMs: 20, env });
    const allEnded = await startPages(busy);
    await askedFor(1);
    // By then all of the first cook's messages were taken.
    await importAndWait(kitchen, other, 'text', { text: soup });
    await closed.stop();
    await kitchen.startWorker({ env });
    await serveFrom(1);
    await allEnded();
    expect(pathsAsked()).toEqual(['/1', ...pages.map((page) => `/${page}`)]);
    expect(await libraryOf(kitchen, busy)).toHaveLength(pages.length);
  });
});

test('a job that takes too long ends with a sentence instead of being tried again', async () => {
  const cook = newCook();
  await kitchen.startWorker({ limitMs: 300 });
  const job = await importAndWait(kitchen, cook, 'url', { url: `${site.origin}/never` });
  expect(job.error).toEqual({
    code: 'INTAKE_TOO_LONG',
    status: 504,
    sentence:
      'Reading this took too long. Try again later, import the recipe alone, or paste its text.',
  });
  expect(site.asked).toHaveLength(1);
});

describe('while the recipes service is away', () => {
  test('a job waits, operators see why, and it succeeds once the service is back', async () => {
    const cook = newCook();
    const worker = startWorkerProcess({ ...kitchen.environment, LOG_LEVEL: 'info' });
    closing.push(worker.kill);
    await kitchen.stopRecipes();
    const tryFailed = worker.logged('an intake job will be tried again');
    const ended = nextEnd(kitchen, cook);
    const { id } = await startImport(kitchen, cook, 'text', { text: soup });
    expect(await tryFailed).toMatchObject({
      name: 'intake-ai',
      jobId: Number(id),
      attempt: 1,
      err: { code: 'SERVICE_UNAVAILABLE' },
    });
    expect(await readJob(kitchen, cook, id)).toMatchObject({
      stage: 'ready',
      progress: 90,
      error: null,
    });
    expect(worker.output()).not.toContain('leeks');
    await kitchen.startRecipes();
    expect((await ended).data.stage).toBe('success');
    expect(await libraryOf(kitchen, cook)).toHaveLength(1);
  });

  test('a job that five tries could not finish fails with a sentence, is counted as dead, and Retry finishes it', async () => {
    const cook = newCook();
    const worker = await kitchen.startWorker({ backoffMs: [10, 10, 10, 10] });
    await kitchen.stopRecipes();
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#c63' },
    })
      .png()
      .toBuffer();
    const page = `<!doctype html><html lang="en"><title>Rice</title><script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Onion Rice', image: `${site.origin}/rice.png`, recipeIngredient: ['200 g rice', '1 onion'], recipeInstructions: ['Fry the onion.', 'Add the rice.'] })}</script>`;
    const answering = (async () => {
      for (let next = 0; ; next++) {
        await askedFor(next + 1);
        const isPicture = site.asked[next]?.url === '/rice.png';
        requests[next]
          ?.writeHead(200, { 'content-type': isPicture ? 'image/png' : 'text/html' })
          .end(isPicture ? picture : page);
      }
    })();
    answering.catch(() => undefined);

    const failed = nextOf(kitchen, 'intake.failed', cook);
    const job = await importAndWait(kitchen, cook, 'url', { url: `${site.origin}/rice` });
    expect(job).toMatchObject({
      stage: 'error',
      error: {
        code: 'INTAKE_GAVE_UP',
        status: 500,
        sentence:
          'This import could not be finished although it was tried five times. Try again later.',
      },
    });
    expect((await failed).data.error?.code).toBe('INTAKE_GAVE_UP');
    expect(site.asked.filter(({ url }) => url === '/rice')).toHaveLength(5);
    await worker.stop();
    // The recipe may have been kept although its answer was lost: its picture is not the job's to remove.
    await expect(kitchen.files.head(`images/${job.id}.jpg`)).resolves.toMatchObject({
      contentType: 'image/jpeg',
    });
    expect(await kitchen.bus.deadLetters.list()).toMatchObject([
      { consumer: 'intake-workers', subject: 'intake.requested', attempts: 5 },
    ]);

    await kitchen.startRecipes();
    await kitchen.startWorker();
    expect(await importAndWait(kitchen, cook, 'retry', { id: job.id })).toMatchObject({
      stage: 'success',
      title: 'Onion Rice',
      error: null,
    });
    const [recipe, ...others] = await libraryOf(kitchen, cook);
    expect(others).toEqual([]);
    expect(recipe?.imageUrl).toContain(`images/${job.id}.jpg`);
  });
});
