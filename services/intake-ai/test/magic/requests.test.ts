import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { announce } from '@convivio/contracts/announcement';
import { envelopeOf } from '@convivio/platform/outbox';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { magicModel } from '../../src/store/magic-model.ts';
import { newCook, type Kitchen } from '../intake-kitchen.ts';
import { answers, startOpenaiServer, type Behaviour, type OpenaiServer } from '../openai-server.ts';
import { startKitchen } from '../start-intake-kitchen.ts';
import { startWorkerProcess } from '../worker-process.ts';
import { askForRecipe, generate, nextMagicEnd, readRequest, written } from './magic-kitchen.ts';

let provider: OpenaiServer;
let kitchen: Kitchen;
let database: Connection;
const closing: (() => Promise<unknown>)[] = [];

/** Keeps calls to the provider open until the test answers them. */
let held: (() => void)[];
let asked: PromiseWithResolvers<void>;
const holds: Behaviour = (question, response, request) => {
  held.push(() => answers(written())(question, response, request));
  asked.resolve();
};

beforeEach(async () => {
  held = [];
  asked = Promise.withResolvers();
  provider = await startOpenaiServer();
  kitchen = await startKitchen({ worker: false, env: { AI_URL: provider.url } });
  const instance = await kitchen.openInstance();
  database = instance.context.database;
  closing.push(instance.close);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await kitchen.close();
  await provider.close();
});

const requests = () => magicModel(database);
const start = async (cook: string) =>
  (await askForRecipe(kitchen, cook, { diet: 'vegan' })).data.request.id;
const announceAgain = (cook: string, id: string) =>
  kitchen.bus.publish(
    envelopeOf(announce('magic.requested', cook, { requestId: Number(id), ownerId: cook })),
  );

test('a cook may have three at once, whoever asks at the same moment, and another when one has ended', async () => {
  const cook = newCook();
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => askForRecipe(kitchen, cook, {})));
  const refused = all.flatMap(({ errors }) => errors ?? []);
  expect(refused.map(({ extensions }) => extensions)).toEqual(
    [1, 2].map(() => expect.objectContaining({ status: 429, retryAfter: 15 })),
  );
  expect((await askForRecipe(kitchen, newCook(), {})).errors).toBeUndefined();
  provider.behave(answers(written()));
  const ended = nextMagicEnd(kitchen, cook);
  await kitchen.startWorker();
  await ended;
  expect((await askForRecipe(kitchen, cook, {})).errors).toBeUndefined();
});

test('one too many leaves its idempotency key free', async () => {
  const cook = newCook();
  const all = await Promise.all([1, 2, 3].map(() => askForRecipe(kitchen, cook, {})));
  expect((await askForRecipe(kitchen, cook, {}, 'tonight')).errors).toBeDefined();
  await requests().deleteMany({
    _id: { $in: all.map(({ data }) => Number(data.request.id)) as never[] },
  });
  const { errors } = await askForRecipe(kitchen, cook, { course: 'dessert' }, 'tonight');
  expect(errors).toBeUndefined();
});

test('what a closing worker has in hand is made by another', async () => {
  const cook = newCook();
  provider.behave(holds);
  const closed = await kitchen.startWorker({ graceMs: 20 });
  const id = await start(cook);
  await asked.promise;
  expect(await readRequest(kitchen, cook, id)).toMatchObject({ stage: 'generating' });
  await closed.stop();
  expect(await readRequest(kitchen, cook, id)).toMatchObject({ stage: 'generating' });

  provider.behave(answers(written()));
  const ended = nextMagicEnd(kitchen, cook);
  await kitchen.startWorker();
  await ended;
  expect(await readRequest(kitchen, cook, id)).toMatchObject({
    stage: 'success',
    recipe: { engine: 'openai' },
  });
});

test('what a killed worker was making is made by another, once', async () => {
  const cook = newCook();
  provider.behave(holds);
  const doomed = startWorkerProcess(kitchen.environment);
  closing.push(doomed.kill);
  const id = await start(cook);
  await asked.promise;
  expect(await readRequest(kitchen, cook, id)).toMatchObject({ stage: 'generating', recipe: null });
  await doomed.kill();

  provider.behave(answers(written()));
  const ends: unknown[] = [];
  const watching = kitchen.bus.watch('magic.finished', (message) => ends.push(message));
  await watching.ready;
  const ended = nextMagicEnd(kitchen, cook);
  await kitchen.startWorker();
  expect((await ended).data).toMatchObject({ requestId: Number(id) });
  expect(await readRequest(kitchen, cook, id)).toMatchObject({
    stage: 'success',
    recipe: { title: written().title },
  });
  // Another request behind it: whatever a second run would have announced would have come by then.
  await generate(kitchen, newCook(), { diet: 'vegan' });
  watching.stop();
  expect(ends).toHaveLength(2);
  expect(provider.asked).toHaveLength(2);
});

describe('a message that comes twice', () => {
  test('while the recipe is made ends it once', async () => {
    const cook = newCook();
    provider.behave(holds);
    await kitchen.startWorker();
    const id = await start(cook);
    await asked.promise;
    asked = Promise.withResolvers();
    await announceAgain(cook, id);
    await asked.promise;
    const ends: string[] = [];
    const watching = kitchen.bus.watch('magic.finished', () => ends.push('end'));
    await watching.ready;
    const ended = nextMagicEnd(kitchen, cook);
    held.forEach((answer) => answer());
    await ended;
    // Another request behind it: whatever the second run announced would have come by then.
    provider.behave(answers(written()));
    await generate(kitchen, newCook(), { diet: 'vegan' });
    watching.stop();
    expect(ends).toHaveLength(2);
  });

  test('behind the end does nothing', async () => {
    const cook = newCook();
    provider.behave(answers(written()));
    await kitchen.startWorker();
    const { id } = await generate(kitchen, cook, { diet: 'vegan' });
    await announceAgain(cook, id);
    await generate(kitchen, newCook(), { diet: 'vegan' });
    expect(provider.asked).toHaveLength(2);
  });
});

test('a request whose message was lost is announced again', async () => {
  const cook = newCook();
  const id = await start(cook);
  // As if it had been asked for an hour ago, and its message never came.
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await askUntil(
    () => requests().findById(Number(id)).lean<{ unsent?: boolean }>(),
    (document) => document?.unsent === undefined,
  );
  await requests().updateOne({ _id: Number(id) }, { $set: { createdAt: anHourAgo } });
  const again = kitchen.bus.watch('magic.requested', () => heard.resolve());
  const heard = Promise.withResolvers<void>();
  await again.ready;
  const other = await kitchen.startService();
  closing.push(() => other.stop());
  await heard.promise;
  again.stop();
});

test('a recipe that cannot be made in all tries ends with a sentence, and makes room', async () => {
  const cook = newCook();
  await kitchen.startWorker({ backoffMs: [1, 1] });
  const ended = nextMagicEnd(kitchen, cook);
  const id = await start(cook);
  // A wish that no run can read, as a mistake of ours would leave it.
  await requests().updateOne({ _id: Number(id) }, { $set: { wish: null } });
  expect((await ended).subject).toBe('magic.failed');
  expect(await readRequest(kitchen, cook, id)).toMatchObject({
    stage: 'error',
    error: {
      code: 'MAGIC_FAILED',
      sentence: 'Failed to generate magic recipe. Please try again.',
      status: 503,
    },
  });
  expect(await requests().findById(Number(id)).lean()).not.toHaveProperty('place');
});

test('a request is kept for a day', async () => {
  const cook = newCook();
  const document = await requests()
    .findById(Number(await start(cook)))
    .lean<{ createdAt: Date; expiresAt: Date }>();
  expect(document!.expiresAt.getTime() - document!.createdAt.getTime()).toBe(86_400_000);
  expect(await requests().collection.indexes()).toContainEqual(
    expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
  );
});

test('with a key nothing is made while the recipes service is away, without one it is', async () => {
  await kitchen.stopRecipes();
  const { errors } = await askForRecipe(kitchen, newCook(), {}, 'tonight');
  expect(errors?.[0]?.extensions.status).toBe(503);
  expect((await askForRecipe(kitchen, newCook(), {})).errors).toBeUndefined();
});
