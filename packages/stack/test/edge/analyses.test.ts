import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import type { Cook, TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';
import {
  analysedRecipe,
  failure,
  flavourAnalysis,
  keptRecipe,
  nutritionAnalysis,
  recipe,
  techniqueAnalysis,
  wineRecommendations,
} from '../../../../gateway/test/answer-shapes.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

async function keep(cook: Cook, about: object = {}, path = '/api/recipes') {
  const response = await cook.post(path, {
    title: 'Beef stew',
    ingredientText: '800 g beef chuck\n2 onions\n3 tomatoes\n200 ml red wine\n1 pinch moondust',
    instructions: ['Sear the beef.', 'Braise it with the rest for 2 hours.'],
    servings: 4,
    languageCode: 'en',
    ...about,
  });
  expect(response.status).toBe(201);
  return keptRecipe.parse(await response.json()).id;
}
const answered = async <Shape>(shape: z.ZodType<Shape>, response: Response) => {
  expect(response.status).toBe(200);
  return shape.parse(await response.json());
};
const refusal = async (response: Response) => {
  const { code } = failure.parse(await response.json());
  return { status: response.status, code };
};
const correct = (cook: Cook, body: object) =>
  cook.request('/api/foods/corrections', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const nutritionOf = async (cook: Cook, id: number | string) =>
  answered(nutritionAnalysis, await cook.get(`/api/recipes/${id}/nutrition-analysis`));
/** Once it is analysed. */
const readRecipe = (cook: Cook, id: number | string) =>
  askUntil(
    async () => answered(analysedRecipe, await cook.get(`/api/recipes/${id}`)),
    ({ analysisState }) => analysisState === 'done',
  );

const ROUTES = [
  ['GET', 'nutrition-analysis'],
  ['GET', 'flavor-analysis'],
  ['POST', 'wine-recommendations'],
  ['POST', 'analyze-techniques'],
] as const;
const ask = (cook: Pick<Cook, 'request'>, method: string, id: number | string, path: string) =>
  cook.request(`/api/recipes/${id}/${path}`, { method });

describe('a recipe', () => {
  test('answers what it holds, per serving and in total, line by line', async () => {
    const tilda = await stack.newCook();
    const { perServing, totalRecipe, ...nutrition } = await nutritionOf(tilda, await keep(tilda));
    expect(nutrition).toMatchObject({ servings: 4, servingsStated: true });
    expect(nutrition.calculatedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect((perServing.calories as number) * 4).toBeCloseTo(totalRecipe.calories as number, -1);
    expect(Object.keys(totalRecipe.micronutrients)).toHaveLength(18);
    expect(totalRecipe.micronutrients['iron']).toMatchObject({
      name: 'Iron',
      unit: 'mg',
      amount: expect.any(Number),
      dailyValue: expect.any(Number),
      level: 'green',
    });
    expect(nutrition.ingredients[0]).toMatchObject({
      line: '800 g beef chuck',
      quantity: 800,
      grams: 800,
      corrected: false,
      matchedFood: { name: expect.stringMatching(/beef/i) },
      nutrition: { protein: expect.any(Number) },
    });
    expect(nutrition.uncounted).toMatchObject([{ line: '1 pinch moondust' }]);
  });

  test('answers what goes well together in it', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    const flavour = await answered(flavourAnalysis, await ask(tilda, 'GET', id, 'flavor-analysis'));
    expect(flavour.principalIngredients.length).toBeGreaterThan(0);
    expect(flavour.keyPairings[0]).toMatchObject({
      affinity: expect.stringMatching(/^(classic|adventurous|other)$/),
      segnitInsight: expect.any(String),
    });
  });

  test('answers wines that go with it, of which none is invented', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    const wine = await answered(
      wineRecommendations,
      await ask(tilda, 'POST', id, 'wine-recommendations'),
    );
    const bottles = wine.recommendations.flatMap((style) => style.bottles);
    expect(bottles.length).toBeGreaterThan(0);
    for (const bottle of bottles)
      expect(bottle).toEqual({
        name: expect.any(String),
        notes: expect.any(String),
        ...{ producer: null, vintage: null, price: null },
      });
    expect(wine.alcoholFree).not.toBe('');
  });

  test('answers the techniques that its steps use', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    const { techniques } = await answered(
      techniqueAnalysis,
      await ask(tilda, 'POST', id, 'analyze-techniques'),
    );
    expect(techniques.map(({ steps }) => steps)).toEqual([[1], [2]]);
    const plain = await keep(tilda, { title: 'Toast', instructions: [] });
    expect(await (await ask(tilda, 'POST', plain, 'analyze-techniques')).json()).toEqual({
      techniques: [],
    });
  });

  test('brings what it asks of the earth when it is read alone, and in no list', async () => {
    const tilda = await stack.newCook();
    const { sustainabilityData, ...stew } = await readRecipe(tilda, await keep(tilda));
    expect(sustainabilityData).toMatchObject({
      overallScore: sustainabilityData?.sustainabilityScore,
      breakdown: { climate: expect.any(Number), unknown: expect.any(Array) },
      topConcerns: [expect.any(String), ...(sustainabilityData?.topConcerns.slice(1) ?? [])],
      uncountedLines: 1,
    });
    expect(sustainabilityData?.ingredientDetails[0]).toMatchObject({
      line: '800 g beef chuck',
      sustainabilityScore: expect.any(Number),
    });
    expect(stew.sustainabilityScore).toBe(sustainabilityData?.overallScore);
    expect(stew.sustainability_score).toBe(stew.sustainabilityScore);
    // These shapes refuse what they do not name.
    for (const path of ['/api/recipes', '/api/recipes/archived'])
      z.array(recipe).parse(await (await tilda.get(path)).json());
  });

  test('that Magic Chef has generated is analysed like any other', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda, {}, '/api/magic-recipes');
    expect(id).toMatch(/^magic_/);
    for (const [method, path] of ROUTES)
      expect((await ask(tilda, method, id, path)).status).toBe(200);
  });

  test.each([
    ['without ingredients', ''],
    ['with more ingredients than any kitchen cooks with', '1 egg\n'.repeat(301)],
  ])('%s is refused by the analyses of them, and read all the same', async (_what, lines) => {
    const tilda = await stack.newCook();
    const id = await keep(tilda, { ingredientText: lines });
    for (const [method, path] of ROUTES.slice(0, 3))
      expect(await refusal(await ask(tilda, method, id, path))).toEqual({
        status: 422,
        code: 'RECIPE_NOT_ANALYSABLE',
      });
    expect((await readRecipe(tilda, id)).sustainabilityData).toBeNull();
  });

  test('of which nothing can be read says so and makes up no figure', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda, { ingredientText: 'moondust\nstarlight' });
    const { totalRecipe, uncounted, coverage } = await nutritionOf(tilda, id);
    expect(totalRecipe.calories).toBeNull();
    expect(totalRecipe.micronutrients['iron']).toMatchObject({ amount: null, level: null });
    expect([uncounted.length, coverage]).toEqual([2, 0]);
  });
});

test.each(ROUTES)('%s %s is answered to those who may see the recipe', async (method, path) => {
  const [tilda, ben] = [await stack.newCook(), await stack.newCook()];
  const id = await keep(tilda);
  expect((await ask(tilda, method, id, path)).status).toBe(200);
  expect(await refusal(await ask(ben, method, id, path))).toEqual({
    status: 404,
    code: 'RECIPE_NOT_FOUND',
  });
  for (const which of [id, 12345])
    expect((await ask({ request: stack.visit }, method, which, path)).status).toBe(401);
  expect((await ask(tilda, method, 'soup', path)).status).toBe(400);
  const other = await ask(tilda, method === 'GET' ? 'POST' : 'GET', id, path);
  expect([other.status, other.headers.get('allow')]).toEqual([
    405,
    method === 'GET' ? 'GET, HEAD' : 'POST',
  ]);
});

describe('a food', () => {
  test('is found by the beginning of its name', async () => {
    const tilda = await stack.newCook();
    const found = async (query: string) =>
      (await (await tilda.get(`/api/foods?${query}`)).json()) as { id: unknown; name: string }[];
    expect(await found('search=butt&first=3')).toHaveLength(3);
    expect((await found('search=beurre&languageCode=fr'))[0]?.name).toMatch(/butter/i);
    expect(await found('search=xyzzy')).toEqual([]);
    expect((await tilda.get('/api/foods?search=a&first=21')).status).toBe(400);
    expect((await stack.visit('/api/foods?search=butter')).status).toBe(401);
  });

  test('that a name means is corrected for all recipes of the cook, and taken back', async () => {
    const [tilda, ben] = [await stack.newCook(), await stack.newCook()];
    const lines = { ingredientText: '100 g moondust' };
    const [id, bens] = [await keep(tilda, lines), await keep(ben, lines)];
    const [sugar] = (await (await tilda.get('/api/foods?search=sugar')).json()) as { id: string }[];
    const correction = { ingredient: 'moondust', foodId: sugar?.id };
    expect((await correct(tilda, { ...correction, grams: 80 })).status).toBe(204);
    const { ingredients } = await nutritionOf(tilda, id);
    expect(ingredients).toMatchObject([{ corrected: true, grams: 80 }]);
    expect((await nutritionOf(ben, bens)).ingredients).toEqual([]);
    expect((await correct(tilda, { ingredient: 'moondust' })).status).toBe(204);
    expect((await nutritionOf(tilda, id)).ingredients).toEqual([]);
  });

  test.each([
    ['no name', {}, 400],
    ['a food that there is not', { ingredient: 'moondust', foodId: 'stardust' }, 422],
    ['a weight below nothing', { ingredient: 'moondust', foodId: 'butter', grams: -1 }, 422],
  ])('is not corrected with %s', async (_what, body, status) => {
    const tilda = await stack.newCook();
    const response = await correct(tilda, body);
    expect(response.status).toBe(status);
    expect(failure.parse(await response.json()).fields).toBeDefined();
  });

  test('is corrected by no visitor', async () => {
    expect((await correct({ request: stack.visit } as Cook, { ingredient: 'fat' })).status).toBe(
      401,
    );
  });
});
