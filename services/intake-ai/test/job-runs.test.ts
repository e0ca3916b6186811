import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { announce } from '@convivio/contracts/announcement';
import { envelopeOf } from '@convivio/platform/outbox';
import {
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

const MINUTE = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);

let kitchen: Kitchen;
/** A site that leaves each request open until the test answers it. */
let site: WebServer;
let requests: ServerResponse[];
let asked: PromiseWithResolvers<void>;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  requests = [];
  asked = Promise.withResolvers();
  site = await startWebServer((_request, response) => {
    requests.push(response);
    asked.resolve();
  });
  kitchen = await startKitchen({ worker: false, env: { INTAKE_ALLOW_ORIGINS: site.origin } });
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await kitchen.close();
  await site.close();
});

const ask = (cook: string, id: string) =>
  kitchen.bus.publish(
    envelopeOf(announce('intake.requested', cook, { jobId: Number(id), ownerId: cook })),
  );

async function openStore() {
  const instance = await kitchen.openInstance();
  closing.push(instance.close);
  return instance.parts.jobs;
}

/** A job that nobody works on; its message is taken away with it. */
async function plantJob(cook: string, change: object): Promise<number> {
  const { id } = await startImport(kitchen, cook, 'text', { text: soup });
  await kitchen.jobs.update(id, change);
  return Number(id);
}

describe('a message that comes a second time while its job is read', () => {
  test.each([1, 2])('does not read it again, and is no try (%s workers)', async (workers) => {
    const cook = newCook();
    for (let at = 0; at < workers; at++)
      await kitchen.startWorker({ env: { INTAKE_CONCURRENCY: workers === 1 ? '2' : '1' } });
    const { id } = await startImport(kitchen, cook, 'url', { url: `${site.origin}/soup` });
    await asked.promise;
    await ask(cook, id);
    // Another job is read behind it: the second message was taken by then.
    const other = newCook();
    const otherEnded = nextEnd(kitchen, other);
    if (workers === 2) await kitchen.startWorker();
    else await kitchen.startWorker({ env: { INTAKE_CONCURRENCY: '1' } });
    await startImport(kitchen, other, 'text', { text: soup });
    await otherEnded;
    expect(await kitchen.jobs.read(id)).toMatchObject({ openRuns: [expect.any(String)] });
    const ended = nextEnd(kitchen, cook);
    requests[0]?.writeHead(200, { 'content-type': 'text/plain' }).end(soup);
    expect((await ended).data).toMatchObject({ stage: 'success' });
    expect(site.asked).toHaveLength(1);
    expect(await libraryOf(kitchen, cook)).toHaveLength(1);
  });
});

describe('a job', () => {
  test('is in the hand of one run, until that gives it back, ends it or is silent', async () => {
    const store = await openStore();
    const id = await plantJob(newCook(), {});
    expect(await store.begin(id, 'one')).toMatchObject({ brokenOff: 0 });
    expect(await store.begin(id, 'two')).toBe('in hand');
    expect([await store.touch(id, 'one'), await store.touch(id, 'two')]).toEqual([true, false]);
    await store.giveBack(id, 'two');
    await store.giveBack(id, 'one');
    expect(await store.begin(id, 'two')).toMatchObject({ brokenOff: 0 });
    await kitchen.jobs.update(String(id), { touchedAt: ago(16_000) });
    // The run was killed, and its try counts.
    expect(await store.begin(id, 'three')).toMatchObject({ brokenOff: 1 });
    expect(await store.touch(id, 'two')).toBe(false);
    // It lives after all, and was none.
    await store.giveBack(id, 'two');
    expect(await kitchen.jobs.read(String(id))).toMatchObject({
      openRuns: ['three'],
      run: 'three',
    });
    const failure = { code: 'NO', sentence: 'No.', status: 422 };
    for (const run of ['two', null]) await store.fail(id, run, failure, []);
    expect(await store.find(id)).toMatchObject({ stage: 'queued' });
    await store.fail(id, 'three', failure, []);
    expect(await store.find(id)).toMatchObject({ stage: 'error', failure });
    expect(await store.begin(id, 'four')).toBeNull();
  });

  test('counts no run that lives and gives it back late, to whoever has it in hand by then', async () => {
    const store = await openStore();
    const id = await plantJob(newCook(), {});
    await store.begin(id, 'away');
    await kitchen.jobs.update(String(id), { touchedAt: ago(16_000) });
    await store.begin(id, 'other');
    for (let time = 0; time < 2; time++) await store.giveBack(id, 'away');
    expect(await store.find(id)).toMatchObject({ brokenOff: 1 });
    expect(await store.touch(id, 'other')).toBe(true);
    await store.giveBack(id, 'other');
    expect(await store.find(id)).toMatchObject({ brokenOff: 0 });
  });

  test('whose message was lost is announced again once; one touched lately is left alone', async () => {
    const store = await openStore();
    const cook = newCook();
    await plantJob(cook, { createdAt: ago(60 * MINUTE), unsent: false });
    await plantJob(cook, { createdAt: ago(60 * MINUTE), touchedAt: ago(MINUTE) });
    await plantJob(cook, { createdAt: ago(60 * MINUTE), stage: 'error' });
    const since = ago(15 * MINUTE);
    const announced = await Promise.all([1, 2].map(() => store.announceAgain(since, 9)));
    expect(announced.sort()).toEqual([0, 1]);
    expect(await store.announceAgain(since, 9)).toBe(0);
  });

  test('whose message was lost ends once the service looks, also when its run was killed', async () => {
    const cook = newCook();
    // A page, so that the lost message is acknowledged before the job is planted as waiting.
    await kitchen.startWorker();
    const ended = nextEnd(kitchen, cook);
    const { id } = await startImport(kitchen, cook, 'text', { text: soup });
    await ended;
    await kitchen.jobs.update(id, {
      stage: 'processing',
      recipeId: null,
      openRuns: ['killed'],
      run: 'killed',
      createdAt: ago(40 * MINUTE),
      touchedAt: ago(20 * MINUTE),
    });
    const again = nextOf(kitchen, 'intake.finished', cook);
    const service = await kitchen.startService();
    closing.push(() => service.stop());
    expect((await again).data).toMatchObject({ stage: 'success' });
    expect(await readJob(kitchen, cook, id)).toMatchObject({ stage: 'success' });
    expect(await libraryOf(kitchen, cook)).toHaveLength(1);
  });
});
