import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { uploadSweep } from '../src/sweep-uploads.ts';
import { importAndWait, libraryOf, newCook, nextEnd, refusal, startImport, startKitchen, type Kitchen } from './intake-kitchen.ts';
import { soup } from './recipes.fixture.ts';

jest.setTimeout(60_000);

const noRecipe = 'The meeting is moved to Thursday.\n\nPlease bring the minutes of the last one.';
const DAY_MS = 86_400_000;

let kitchen: Kitchen;
let instance: Awaited<ReturnType<Kitchen['openInstance']>>;
let sweep: () => Promise<number>;
beforeAll(async () => {
  kitchen = await startKitchen();
  instance = await kitchen.openInstance();
  sweep = uploadSweep(instance.context, instance.store);
});
afterAll(async () => {
  await instance.close();
  await kitchen.close();
});

const isThere = (fileKey: string) => kitchen.files.head(fileKey).then(() => true, () => false);

/** An import of an upload that has ended, and whose file is so many hours old since. */
async function importOf(text: string, hours = 48) {
  const cook = newCook();
  const input = await kitchen.upload(cook, text);
  const { id, stage } = await importAndWait(kitchen, cook, 'file', { input });
  await kitchen.age(input.fileKey, hours);
  return { cook, id, stage, fileKey: input.fileKey, input };
}

describe('a sweep of uploads', () => {
  test('removes those that no import was asked for, a day later', async () => {
    const cook = newCook();
    const [old, fresh] = [await kitchen.upload(cook, soup), await kitchen.upload(cook, soup)];
    await kitchen.age(old.fileKey, 25);
    await kitchen.age(fresh.fileKey, 23);
    expect(await sweep()).toBe(1);
    expect([await isThere(old.fileKey), await isThere(fresh.fileKey)]).toEqual([false, true]);
    // Whoever comes back for it is told to upload it again.
    expect((await importAndWait(kitchen, cook, 'file', { input: old })).error).toMatchObject({ code: 'ORIGINAL_MISSING' });
  });

  test('leaves the original of a recipe, also when its job has never heard of the recipe', async () => {
    const kept = await importOf(soup);
    expect(kept.stage).toBe('success');
    const unheard = await importOf(soup);
    await kitchen.jobs.update(unheard.id, { stage: 'error', recipeId: null, retries: 3, failure: { code: 'INTAKE_GAVE_UP', sentence: 'It could not be finished.', status: 500 } });
    expect(await sweep()).toBe(0);
    expect([await isThere(kept.fileKey), await isThere(unheard.fileKey)]).toEqual([true, true]);
    expect(await libraryOf(kitchen, unheard.cook)).toHaveLength(1);
  });

  test('leaves what a queued job has yet to read, whenever that will be', async () => {
    const waiting = await startKitchen({ worker: false });
    try {
      const cook = newCook();
      const input = await waiting.upload(cook, soup);
      const { id } = await startImport(waiting, cook, 'file', { input });
      await waiting.age(input.fileKey, 24 * 40);
      await waiting.jobs.update(id, { createdAt: new Date(Date.now() - 40 * DAY_MS) });
      const { context, store, close } = await waiting.openInstance();
      expect(await uploadSweep(context, store)()).toBe(0);
      await close();
      const ended = nextEnd(waiting, cook);
      await waiting.startWorker();
      expect((await ended).data).toMatchObject({ stage: 'success' });
    } finally {
      await waiting.close();
    }
  });

  test('leaves the original of a failed import while it can be started again', async () => {
    const failed = await importOf(noRecipe);
    expect(failed.stage).toBe('error');
    expect(await sweep()).toBe(0);
    await kitchen.files.put(failed.fileKey, Buffer.from(soup), { contentType: 'text/plain' });
    await kitchen.age(failed.fileKey, 48);
    const ended = nextEnd(kitchen, failed.cook);
    await startImport(kitchen, failed.cook, 'retry', { id: failed.id });
    expect((await ended).data).toMatchObject({ stage: 'success' });
  });

  test('removes the original of a failed import that has no retries left, or is older than a month', async () => {
    const [usedUp, old, lately] = [await importOf(noRecipe), await importOf(noRecipe), await importOf(noRecipe)];
    await kitchen.jobs.update(usedUp.id, { retries: 3 });
    await kitchen.jobs.update(old.id, { createdAt: new Date(Date.now() - 31 * DAY_MS) });
    await kitchen.jobs.update(lately.id, { createdAt: new Date(Date.now() - 29 * DAY_MS) });
    expect(await sweep()).toBe(2);
    expect([await isThere(usedUp.fileKey), await isThere(old.fileKey), await isThere(lately.fileKey)]).toEqual([false, false, true]);
    expect(await refusal(kitchen, old.cook, 'retry', { id: old.id })).toEqual({ status: 409, code: 'RETRY_TOO_LATE', sentence: 'This import is more than a month old. Start a new one.' });
  });

  test('leaves everything while the recipes service is away, and is made up for when it is back', async () => {
    const cook = newCook();
    const { fileKey } = await kitchen.upload(cook, soup);
    await kitchen.age(fileKey, 25);
    await kitchen.stopRecipes();
    await expect(sweep()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await isThere(fileKey)).toBe(true);
    await kitchen.startRecipes();
    expect(await uploadSweep(instance.context, instance.store)()).toBe(1);
  });
});

test('instances that sweep at the same time do not hinder each other', async () => {
  const cook = newCook();
  const uploads = await Promise.all(Array.from({ length: 5 }, () => kitchen.upload(cook, soup)));
  for (const { fileKey } of uploads) await kitchen.age(fileKey, 25);
  const instances = await Promise.all([kitchen.startService(), kitchen.startService()]);
  for (const { fileKey } of uploads) while (await isThere(fileKey)) await new Promise(setImmediate);
  await Promise.all(instances.map((running) => running.stop()));
});
