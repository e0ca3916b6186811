import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  JOB,
  importAndWait,
  libraryOf,
  newCook,
  nextEnd,
  nextOf,
  readJob,
  refusal,
  startImport,
  type JobShown,
  type Kitchen,
} from './intake-kitchen.ts';
import { startKitchen } from './start-intake-kitchen.ts';
import { soup } from './recipes.fixture.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await startKitchen();
});
afterAll(() => kitchen.close());

const noRecipe = 'The meeting is moved to Thursday.\n\nPlease bring the minutes of the last one.';

describe('an idempotency key', () => {
  test('makes one job of requests sent at the same time, and one recipe', async () => {
    const cook = newCook();
    const ended = nextEnd(kitchen, cook);
    const jobs = await Promise.all(
      [1, 2, 3].map(() =>
        startImport(kitchen, cook, 'text', { text: soup, idempotencyKey: 'monday' }),
      ),
    );
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    await ended;
    // Sent once more after the end, it still is the same job.
    expect(
      await startImport(kitchen, cook, 'text', { text: soup, idempotencyKey: 'monday' }),
    ).toMatchObject({ id: jobs[0]?.id, stage: 'success' });
    expect(await libraryOf(kitchen, cook)).toHaveLength(1);
  });

  test('keeps the first of two uploads and removes the second', async () => {
    const cook = newCook();
    const first = await kitchen.upload(cook, soup);
    const second = await kitchen.upload(cook, soup);
    const job = await importAndWait(kitchen, cook, 'file', {
      input: { ...first, idempotencyKey: 'again' },
    });
    const same = await startImport(kitchen, cook, 'file', {
      input: { ...second, idempotencyKey: 'again' },
    });
    expect(same.id).toBe(job.id);
    await expect(kitchen.files.head(first.fileKey)).resolves.toMatchObject({
      contentType: 'text/plain',
    });
    await expect(kitchen.files.head(second.fileKey)).rejects.toThrow();
  });

  test('that was used leaves alone what another import reads', async () => {
    const cook = newCook();
    const first = await kitchen.upload(cook, soup);
    const other = await kitchen.upload(cook, soup);
    await importAndWait(kitchen, cook, 'file', { input: other });
    const job = await importAndWait(kitchen, cook, 'file', {
      input: { ...first, idempotencyKey: 'used once' },
    });
    const same = await startImport(kitchen, cook, 'file', {
      input: { ...other, idempotencyKey: 'used once' },
    });
    expect(same.id).toBe(job.id);
    await expect(kitchen.files.head(other.fileKey)).resolves.toMatchObject({
      contentType: 'text/plain',
    });
  });

  test.each([
    ['another text', 'text', { text: 'Other soup\n2 leeks\n\nBoil them.' }],
    ['a link', 'url', { url: 'https://example.org/soup' }],
  ] as const)('that was used is refused with %s', async (_case, kind, request) => {
    const cook = newCook();
    await importAndWait(kitchen, cook, 'text', { text: soup, idempotencyKey: 'used' });
    expect(
      await refusal(kitchen, cook, kind, { ...request, idempotencyKey: 'used' }),
    ).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('that was used is refused with another file', async () => {
    const cook = newCook();
    const first = await kitchen.upload(cook, soup);
    await importAndWait(kitchen, cook, 'file', { input: { ...first, idempotencyKey: 'used' } });
    const other = await kitchen.upload(cook, `${soup}\nServe hot.`);
    expect(
      await refusal(kitchen, cook, 'file', { input: { ...other, idempotencyKey: 'used' } }),
    ).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('that was used is refused with another file of the same name and size', async () => {
    const cook = newCook();
    const first = await kitchen.upload(cook, soup);
    await importAndWait(kitchen, cook, 'file', { input: { ...first, idempotencyKey: 'used' } });
    const other = await kitchen.upload(cook, soup.replaceAll('a', 'e'));
    expect(other.size).toBe(first.size);
    expect(
      await refusal(kitchen, cook, 'file', { input: { ...other, idempotencyKey: 'used' } }),
    ).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('that was used for a recipe is refused, and the other way round', async () => {
    const cook = newCook();
    const create = (key: string) =>
      kitchen.askRecipes(
        cook,
        `mutation { createRecipe(input: { title: "Soup" }, idempotencyKey: "${key}") { id } }`,
      );
    expect((await create('recipe')).errors).toBeUndefined();
    expect(
      await refusal(kitchen, cook, 'text', { text: soup, idempotencyKey: 'recipe' }),
    ).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await kitchen.ask(cook, '{ intakeJobs { id } }')).toMatchObject({
      data: { intakeJobs: [] },
    });
    await importAndWait(kitchen, cook, 'text', { text: soup, idempotencyKey: 'import' });
    expect((await create('import')).errors?.[0]).toMatchObject({
      extensions: { status: 422, code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  test('of an import that was refused stays free', async () => {
    const cook = newCook();
    const gone = { fileKey: `uploads/${cook}/0a1b`, fileName: 'soup.txt', size: 9 };
    expect(
      await refusal(kitchen, cook, 'file', { input: { ...gone, idempotencyKey: 'free' } }),
    ).toMatchObject({ code: 'UPLOAD_GONE' });
    await importAndWait(kitchen, cook, 'text', { text: soup, idempotencyKey: 'free' });
  });

  test('is looked up before a job is made: while recipes are away, a request with one is answered with 503', async () => {
    const cook = newCook();
    await kitchen.stopRecipes();
    try {
      expect(
        await refusal(kitchen, cook, 'text', { text: soup, idempotencyKey: 'later' }),
      ).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
      expect(await kitchen.ask(cook, '{ intakeJobs { id } }')).toMatchObject({
        data: { intakeJobs: [] },
      });
    } finally {
      await kitchen.startRecipes();
    }
    await importAndWait(kitchen, cook, 'text', { text: soup, idempotencyKey: 'later' });
  });

  test('of another cook is another key', async () => {
    const jobs = await Promise.all(
      [newCook(), newCook()].map((cook) =>
        importAndWait(kitchen, cook, 'text', { text: soup, idempotencyKey: 'mine' }),
      ),
    );
    expect(jobs[0]?.id).not.toBe(jobs[1]?.id);
  });

  test.each([
    ['more than 200 characters', 'x'.repeat(201)],
    ['no character', ''],
    ['blanks', ' '],
  ])('of %s is refused', async (_what, key) => {
    expect(
      await refusal(kitchen, newCook(), 'text', { text: soup, idempotencyKey: key }),
    ).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_INVALID' });
  });
});

describe('what belongs to another cook', () => {
  test('a job is not found, neither to read nor to retry nor in a list', async () => {
    const owner = newCook();
    const job = await importAndWait(kitchen, owner, 'text', { text: noRecipe });
    const other = newCook();
    const read = await kitchen.ask(other, `{ intakeJob(id: "${job.id}") { id } }`);
    expect(read.errors?.[0]).toMatchObject({
      message: 'This import does not exist.',
      extensions: { status: 404, code: 'JOB_NOT_FOUND' },
    });
    expect(await refusal(kitchen, other, 'retry', { id: job.id })).toEqual({
      status: 404,
      code: 'JOB_NOT_FOUND',
      sentence: 'This import does not exist.',
    });
    expect(
      (await kitchen.ask<{ intakeJobs: JobShown[] }>(other, '{ intakeJobs { id } }')).data
        .intakeJobs,
    ).toEqual([]);
  });

  test.each([
    ["another cook's file", (cook: string) => `uploads/not-${cook}/0a1b`],
    ["a way out of one's own folder", (cook: string) => `uploads/${cook}/../someone/0a1b`],
    ['a picture of the store', () => 'images/1.jpg'],
    ['a folder', (cook: string) => `uploads/${cook}/`],
  ])('%s is not known', async (_title, keyFor) => {
    const cook = newCook();
    expect(
      await refusal(kitchen, cook, 'file', {
        input: { fileKey: keyFor(cook), fileName: 'x.pdf', size: 1 },
      }),
    ).toEqual({
      status: 400,
      code: 'FILE_KEY_UNKNOWN',
      sentence: 'This file is not known. Upload it again.',
    });
  });

  test('a file that was never uploaded is refused with a sentence', async () => {
    const cook = newCook();
    const input = { fileKey: `uploads/${cook}/0a1b2c`, fileName: 'x.pdf', size: 1 };
    expect(await refusal(kitchen, cook, 'file', { input })).toEqual({
      status: 422,
      code: 'UPLOAD_GONE',
      sentence:
        'This file is not there any more: an upload can be imported for a day. Upload it again.',
    });
  });
});

test.each([
  ['text', { text: soup }],
  ['url', { url: 'https://example.org' }],
  ['social', { url: 'https://www.instagram.com/p/1' }],
  ['file', { input: { fileKey: 'uploads/a/b', fileName: 'a', size: 1 } }],
  ['retry', { id: '1' }],
] as const)('%s needs a login', async (kind, variables) => {
  expect(await refusal(kitchen, null, kind, variables)).toEqual({
    status: 401,
    code: 'UNAUTHENTICATED',
    sentence: 'Sign in to continue.',
  });
});

test.each(['abc', '', '-1', '1e9', '99999999999999999'])(
  '"%s" is not the id of an import',
  async (id) => {
    expect(await refusal(kitchen, newCook(), 'retry', { id })).toMatchObject({
      status: 400,
      code: 'INVALID_JOB_ID',
    });
  },
);

test('a job that gave a draft is started again, and what it reads now takes the place of the draft', async () => {
  const cook = newCook();
  const { id } = await importAndWait(kitchen, cook, 'text', { text: soup });
  const [read] = await libraryOf(kitchen, cook);
  expect(await refusal(kitchen, cook, 'retry', { id })).toMatchObject({ code: 'JOB_NOT_FAILED' });
  await kitchen.jobs.update(id, { draft: true });
  await kitchen.recipes.update(id, { draftReason: 'Read with low confidence.', title: 'S0vp' });
  const ended = nextEnd(kitchen, cook);
  await startImport(kitchen, cook, 'retry', { id });
  expect((await ended).data).toMatchObject({ stage: 'success', draft: false });
  expect(await libraryOf(kitchen, cook)).toEqual([{ ...read }]);
});

describe('a failed job', () => {
  test('keeps its original, leaves no recipe, and is told as failed and as usage', async () => {
    const cook = newCook();
    const failed = nextOf(kitchen, 'intake.failed', cook);
    const used = nextOf(kitchen, 'usage.intake', cook);
    const input = await kitchen.upload(cook, noRecipe, 'notes.txt');
    const job = await importAndWait(kitchen, cook, 'file', { input });
    const error = {
      code: 'NO_RECIPE',
      status: 422,
      sentence:
        'No recipe was found in this file. It needs at least a title and some ingredients or steps.',
    };
    expect(job).toMatchObject({ stage: 'error', progress: 60, recipe: null, error });
    expect((await failed).data).toMatchObject({
      jobId: Number(job.id),
      stage: 'error',
      recipeId: null,
      error,
    });
    expect((await used).data).toMatchObject({
      format: 'text/plain',
      size: input.size,
      success: false,
      errorType: 'NO_RECIPE',
    });
    await expect(kitchen.files.head(input.fileKey)).resolves.toMatchObject({
      fileName: 'notes.txt',
    });
    expect(await libraryOf(kitchen, cook)).toEqual([]);
  });

  test('can be started again from its original, and succeeds once the original can be read', async () => {
    const cook = newCook();
    const input = await kitchen.upload(cook, noRecipe);
    const job = await importAndWait(kitchen, cook, 'file', { input });
    await kitchen.files.put(input.fileKey, Buffer.from(soup), {
      contentType: 'text/plain',
      fileName: input.fileName,
    });
    const ended = nextEnd(kitchen, cook);
    expect(await startImport(kitchen, cook, 'retry', { id: job.id })).toMatchObject({
      id: job.id,
      stage: 'queued',
      progress: 0,
      error: null,
      retries: 1,
    });
    await ended;
    expect(await readJob(kitchen, cook, job.id)).toMatchObject({ stage: 'success', error: null });
    expect(await libraryOf(kitchen, cook)).toHaveLength(1);
  });

  test('whose original was lost says so when it is started again', async () => {
    const cook = newCook();
    const input = await kitchen.upload(cook, noRecipe);
    const job = await importAndWait(kitchen, cook, 'file', { input });
    await kitchen.files.remove(input.fileKey);
    const ended = nextEnd(kitchen, cook);
    await startImport(kitchen, cook, 'retry', { id: job.id });
    await ended;
    expect((await readJob(kitchen, cook, job.id)).error).toEqual({
      code: 'ORIGINAL_MISSING',
      status: 404,
      sentence: 'The uploaded file is gone. Upload it again.',
    });
  });

  test('can be started again three times', async () => {
    const cook = newCook();
    const { id } = await importAndWait(kitchen, cook, 'text', { text: noRecipe });
    for (const retries of [1, 2, 3])
      expect(await importAndWait(kitchen, cook, 'retry', { id })).toMatchObject({
        stage: 'error',
        retries,
      });
    expect(await refusal(kitchen, cook, 'retry', { id })).toEqual({
      status: 409,
      code: 'RETRIES_USED_UP',
      sentence: 'This import has failed too often. Try another file or paste the text.',
    });
  });

  test('is started again once by two requests at the same time', async () => {
    const cook = newCook();
    const { id } = await importAndWait(kitchen, cook, 'text', { text: noRecipe });
    const ended = nextEnd(kitchen, cook);
    const refusals = await Promise.all([1, 2].map(() => refusal(kitchen, cook, 'retry', { id })));
    await ended;
    expect(refusals.filter(Boolean).map((refused) => refused?.code)).toEqual(['JOB_NOT_FAILED']);
  });

  test('that has succeeded is not started again', async () => {
    const cook = newCook();
    const { id } = await importAndWait(kitchen, cook, 'text', { text: soup });
    expect(await refusal(kitchen, cook, 'retry', { id })).toEqual({
      status: 409,
      code: 'JOB_NOT_FAILED',
      sentence: 'This import has not failed.',
    });
  });
});

test('a job tells how far it is while it runs: 20, 60, 90 percent, only forwards', async () => {
  const cook = newCook();
  const seen: [string, number][] = [];
  const listening = kitchen.bus.listen('intake.progressed', (data) => {
    const { ownerId, stage, progress } = data as {
      ownerId: string;
      stage: string;
      progress: number;
    };
    if (ownerId === cook) seen.push([stage, progress]);
  });
  await listening.ready;
  const job = await importAndWait(kitchen, cook, 'text', { text: soup });
  listening.stop();
  expect(seen).toEqual([
    ['processing', 20],
    ['analyzing', 60],
    ['ready', 90],
  ]);
  const { data } = await kitchen.ask<{ intakeJobs: JobShown[] }>(cook, `{ intakeJobs { ${JOB} } }`);
  expect(data.intakeJobs).toEqual([job]);
});
