import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createLog } from '@convivio/platform/log';
import express from 'express';
import { answerError } from '../src/rest/answers/answer-error.ts';
import { mountRoutes } from '../src/rest/mount-routes.ts';
import { analysisRoutes } from '../src/rest/routes/analyses.ts';
import { foodRoutes } from '../src/rest/routes/foods.ts';
import { failure, nutritionAnalysis, wineRecommendations } from './answer-shapes.ts';

/** What the graph answers, and what it was asked. */
let data: unknown;
const asked: unknown[] = [];
const run = async (_document: unknown, variables: unknown) => {
  asked.push(variables);
  return data;
};
const app = express()
  .use(
    '/api',
    mountRoutes(
      [...analysisRoutes, ...foodRoutes],
      (_request, response, next) => {
        Object.assign(response.locals, { actor: { kind: 'user', id: 'ida' }, requestId: 'x' });
        next();
      },
      { run } as never,
    ),
  )
  .use(answerError(createLog('gateway', 'silent')));
const server = createServer(app);
const send = (method: string, path: string, body?: object) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api${path}`, {
    method,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
beforeEach(() => void (asked.length = 0));

const micronutrient = (id: string, amount: number | null) => ({
  ...{ id, name: id, amount, unit: 'mg', dailyValue: null, level: null, coverage: 0 },
});
const macros = { calories: 120, protein: null, carbohydrates: 3, fat: 2, fiber: 1 };
const figures = () => ({
  ...macros,
  micronutrients: [micronutrient('iron', 1.5), micronutrient('zinc', null)],
});

test('micronutrients stand under their ids, of a serving and of the whole', async () => {
  data = {
    recipe: {
      nutrition: {
        ...{ servings: 4, servingsStated: true, calculatedAt: '2026-05-01T10:00:00.000Z' },
        ...{ perServing: figures(), totalRecipe: figures() },
        ...{ ingredients: [], uncounted: [], coverage: 1, reliable: true, remarks: [] },
      },
    },
  };
  const answer = nutritionAnalysis.parse(
    await (await send('GET', '/recipes/7/nutrition-analysis')).json(),
  );
  const under = { name: 'iron', amount: 1.5, unit: 'mg', dailyValue: null, level: null };
  expect(answer.perServing).toEqual({
    ...macros,
    micronutrients: {
      iron: { ...under, coverage: 0 },
      zinc: { ...under, name: 'zinc', amount: null, coverage: 0 },
    },
  });
  expect(answer.totalRecipe).toEqual(answer.perServing);
  expect(asked).toEqual([{ id: '7' }]);
});

test('a bottle says what it is and where it is from, and no maker, year or price', async () => {
  const style = { category: 'Dry rosé', description: 'Fits.', servingTemperature: '8 to 10 °C' };
  data = {
    recipe: {
      wine: {
        recommendations: [
          { ...style, servingNote: null, bottles: [{ name: 'Bandol', notes: 'Provence' }] },
        ],
        alcoholFree: 'Verjus with soda.',
        remarks: [],
      },
    },
  };
  const answer = wineRecommendations.parse(
    await (await send('POST', '/recipes/7/wine-recommendations')).json(),
  );
  expect(answer.recommendations).toEqual([
    {
      ...style,
      servingNote: null,
      bottles: [{ name: 'Bandol', producer: null, vintage: null, price: null, notes: 'Provence' }],
    },
  ]);
});

test.each([
  ['GET', 'nutrition-analysis', 'nutrition'],
  ['GET', 'flavor-analysis', 'flavour'],
  ['POST', 'wine-recommendations', 'wine'],
])('%s %s of a recipe of which there is none is refused', async (method, path, field) => {
  data = { recipe: { [field]: null } };
  const response = await send(method, `/recipes/7/${path}`);
  expect([response.status, failure.parse(await response.json())]).toMatchObject([
    422,
    { code: 'RECIPE_NOT_ANALYSABLE', error: expect.stringContaining('no ingredients') },
  ]);
});

test('foods are asked for as many as wanted, and an id of theirs may be a number', async () => {
  data = { foods: [{ id: 'butter', name: 'Butter' }] };
  const found = await send('GET', '/foods?search=but&first=3&languageCode=en');
  expect(await found.json()).toEqual([{ id: 'butter', name: 'Butter' }]);
  data = { correctFood: true };
  const corrected = await send('PUT', '/foods/corrections', { ingredient: 'fat', foodId: 7 });
  expect([corrected.status, await corrected.text()]).toEqual([204, '']);
  expect(asked).toEqual([
    { search: 'but', first: 3, languageCode: 'en' },
    { input: { ingredient: 'fat', foodId: '7' } },
  ]);
});

test.each([
  ['GET', '/foods', undefined],
  ['GET', '/foods?search=but&first=many', undefined],
  ['PUT', '/foods/corrections', {}],
  ['PUT', '/foods/corrections', { ingredient: ' ' }],
  ['PUT', '/foods/corrections', { ingredient: 'fat', grams: 'many' }],
  ['PUT', '/foods/corrections', { ingredient: 'fat', nothing: 'yes' }],
])('%s %s with %j is refused', async (method, path, body) => {
  const response = await send(method, path, body);
  expect(response.status).toBe(400);
  expect(Object.keys(failure.parse(await response.json()).fields ?? {})).toHaveLength(1);
  expect(asked).toEqual([]);
});
