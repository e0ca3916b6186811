import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { malformed } from '@convivio/platform/errors';
import express from 'express';
import { answerError } from '../src/rest/answers/answer-error.ts';
import { longAnswers } from '../src/rest/answers/long-answers.ts';
import { sendEvent } from '../src/rest/routes/event-answer.ts';

/** How many dishes fit into one answer. */
let fitting = 100;
/** Of the event, at each time that it is asked for. */
let versions = [7];
let menu = 60;
const asked: [number, number][] = [];
const run = async (_document: unknown, { first, offset }: { first: number; offset: number }) => {
  asked.push([first, offset]);
  const dishes = Array.from({ length: menu }, (_, at) => ({
    ...{ id: String(at + 1), recipeId: '1', magicRecipeId: null, recipe: null },
    title: `Dish ${at}`,
  }));
  const recipes = dishes.slice(offset, offset + first);
  if (recipes.length > fitting) throw malformed('ANSWER_TOO_LARGE', 'Too large.');
  const event = {
    id: '1',
    name: 'Feast',
    recipes,
    version: versions.length > 1 ? versions.shift() : versions[0],
  };
  return { event, menu: { recipeCount: menu } };
};
const app = express();
app.get('/', (_request, response) =>
  sendEvent({ ports: { run, long: longAnswers() } as never, state: {} as never, response }, '1'),
);
app.use(answerError({ info() {}, warn() {}, error() {} } as never));
const server = createServer(app);
const get = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
beforeEach(() => {
  [fitting, menu, versions] = [100, 60, [7]];
  asked.length = 0;
});

test('an event of a usual menu is asked for once', async () => {
  menu = 8;
  const { recipes, ...event } = (await (await get()).json()) as { recipes: { id: number }[] };
  expect(event).toEqual({ id: 1, name: 'Feast', version: 7 });
  expect(recipes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(asked).toEqual([[10, 0]]);
});

test('a menu of long recipes is asked for in pieces, and answered whole and in its order', async () => {
  fitting = 7;
  const { recipes } = (await (await get()).json()) as { recipes: { id: number }[] };
  expect(recipes.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
});

test('a menu that was changed between two pieces is read anew, and answered whole', async () => {
  versions = [7, 7, 8];
  const { recipes, version } = (await (await get()).json()) as {
    recipes: { id: number }[];
    version: number;
  };
  expect(version).toBe(8);
  expect(recipes.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
});

test('a menu that is never left in peace is not answered, and it is said why', async () => {
  versions = Array.from({ length: 500 }, (_, at) => at);
  const response = await get();
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'EVENT_BUSY' });
});

test('a menu of long recipes that was changed behind what was sent is not answered as a whole one', async () => {
  [fitting, versions] = [2, [...Array.from({ length: 17 }, () => 7), 8]];
  const response = await get();
  await expect(response.text()).rejects.toThrow();
});

test('an event without dishes has none', async () => {
  menu = 0;
  expect(await (await get()).json()).toMatchObject({ name: 'Feast', recipes: [] });
});

test('a single dish that does not fit is refused by its code', async () => {
  fitting = 0;
  const response = await get();
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'ANSWER_TOO_LARGE' });
});
