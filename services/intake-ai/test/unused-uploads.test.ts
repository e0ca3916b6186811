import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { uploadSweep } from '../src/sweep-uploads.ts';
import {
  importAndWait,
  libraryOf,
  newCook,
  nextEnd,
  refusal,
  startImport,
  type Kitchen,
} from './intake-kitchen.ts';
import { startKitchen } from './start-intake-kitchen.ts';
import { soup } from './recipes.fixture.ts';

const noRecipe = 'The meeting is moved to Thursday.\n\nPlease bring the minutes of the last one.';
const DAY_MS = 86_400_000;

let kitchen: Kitchen;
let instance: Awaited<ReturnType<Kitchen['openInstance']>>;
let sweep: () => Promise<number>;
beforeAll(async () => {
  kitchen = await startKitchen();
  instance = await kitchen.openInstance();
  sweep = uploadSweep(instance.context, instance.parts.jobs);
});
afterAll(async () => {
  await instance.close();
  await kitchen.close();
});

const isThere = (fileKey: string) =>
  kitchen.files.head(fileKey).then(
    () => true,
    () => false,
  );

/** Whether a file is removed by somebody else before long. */
async function goesAway(fileKey: string): Promise<boolean> {
  const deadline = Date.now() + 20_000;
  const stays = await askUntil(
    () => isThere(fileKey),
    (is) => !is || Date.now() > deadline,
  );
  return !stays;
}

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
    await kitchen.age(old.fileKey, 26);
    await kitchen.age(fresh.fileKey, 23);
    expect(await sweep()).toBe(1);
    expect([await isThere(old.fileKey), await isThere(fresh.fileKey)]).toEqual([false, true]);
    // Whoever comes back for it is told to upload it again.
    expect(await refusal(kitchen, cook, 'file', { input: old })).toMatchObject({
      status: 422,
      code: 'UPLOAD_GONE',
    });
  });

  test('leaves the original of a recipe, also when its job has never heard of the recipe', async () => {
    const kept = await importOf(soup);
    expect(kept.stage).toBe('success');
    const unheard = await importOf(soup);
    await kitchen.jobs.update(unheard.id, {
      stage: 'error',
      recipeId: null,
      retries: 3,
      failure: { code: 'INTAKE_GAVE_UP', sentence: 'It could not be finished.', status: 500 },
    });
    expect(await sweep()).toBe(0);
    expect([await isThere(kept.fileKey), await isThere(unheard.fileKey)]).toEqual([true, true]);
    expect(await libraryOf(kitchen, unheard.cook)).toHaveLength(1);
  });

  test('leaves what a queued job has yet to read, whenever that will be', async () => {
    const waiting = await startKitchen({ worker: false });
    try {
      const cook = newCook();
      const [first, page] = [await waiting.upload(cook, soup), await waiting.upload(cook, soup)];
      const input = { ...first, furtherPages: [page] };
      const { id } = await startImport(waiting, cook, 'file', { input });
      for (const { fileKey } of [first, page]) await waiting.age(fileKey, 24 * 40);
      await waiting.jobs.update(id, { createdAt: new Date(Date.now() - 40 * DAY_MS) });
      const { context, parts, close } = await waiting.openInstance();
      expect(await uploadSweep(context, parts.jobs)()).toBe(0);
      await close();
      const ended = nextEnd(waiting, cook);
      await waiting.startWorker();
      // Neither is a picture, which is another matter than that they are gone.
      expect((await ended).data.error).toMatchObject({ code: 'WRONG_TYPE' });
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
    const [usedUp, old, lately] = [
      await importOf(noRecipe),
      await importOf(noRecipe),
      await importOf(noRecipe),
    ];
    await kitchen.jobs.update(usedUp.id, { retries: 3 });
    await kitchen.jobs.update(old.id, { createdAt: new Date(Date.now() - 31 * DAY_MS) });
    await kitchen.jobs.update(lately.id, { createdAt: new Date(Date.now() - 29 * DAY_MS) });
    expect(await sweep()).toBe(2);
    expect([
      await isThere(usedUp.fileKey),
      await isThere(old.fileKey),
      await isThere(lately.fileKey),
    ]).toEqual([false, false, true]);
    expect(await refusal(kitchen, old.cook, 'retry', { id: old.id })).toEqual({
      status: 409,
      code: 'RETRY_TOO_LATE',
      sentence: 'This import is more than a month old. Start a new one.',
    });
  });

  test('leaves everything while the recipes service is away, and is made up for when it is back', async () => {
    const cook = newCook();
    const { fileKey } = await kitchen.upload(cook, soup);
    await kitchen.age(fileKey, 26);
    await kitchen.stopRecipes();
    await expect(sweep()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await isThere(fileKey)).toBe(true);
    await kitchen.startRecipes();
    expect(await uploadSweep(instance.context, instance.parts.jobs)()).toBe(1);
  });
});

describe('an upload that is older than a day', () => {
  test('cannot be imported any more, and stays an hour longer for whoever has just begun to', async () => {
    const cook = newCook();
    const [late, begun] = [await kitchen.upload(cook, soup), await kitchen.upload(cook, soup)];
    await kitchen.age(late.fileKey, 24.5);
    await kitchen.age(begun.fileKey, 23.9);
    expect(await refusal(kitchen, cook, 'file', { input: late })).toEqual({
      status: 422,
      code: 'UPLOAD_GONE',
      sentence:
        'This file is not there any more: an upload can be imported for a day. Upload it again.',
    });
    expect((await importAndWait(kitchen, cook, 'file', { input: begun })).stage).toBe('success');
    expect(await sweep()).toBe(0);
    expect(await isThere(late.fileKey)).toBe(true);
  });

  test('is no reason to refuse the same request that comes once more', async () => {
    const cook = newCook();
    const input = { ...(await kitchen.upload(cook, soup)), idempotencyKey: randomUUID() };
    const { id } = await importAndWait(kitchen, cook, 'file', { input });
    await kitchen.age(input.fileKey, 48);
    expect(await startImport(kitchen, cook, 'file', { input })).toMatchObject({
      id,
      stage: 'success',
    });
  });
});

describe('a sweep of pictures', () => {
  const picture = async (jobId: string | number, hours = 48) => {
    const key = `images/${jobId}.jpg`;
    await kitchen.files.put(key, Buffer.from('a picture'), { contentType: 'image/jpeg' });
    await kitchen.age(key, hours);
    return key;
  };
  const gaveUp = {
    stage: 'error',
    recipeId: null,
    failure: { code: 'INTAKE_GAVE_UP', sentence: 'It could not be finished.', status: 500 },
  };

  test('removes those of imports that came to nothing, once these cannot be started again', async () => {
    const [usedUp, lately] = [await importOf(noRecipe), await importOf(noRecipe)];
    await kitchen.jobs.update(usedUp.id, { retries: 3 });
    const [unknown, ofUsedUp, ofLately, fresh] = [
      await picture(1),
      await picture(usedUp.id),
      await picture(lately.id),
      await picture(2, 23),
    ];
    await kitchen.age(usedUp.fileKey, 1);
    expect(await sweep()).toBe(2);
    expect(await Promise.all([unknown, ofUsedUp, ofLately, fresh].map(isThere))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('leaves the picture of a recipe whose job has never heard of it', async () => {
    const cook = newCook();
    const { id } = await importAndWait(kitchen, cook, 'text', { text: soup });
    const key = await picture(id);
    await kitchen.recipes.update(id, { imageKey: key });
    await kitchen.jobs.update(id, { ...gaveUp, retries: 3 });
    expect(await sweep()).toBe(0);
    expect(await isThere(key)).toBe(true);
  });
});

test('sweeps at the same time do not hinder each other', async () => {
  const cook = newCook();
  const uploads = await Promise.all(Array.from({ length: 5 }, () => kitchen.upload(cook, soup)));
  for (const { fileKey } of uploads) await kitchen.age(fileKey, 26);
  await expect(
    Promise.all([sweep(), uploadSweep(instance.context, instance.parts.jobs)()]),
  ).resolves.toHaveLength(2);
  expect(await Promise.all(uploads.map(({ fileKey }) => isThere(fileKey)))).toEqual(
    uploads.map(() => false),
  );
});

test('every instance of the service sweeps', async () => {
  const { fileKey } = await kitchen.upload(newCook(), soup);
  await kitchen.age(fileKey, 26);
  const running = await kitchen.startService();
  expect(await goesAway(fileKey)).toBe(true);
  await running.stop();
});
