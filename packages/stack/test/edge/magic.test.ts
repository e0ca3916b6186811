import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Cook, TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';
import {
  analysedRecipe,
  failure,
  keptRecipe,
  magicRecipe,
} from '../../../../gateway/test/answer-shapes.ts';
import { openLine } from './server-events.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const wish = { chef: 'Marcella Hazan', course: 'main', diet: 'vegetarian', timeConstraint: null };
const generate = async (cook: Cook, more: object = {}) => {
  const response = await cook.post('/api/magic/generate', { ...wish, ...more });
  expect(response.status).toBe(200);
  return magicRecipe.parse(await response.json());
};
const send = (cook: Cook, method: string, path: string, body: unknown) =>
  cook.request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const refusal = async (response: Response) => {
  const { code } = failure.parse(await response.json());
  return { status: response.status, code };
};
async function keep(cook: Cook, generated: object): Promise<string> {
  const response = await cook.post('/api/magic-recipes', generated);
  expect(response.status).toBe(201);
  return keptRecipe.parse(await response.json()).id as string;
}
const read = async (cook: Cook, id: string) =>
  analysedRecipe.parse(await (await cook.get(`/api/recipes/${id}`)).json());

describe('POST /api/magic/generate', () => {
  test('answers a recipe with the fields of a magic recipe, and nothing is in the library', async () => {
    const tilda = await stack.newCook();
    const generated = await generate(tilda);
    expect(generated).toMatchObject({
      course: 'main',
      diet: 'vegetarian',
      prepTime: expect.stringMatching(/^PT/),
      chef: { name: 'Marcella Hazan' },
      wineParings: expect.any(Array),
    });
    expect(generated.suggestedChefs[0]).toHaveProperty('name');
    expect(generated.instructions[0]).toMatchObject({ step: 1 });
    expect(await (await tilda.get('/api/recipes')).json()).toEqual([]);
  });

  test('without waiting answers where to look, and the open page is told', async () => {
    const tilda = await stack.newCook();
    const line = await openLine(tilda);
    const response = await tilda.post(
      '/api/magic/generate',
      { ...wish, chef: { name: 'Aunt Olga', style: 'Home', specialty: 'Soup' } },
      { prefer: 'respond-async' },
    );
    expect(response.status).toBe(202);
    const { id } = z.object({ id: z.number() }).parse(await response.json());
    expect(response.headers.get('location')).toBe(`/api/magic/${id}`);
    await line.next(() =>
      line.seen.some(({ event, data }) => event === 'magic.finished' && data['requestId'] === id),
    );
    line.close();
    expect(await (await tilda.get(`/api/magic/${id}`)).json()).toMatchObject({
      id,
      stage: 'success',
      error: null,
      recipe: { chef: { name: 'Aunt Olga', style: 'Home' } },
    });
    const ben = await stack.newCook();
    expect(await refusal(await ben.get(`/api/magic/${id}`))).toEqual({
      status: 404,
      code: 'MAGIC_REQUEST_NOT_FOUND',
    });
  });

  test.each([
    ['no course', { course: undefined }, 400],
    ['a diet that nobody knows', { diet: 'carnivore' }, 400],
    ['a chef that is a number', { chef: 3 }, 400],
    ['a blank chef', { chef: ' ' }, 400],
    ['an ingredient of 10,000 letters', { ingredient: 'a'.repeat(10_000) }, 422],
    ['an ingredient against its diet', { diet: 'vegan', ingredient: 'beef' }, 422],
  ])('refuses %s', async (_what, more, status) => {
    const tilda = await stack.newCook();
    const response = await tilda.post('/api/magic/generate', { ...wish, ...more });
    expect(response.status).toBe(status);
    failure.parse(await response.json());
  });
});

describe('the chefs', () => {
  test('that everybody can choose are 24', async () => {
    const tilda = await stack.newCook();
    expect(await (await tilda.get('/api/magic/chefs')).json()).toHaveLength(24);
  });

  test('of a cook are kept as a whole', async () => {
    const tilda = await stack.newCook();
    const put = await send(tilda, 'PUT', '/api/magic/my-chefs', {
      own: [{ name: 'Aunt Olga' }],
      hidden: ['Julia Child'],
    });
    const kept = {
      own: [{ name: 'Aunt Olga', style: 'Master Chef', specialty: 'Culinary Excellence' }],
      hidden: ['Julia Child'],
      version: 1,
    };
    expect(await put.json()).toEqual(kept);
    expect(await (await tilda.get('/api/magic/my-chefs')).json()).toEqual(kept);
  });

  test('are looked up by name', async () => {
    const tilda = await stack.newCook();
    const validate = async (chefName: string) =>
      (await tilda.post('/api/magic/validate-chef', { chefName })).json();
    expect(await validate('julia chld')).toMatchObject({
      isValid: true,
      correctedName: 'Julia Child',
    });
    expect(await validate('<script>')).toEqual({
      isValid: false,
      correctedName: null,
      style: null,
      specialty: null,
    });
  });
});

describe('a generated recipe that is kept as it was answered', () => {
  test('loses nothing that a cook reads', async () => {
    const tilda = await stack.newCook();
    const generated = await generate(tilda);
    const id = await keep(tilda, { ...generated, notices: ['Check the stock.'] });
    expect(id).toMatch(/^magic_\d+$/);
    const kept = await read(tilda, id);
    expect(kept).toMatchObject({
      title: generated.title,
      description: generated.description,
      category: 'main',
      dietaryCategory: 'vegetarian',
      tags: ['Magic Recipe'],
      difficulty: generated.difficulty,
      prepTime: generated.prepTime,
      cookTime: generated.cookTime,
      servings: generated.servings,
      chefPersona: 'Marcella Hazan',
      chefInsight: generated.chefInsight,
      chefSecrets: generated.chefSecrets,
      languageCode: 'en',
    });
    for (const wine of generated.wineParings) expect(kept.comments).toContain(wine);
    expect(kept.comments).toContain('Check the stock.');
    expect(kept.comments).toContain('The chef has neither written nor seen it.');
    expect(kept.ingredients.map(({ originalText }) => originalText)).toEqual(
      generated.ingredients.map(({ amount, unit, name }) =>
        [amount, unit, name].filter(Boolean).join(' '),
      ),
    );
    // Each amount is read as it was generated.
    for (const [at, { amount }] of generated.ingredients.entries())
      if (/^\d+$/.test(amount)) expect(kept.ingredients[at]?.quantity).toBe(Number(amount));
    expect(kept.instructions.map(({ group: _group, ...step }) => step)).toEqual(
      generated.instructions,
    );
  });

  test('keeps technique and tip of its steps when another field is edited, and takes edits of its parts', async () => {
    const tilda = await stack.newCook();
    const generated = await generate(tilda);
    const id = await keep(tilda, generated);
    const before = await read(tilda, id);
    await send(tilda, 'PATCH', `/api/recipes/${id}`, { servings: 6, difficulty: 'Hard' });
    const after = await read(tilda, id);
    expect(after).toMatchObject({ servings: 6, difficulty: 'Hard', id });
    expect(after.instructions).toEqual(before.instructions);
    await send(tilda, 'PATCH', `/api/recipes/${id}`, {
      ingredients: [{ name: 'leeks', amount: '3', unit: null }],
      instructions: before.instructions.map(({ step, instruction }) => ({ step, instruction })),
    });
    const edited = await read(tilda, id);
    expect(edited.ingredients).toMatchObject([{ name: 'leeks', amount: 3, unit: null }]);
    expect(edited.instructions).toEqual(before.instructions);
  });

  test('is a vegan or a sweet one where it was asked for as such', async () => {
    const tilda = await stack.newCook();
    const generated = await generate(tilda);
    const vegan = await read(tilda, await keep(tilda, { ...generated, diet: 'vegan' }));
    expect(vegan).toMatchObject({
      dietaryCategory: 'vegetarian',
      tags: ['Vegan', 'Magic Recipe'],
    });
    const sweet = await read(tilda, await keep(tilda, { ...generated, course: 'dessert' }));
    expect(sweet).toMatchObject({ category: 'dessert', dietaryCategory: 'dessert' });
  });

  test('stands in the library, on a menu and in the archive, is shopped for and copied like any recipe', async () => {
    const tilda = await stack.newCook();
    const generated = await generate(tilda);
    const id = await keep(tilda, generated);
    expect(await (await tilda.get('/api/recipes')).json()).toMatchObject([{ id }]);
    const event = (await (
      await tilda.post('/api/events', { name: 'Dinner', eventDate: '2027-05-01T19:00:00Z' })
    ).json()) as { id: number };
    const added = await tilda.post(`/api/events/${event.id}/recipes`, {
      recipeId: id,
      courseType: 'main',
    });
    expect(added.status).toBe(201);
    expect(await (await tilda.get(`/api/events/${event.id}`)).json()).toMatchObject({
      recipes: [{ title: generated.title, recipe: { id } }],
    });
    const list = await tilda.post(`/api/recipes/${id}/shopping-list`, { servings: 8 });
    expect(list.status).toBe(200);
    await tilda.post(`/api/recipes/${id}/archive`, {});
    expect(await (await tilda.get('/api/recipes/archived')).json()).toMatchObject([{ id }]);
    await tilda.post(`/api/recipes/${id}/restore`, {});
    const copied = await tilda.post(`/api/recipes/${id}/duplicate`, {});
    expect(copied.status).toBe(201);
  });
});
