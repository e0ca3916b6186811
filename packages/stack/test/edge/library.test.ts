import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import {
  analysedRecipe,
  failure,
  keptRecipe,
  libraryImport,
  libraryPage,
  recipe,
  shoppingList,
  template,
} from '../../../../gateway/test/answer-shapes.ts';
import type { Cook, TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';
import { openLine } from './server-events.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';

/** Status and code of a refusal, which must have the shape of every refusal. */
async function refusalOf(response: Response) {
  const { error, code, fields } = failure.parse(await response.json());
  return { status: response.status, code, error, ...(fields && { fields }) };
}

const send = (cook: Cook, method: string, path: string, body?: unknown) =>
  cook.request(path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
const form = (content: Uint8Array, name: string) => {
  const data = new FormData();
  data.append('file', new Blob([content as BlobPart]), name);
  return data;
};

async function keep(cook: Cook, about: object = {}): Promise<number> {
  const response = await cook.post('/api/recipes', {
    title: 'Lemon tart',
    ingredientText: '250 g plain flour\n125 g butter\nFilling:\n4 lemons',
    instructions: ['Rub the butter in.', 'Bake at 180 °C.'],
    servings: 8,
    tags: ['Easter'],
    prepTime: '40 min',
    cookTime: 'PT45M',
    ...about,
  });
  expect(response.status).toBe(201);
  return keptRecipe.parse(await response.json()).id as number;
}
const read = async (cook: Cook, id: number | string) =>
  analysedRecipe.parse(await (await cook.get(`/api/recipes/${id}`)).json());
const titles = async (cook: Cook, path = '/api/recipes') =>
  z
    .array(recipe)
    .parse(await (await cook.get(path)).json())
    .map(({ title }) => title);

/**
 * The changes that one cook is told of while something is done. That a recipe was made before may
 * still be told; it is left out where something else is done. Scores come when they come.
 */
async function toldWhile(
  cook: Cook,
  count: number,
  act: () => Promise<unknown>,
  creating = false,
): Promise<object[]> {
  const line = await openLine(cook);
  const told = () =>
    line.seen.filter(
      ({ event, data }) =>
        event === 'recipes.changed' &&
        data['change'] !== 'analysed' &&
        (creating || data['change'] !== 'created'),
    );
  await act();
  await line.next(() => told().length >= count);
  line.close();
  return told().map(({ data }) => data);
}

describe('POST /api/recipes', () => {
  test('keeps a recipe written by hand, read line by line', async () => {
    const tilda = await stack.newCook();
    let id = 0;
    expect(
      await toldWhile(
        tilda,
        1,
        async () => {
          id = await keep(tilda);
        },
        true,
      ),
    ).toEqual([{ recipeId: id, change: 'created' }]);
    const kept = await read(tilda, id);
    expect(kept).toMatchObject({
      id,
      title: 'Lemon tart',
      servings: 8,
      prepTime: 'PT40M',
      cookTime: 'PT45M',
      tags: ['Easter'],
      state: 'active',
      version: 1,
      updatedBy: 'Tilda',
    });
    expect(
      kept.ingredients.map(({ amount, unit, name, category }) => [amount, unit, name, category]),
    ).toEqual([
      [250, 'gram', 'plain flour', 'Main Ingredients'],
      [125, 'gram', 'butter', 'Main Ingredients'],
      [4, null, 'lemons', 'Filling'],
    ]);
    expect(kept.instructions.map(({ step, instruction }) => [step, instruction])).toEqual([
      [1, 'Rub the butter in.'],
      [2, 'Bake at 180 °C.'],
    ]);
  });

  test('keeps one recipe for one Idempotency-Key', async () => {
    const tilda = await stack.newCook();
    const post = () => tilda.post('/api/recipes', { title: 'Once' }, { 'idempotency-key': 'one' });
    const ids = await Promise.all(
      [post(), post(), post()].map(
        async (answer) => ((await (await answer).json()) as { id: number }).id,
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await titles(tilda)).toEqual(['Once']);
  });

  test.each([
    ['no title', {}, 400, 'title'],
    ['a blank title', { title: '  ' }, 422, 'title'],
    ['no servings at all', { title: 'A', servings: 0 }, 422, 'servings'],
    ['negative servings', { title: 'A', servings: -2 }, 422, 'servings'],
    ['more servings than a thousand', { title: 'A', servings: 1_001 }, 422, 'servings'],
    ['servings that are no number', { title: 'A', servings: 'four' }, 400, 'servings'],
    ['a time that is none', { title: 'A', prepTime: 'soon' }, 422, 'prepTime'],
    [
      '5,000 ingredients',
      { title: 'A', ingredientText: 'salt\n'.repeat(5_000) },
      422,
      'ingredientText',
    ],
    ['tags that are no list', { title: 'A', tags: 'a, b' }, 400, 'tags'],
    ['a category of its own', { title: 'A', category: 'snack' }, 400, 'category'],
  ])('%s is refused by field', async (_case, body, status, field) => {
    const tilda = await stack.newCook();
    const refusal = await refusalOf(await tilda.post('/api/recipes', body));
    expect(refusal.status).toBe(status);
    expect(Object.keys(refusal.fields ?? {})).toContain(field);
    expect(await titles(tilda)).toEqual([]);
  });

  test('keeps markup, signs and any script as the text it is', async () => {
    const tilda = await stack.newCook();
    const words = `${SCRIPT} 🍋 شوربة עדשים`;
    const id = await keep(tilda, {
      title: words,
      description: words,
      ingredientText: words,
      instructions: [words],
      tags: [SCRIPT.slice(0, 40)],
      comments: words,
    });
    const kept = await read(tilda, id);
    expect(kept).toMatchObject({
      title: words,
      description: words,
      comments: words,
      instructions: [{ instruction: words }],
      ingredients: [{ originalText: words }],
    });
  });

  test('needs a cook', async () => {
    expect(
      (
        await refusalOf(
          await stack.visit('/api/recipes', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{"title":"A"}',
          }),
        )
      ).status,
    ).toBe(401);
  });
});

describe('POST /api/magic-recipes', () => {
  test('keeps a generated recipe under an id of its kind, to be edited as one', async () => {
    const tilda = await stack.newCook();
    const generated = {
      title: 'Smoked beetroot',
      description: 'Earth and smoke.',
      course: 'starter',
      difficulty: 'Hard',
      prepTime: '20 minutes',
      cookTime: '1 hour',
      servings: 2,
      chefInsight: 'Beetroot likes smoke.',
      chefPersona: 'A fire cook',
      chefSecrets: ['Use apple wood.'],
      ingredients: [
        { name: 'beetroot', amount: 500, unit: 'g' },
        { name: 'horseradish', amount: '1-2', unit: 'tbsp' },
      ],
      instructions: [
        { step: 2, instruction: 'Smoke it.', technique: 'Smoking', tip: 'Lid on.' },
        { step: 1, instruction: 'Peel it.' },
      ],
      tags: ['Magic Recipe'],
    };
    const { id } = keptRecipe.parse(
      await (await tilda.post('/api/magic-recipes', generated)).json(),
    );
    expect(String(id)).toMatch(/^magic_\d+$/);
    expect(await read(tilda, id)).toMatchObject({
      id,
      category: 'starter',
      difficulty: 'Hard',
      chefInsight: 'Beetroot likes smoke.',
      chefSecrets: ['Use apple wood.'],
      tags: ['Magic Recipe'],
      prepTime: 'PT20M',
      cookTime: 'PT1H',
      ingredients: [
        { name: 'beetroot', amount: 500, unit: 'gram' },
        { name: 'horseradish', amount: '1-2', unit: 'tablespoon' },
      ],
      instructions: [
        { step: 1, instruction: 'Peel it.' },
        { step: 2, instruction: 'Smoke it.', technique: 'Smoking', tip: 'Lid on.' },
      ],
    });
    const edited = await send(tilda, 'PATCH', `/api/recipes/${id}`, {
      difficulty: 'Easy',
      ingredients: [{ name: 'beetroot', amount: 400, unit: 'g' }],
      instructions: [{ step: 1, instruction: 'Roast it.' }],
    });
    expect(recipe.parse(await edited.json())).toMatchObject({
      id,
      difficulty: 'Easy',
      ingredients: [{ amount: 400 }],
      instructions: [{ instruction: 'Roast it.' }],
    });
    expect(
      (await refusalOf(await tilda.get(`/api/recipes/${String(id).slice('magic_'.length)}`))).code,
    ).toBe('RECIPE_NOT_FOUND');
  });
});

describe('PATCH /api/recipes/{id}', () => {
  test('changes what is given and tells of it', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    const told = await toldWhile(tilda, 1, async () => {
      const response = await send(tilda, 'PATCH', `/api/recipes/${id}`, {
        title: 'Lime tart',
        description: '',
        prepTime: 30,
        cookTime: '',
        servings: 6,
        category: 'dessert',
        dietaryCategory: null,
        tags: ['sour'],
        ingredientText: '5 limes',
        instructions: ['Squeeze.', 'Bake.'],
        forceReparse: true,
      });
      expect(recipe.parse(await response.json())).toMatchObject({
        id,
        title: 'Lime tart',
        prepTime: 'PT30M',
        cookTime: null,
        servings: 6,
        category: 'dessert',
        dietaryCategory: null,
        tags: ['sour'],
        ingredients: [{ name: 'limes', amount: 5 }],
        instructions: [{ instruction: 'Squeeze.' }, { instruction: 'Bake.' }],
        version: 2,
      });
    });
    expect(told).toEqual([{ recipeId: id, change: 'changed' }]);
    expect(await read(tilda, id)).toMatchObject({ title: 'Lime tart', version: 2 });
  });

  test('changes comments alone', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    expect(
      recipe.parse(
        await (
          await send(tilda, 'PATCH', `/api/recipes/${id}`, { comments: 'Less sugar.' })
        ).json(),
      ),
    ).toMatchObject({ comments: 'Less sugar.', title: 'Lemon tart' });
  });

  test('an edit of an older version is a conflict and writes nothing', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    expect(
      (await send(tilda, 'PATCH', `/api/recipes/${id}`, { title: 'Mine', version: 1 })).status,
    ).toBe(200);
    expect(
      await refusalOf(
        await send(tilda, 'PATCH', `/api/recipes/${id}`, { title: 'Yours', version: 1 }),
      ),
    ).toMatchObject({ status: 409, code: 'RECIPE_CHANGED' });
    expect(await read(tilda, id)).toMatchObject({ title: 'Mine', version: 2 });
  });

  test('of several edits of one version at once one is kept', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        send(tilda, 'PATCH', `/api/recipes/${id}`, { title: `Edit ${at}`, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    expect((await read(tilda, id)).version).toBe(2);
  });

  test("somebody else's recipe is not found, an unknown one neither, a malformed id is malformed", async () => {
    const [tilda, ilaria] = [await stack.newCook(), await stack.newCook()];
    const id = await keep(tilda);
    for (const other of [id, 12_345])
      expect(
        await refusalOf(await send(ilaria, 'PATCH', `/api/recipes/${other}`, { title: 'Taken' })),
      ).toMatchObject({ status: 404, code: 'RECIPE_NOT_FOUND' });
    expect(
      await refusalOf(await send(ilaria, 'PATCH', '/api/recipes/twelve', { title: 'Taken' })),
    ).toMatchObject({ status: 400, error: 'Invalid recipe URL' });
    expect((await read(tilda, id)).title).toBe('Lemon tart');
  });
});

describe('DELETE /api/recipes/{id}/doubts/{doubtId}', () => {
  test('takes away the doubt that is right, once, for its owner alone', async () => {
    const [tilda, ilaria] = [await stack.newCook(), await stack.newCook()];
    const text =
      'Salt soup\n\nIngredients\n- 900 g salt\n- 1 l water\n- 2 carrots\n\nMethod\n1. Boil the carrots in salt water.';
    const { id } = (await (await tilda.post('/api/recipes/text', { text })).json()) as {
      id: number;
    };
    const kept = await read(tilda, id);
    const [doubt] = kept.doubtDetails;
    expect(doubt).toMatchObject({
      part: 'ingredient',
      index: 0,
      sentence: 'The amount is unusual: “900 g salt”.',
      sourceWords: '900 g salt',
    });
    expect(kept.doubts).toEqual(kept.doubtDetails.map(({ sentence }) => sentence));
    const address = `/api/recipes/${id}/doubts/${doubt!.id}`;
    expect(await refusalOf(await send(ilaria, 'DELETE', address))).toMatchObject({
      status: 404,
      code: 'RECIPE_NOT_FOUND',
    });
    for (const _time of ['once', 'twice'])
      expect(recipe.parse(await (await send(tilda, 'DELETE', address)).json())).toMatchObject({
        doubts: kept.doubts.slice(1),
        version: 2,
      });
    await tilda.post(`/api/recipes/${id}/archive`);
    await tilda.post(`/api/recipes/${id}/restore`);
    expect((await read(tilda, id)).doubtDetails).toEqual(kept.doubtDetails.slice(1));
  });
});

describe('what the reading of a text left out', () => {
  test('stands in the recipe; a line of it goes to the notes, and the rest is dismissed', async () => {
    const [tilda, ilaria] = [await stack.newCook(), await stack.newCook()];
    const text =
      'Skip to content\n\nCarrot soup\n\nIngredients\n- 1 l water\n- 2 carrots\n- 1 onion\n\nMethod\n1. Boil the carrots and the onion.\n2. Blend the soup.\n\n3 comments';
    const { id } = (await (await tilda.post('/api/recipes/text', { text })).json()) as {
      id: number;
    };
    const leftOut = ['Skip to content', '3 comments'];
    expect(await read(tilda, id)).toMatchObject({ leftOut, notes: [] });
    const address = `/api/recipes/${id}/left-out`;
    expect(await refusalOf(await send(ilaria, 'DELETE', address))).toMatchObject({
      status: 404,
      code: 'RECIPE_NOT_FOUND',
    });
    for (const _time of ['once', 'twice'])
      expect(
        recipe.parse(await (await tilda.post(`${address}/notes`, { line: leftOut[1] })).json()),
      ).toMatchObject({ notes: ['3 comments'], leftOut: ['Skip to content'], version: 2 });
    for (const _time of ['once', 'twice'])
      expect(recipe.parse(await (await send(tilda, 'DELETE', address)).json())).toMatchObject({
        notes: ['3 comments'],
        leftOut: [],
        version: 3,
      });
    expect(
      await refusalOf(await tilda.post(`${address}/notes`, { line: leftOut[0] })),
    ).toMatchObject({ status: 404, code: 'LEFT_OUT_LINE_NOT_FOUND' });
  });
});

describe('the life of a recipe', () => {
  test('archive, restore, archive, delete: each list has it in its time, each step is told', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    const path = `/api/recipes/${id}`;
    const told = await toldWhile(tilda, 4, async () => {
      expect((await send(tilda, 'POST', `${path}/archive`)).status).toBe(204);
      expect([await titles(tilda), await titles(tilda, '/api/recipes/archived')]).toEqual([
        [],
        ['Lemon tart'],
      ]);
      expect(await refusalOf(await send(tilda, 'PATCH', path, { title: 'Late' }))).toMatchObject({
        status: 409,
        code: 'RECIPE_ARCHIVED',
      });
      expect((await send(tilda, 'POST', `${path}/restore`)).status).toBe(204);
      expect([await titles(tilda), await titles(tilda, '/api/recipes/archived')]).toEqual([
        ['Lemon tart'],
        [],
      ]);
      expect(await refusalOf(await send(tilda, 'DELETE', path))).toMatchObject({
        status: 409,
        code: 'RECIPE_NOT_ARCHIVED',
      });
      await send(tilda, 'POST', `${path}/archive`);
      expect((await send(tilda, 'DELETE', path)).status).toBe(204);
    });
    expect(told).toEqual(
      ['archived', 'restored', 'archived', 'deleted'].map((change) => ({ recipeId: id, change })),
    );
    expect(await refusalOf(await tilda.get(path))).toMatchObject({
      status: 404,
      code: 'RECIPE_NOT_FOUND',
    });
  });

  test('of two who delete at once the second is told that it is gone', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    await send(tilda, 'POST', `/api/recipes/${id}/archive`);
    const answers = await Promise.all([
      send(tilda, 'DELETE', `/api/recipes/${id}`),
      send(tilda, 'DELETE', `/api/recipes/${id}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  test('a permanent delete removes picture and original', async () => {
    const tilda = await stack.newCook();
    const { id } = (await (
      await tilda.upload(
        'Pea soup\n\nServes 2\n\nIngredients\n500 g peas\n1 onion\n\nMethod\n1. Boil the peas.\n2. Blend.',
      )
    ).json()) as { id: number };
    expect(
      (
        await tilda.request(`/api/recipes/${id}/image`, {
          method: 'PUT',
          body: form(PIXEL, 'soup.png'),
        })
      ).status,
    ).toBe(204);
    const { imageUrl, originalFileUrl } = await read(tilda, id);
    for (const link of [imageUrl, originalFileUrl])
      expect((await stack.visit(link as string)).status).toBe(200);
    await toldWhile(tilda, 2, async () => {
      await send(tilda, 'POST', `/api/recipes/${id}/archive`);
      await send(tilda, 'DELETE', `/api/recipes/${id}`);
    });
    // The files go behind the message that says so.
    const remaining = async () =>
      (
        await Promise.all([imageUrl, originalFileUrl].map((link) => stack.visit(link as string)))
      ).map(({ status }) => status);
    await askUntil(remaining, (states) => states.every((status) => status === 404));
  });

  test('Delete All deletes the archived alone, says how many, and of others nothing', async () => {
    const [tilda, ilaria] = [await stack.newCook(), await stack.newCook()];
    const ids = [await keep(tilda), await keep(tilda), await keep(tilda, { title: 'Stays' })];
    const others = await keep(ilaria);
    for (const [cook, id] of [
      [tilda, ids[0]],
      [tilda, ids[1]],
      [ilaria, others],
    ] as const)
      await send(cook, 'POST', `/api/recipes/${id}/archive`);
    expect(await (await send(tilda, 'DELETE', '/api/recipes/archived/all')).json()).toEqual({
      deleted: 2,
    });
    expect(await (await send(tilda, 'DELETE', '/api/recipes/archived/all')).json()).toEqual({
      deleted: 0,
    });
    expect([
      await titles(tilda),
      await titles(tilda, '/api/recipes/archived'),
      await titles(ilaria, '/api/recipes/archived'),
    ]).toEqual([['Stays'], [], ['Lemon tart']]);
  });

  test.each(['archive', 'restore', 'duplicate', 'shopping-list'])(
    "POST {id}/%s of somebody else's recipe finds nothing",
    async (action) => {
      const [tilda, ilaria] = [await stack.newCook(), await stack.newCook()];
      const id = await keep(tilda);
      expect(
        await refusalOf(await ilaria.post(`/api/recipes/${id}/${action}`, { servings: 4 })),
      ).toMatchObject({ status: 404, code: 'RECIPE_NOT_FOUND' });
    },
  );

  test('a duplicate has files of its own', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    await tilda.request(`/api/recipes/${id}/image`, {
      method: 'PUT',
      body: form(PIXEL, 'tart.png'),
    });
    const copy = keptRecipe.parse(await (await tilda.post(`/api/recipes/${id}/duplicate`)).json());
    expect(copy.title).toBe('Lemon tart (copy)');
    expect((await tilda.request(`/api/recipes/${id}/image`, { method: 'DELETE' })).status).toBe(
      204,
    );
    expect((await read(tilda, id)).imageUrl).toBeNull();
    expect((await stack.visit((await read(tilda, copy.id)).imageUrl as string)).status).toBe(200);
  });

  test('a picture that is none is refused and leaves the old one', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    await tilda.request(`/api/recipes/${id}/image`, {
      method: 'PUT',
      body: form(PIXEL, 'tart.png'),
    });
    const before = (await read(tilda, id)).imageUrl;
    expect(
      (
        await tilda.request(`/api/recipes/${id}/image`, {
          method: 'PUT',
          body: form(Buffer.from(SCRIPT), 'tart.png'),
        })
      ).status,
    ).toBe(415);
    expect((await read(tilda, id)).imageUrl).toBe(before);
  });
});

describe('GET /api/recipes', () => {
  test('sends a library of several pages whole, newest first', async () => {
    // Of a hundred each.
    const MANY = 120;
    const tilda = await stack.newCook();
    for (let number = 1; number <= MANY; number++) await keep(tilda, { title: `Recipe ${number}` });
    expect(await titles(tilda)).toEqual(
      Array.from({ length: MANY }, (_, at) => `Recipe ${MANY - at}`),
    );
  });

  test('is an empty list for an empty library, and a refusal where the first page is one', async () => {
    const tilda = await stack.newCook();
    expect(await (await tilda.get('/api/recipes')).json()).toEqual([]);
    await stack.services['recipes']?.stop();
    expect((await refusalOf(await tilda.get('/api/recipes'))).status).toBe(503);
    await stack.restart();
  });
});

describe('GET /api/library', () => {
  const page = async (cook: Cook, query = '') =>
    libraryPage.parse(await (await cook.get(`/api/library${query}`)).json());

  test('has pages, sorts, filters and search', async () => {
    const tilda = await stack.newCook();
    await keep(tilda, {
      title: 'Chicken soup',
      ingredientText: '1 chicken\n2 carrots',
      category: 'starter',
      tags: [],
      cookTime: '60',
    });
    await keep(tilda, {
      title: 'Zucchini gratin',
      ingredientText: '4 courgettes\n1 dl chicken stock',
      category: 'main',
      tags: [],
      cookTime: '20',
    });
    await keep(tilda, {
      title: 'Apple cake',
      ingredientText: '3 apples',
      category: 'dessert',
      tags: [],
      cookTime: null,
    });
    const shown = async (query: string) =>
      (await page(tilda, query)).recipes.map(({ title }) => title);
    expect(await shown('?sort=title')).toEqual(['Apple cake', 'Chicken soup', 'Zucchini gratin']);
    expect(await shown('?sort=oldest')).toEqual(['Chicken soup', 'Zucchini gratin', 'Apple cake']);
    expect(await shown('?sort=cookTime')).toEqual([
      'Zucchini gratin',
      'Chicken soup',
      'Apple cake',
    ]);
    expect(await shown('?search=chicken')).toEqual(['Chicken soup']);
    expect(await shown('?search=ZUCCINI')).toEqual(['Zucchini gratin']);
    expect(await shown('?course=dessert')).toEqual(['Apple cake']);
    expect(await shown('?diet=omnivore&course=starter')).toEqual(['Chicken soup']);
    const first = await page(tilda, '?first=2');
    expect([first.recipes.map(({ title }) => title), first.totalCount]).toEqual([
      ['Apple cake', 'Zucchini gratin'],
      3,
    ]);
    const second = await page(
      tilda,
      `?first=2&after=${encodeURIComponent(first.endCursor as string)}`,
    );
    expect([second.recipes.map(({ title }) => title), second.endCursor]).toEqual([
      ['Chicken soup'],
      null,
    ]);
    expect(await shown('?offset=1&first=1')).toEqual(['Zucchini gratin']);
  });

  test.each([
    'first=0',
    'first=101',
    'first=many',
    'sort=best',
    'course=snack',
    'diet=vegan',
    'state=deleted',
    'after=nowhere',
    'search=a&search=b',
    'offset=-1',
  ])('?%s is refused', async (query) => {
    const tilda = await stack.newCook();
    expect([400, 422]).toContain(
      (await refusalOf(await tilda.get(`/api/library?${query}`))).status,
    );
  });
});

describe('POST /api/recipes/{id}/shopping-list', () => {
  test('scales, merges and goes by aisle', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda, {
      servings: 4,
      ingredientText: '250 g plain flour\n2 eggs\n1 egg, beaten\n1 litre water',
    });
    const list = shoppingList.parse(
      await (await tilda.post(`/api/recipes/${id}/shopping-list`, { servings: 8 })).json(),
    );
    expect(list).toMatchObject({ recipeTitle: 'Lemon tart', servings: 8, ingredientCount: 4 });
    expect(list.items).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^500 g (plain )?flour$/),
        expect.stringMatching(/^6 eggs?$/),
      ]),
    );
    expect(list.items).toHaveLength(2);
  });

  test.each([
    [0, 422],
    [-1, 422],
    [1.5, 400],
    [null, 400],
    ['4', 400],
    [5_000, 422],
  ])('%p servings are refused', async (servings, status) => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    expect(
      (await refusalOf(await tilda.post(`/api/recipes/${id}/shopping-list`, { servings }))).status,
    ).toBe(status);
  });
});

describe('templates', () => {
  test('are kept once for one Idempotency-Key', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    const post = (title: string) =>
      tilda.post('/api/recipe-templates', { recipeId: id, title }, { 'idempotency-key': 'one' });
    const [first, second] = await Promise.all([post('My tart'), post('My tart')]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect(await refusalOf(await post('Other'))).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await (await tilda.get('/api/recipe-templates')).json()).toHaveLength(1);
  });

  test("are kept from a recipe, listed by title, deleted, and are nobody else's", async () => {
    const [tilda, ilaria] = [await stack.newCook(), await stack.newCook()];
    const id = await keep(tilda);
    const kept = template.parse(
      await (await tilda.post('/api/recipe-templates', { recipeId: id, title: 'My tart' })).json(),
    );
    expect(kept).toMatchObject({
      title: 'My tart',
      ingredientText: '250 g plain flour\n125 g butter\n\nFilling:\n4 lemons',
      servings: 8,
    });
    expect(await (await ilaria.get('/api/recipe-templates')).json()).toEqual([]);
    expect(
      (await refusalOf(await send(ilaria, 'DELETE', `/api/recipe-templates/${kept.id}`))).status,
    ).toBe(404);
    expect((await send(tilda, 'DELETE', `/api/recipe-templates/${kept.id}`)).status).toBe(204);
    expect(await (await tilda.get('/api/recipe-templates')).json()).toEqual([]);
  });
});

describe('library files', () => {
  test('what is exported as zip is restored in another library', async () => {
    const [tilda, ilaria] = [await stack.newCook(), await stack.newCook()];
    const id = await keep(tilda, { comments: 'Less sugar.' });
    await tilda.request(`/api/recipes/${id}/image`, {
      method: 'PUT',
      body: form(PIXEL, 'tart.png'),
    });
    const exported = await tilda.get('/api/recipes/export');
    expect([exported.status, exported.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('.zip'),
    ]);
    const started = await ilaria.request('/api/recipes/import', {
      method: 'POST',
      body: form(new Uint8Array(await exported.arrayBuffer()), 'library.zip'),
    });
    expect(started.status).toBe(202);
    const { importId } = (await started.json()) as { importId: number };
    const report = async () =>
      libraryImport.parse(await (await ilaria.get(`/api/recipes/imports/${importId}`)).json());
    expect(await askUntil(report, ({ state }) => state !== 'running')).toMatchObject({
      format: 'Convivio',
      state: 'finished',
      done: 1,
      total: 1,
      items: [{ name: 'Lemon tart', outcome: 'imported' }],
    });
    const restored = await read(ilaria, (await report()).items[0]?.recipeId as number);
    const {
      id: _id,
      userId: _owner,
      imageUrl,
      updatedBy: _by,
      updatedAt: _at,
      version: _version,
      ...fields
    } = await read(tilda, id);
    expect(restored).toMatchObject(fields);
    const bytesAt = async (link: string | null) =>
      Buffer.from(await (await stack.visit(link as string)).arrayBuffer()).toString('base64');
    expect(await bytesAt(restored.imageUrl)).toBe(await bytesAt(imageUrl));
    expect((await refusalOf(await tilda.get(`/api/recipes/imports/${importId}`))).status).toBe(404);
  });

  test('one recipe is exported as schema.org JSON-LD', async () => {
    const tilda = await stack.newCook();
    const id = await keep(tilda);
    const text = await (await tilda.get(`/api/recipes/${id}/export?format=jsonld`)).text();
    expect(text).toContain('"@context"');
    expect(text).toContain('250 g plain flour');
    expect((await refusalOf(await tilda.get(`/api/recipes/${id}/export?format=pdf`))).status).toBe(
      400,
    );
  });
});

test('every address of the library needs a cook', async () => {
  const addresses = [
    ['GET', '/api/library'],
    ['GET', '/api/recipes/archived'],
    ['DELETE', '/api/recipes/archived/all'],
    ['PATCH', '/api/recipes/1'],
    ['DELETE', '/api/recipes/1'],
    ['POST', '/api/recipes/1/archive'],
    ['POST', '/api/recipes/1/restore'],
    ['POST', '/api/recipes/1/duplicate'],
    ['POST', '/api/recipes/1/shopping-list'],
    ['PUT', '/api/recipes/1/image'],
    ['DELETE', '/api/recipes/1/image'],
    ['DELETE', '/api/recipes/1/doubts/1'],
    ['POST', '/api/recipes/1/left-out/notes'],
    ['DELETE', '/api/recipes/1/left-out'],
    ['GET', '/api/recipe-templates'],
    ['POST', '/api/recipe-templates'],
    ['DELETE', '/api/recipe-templates/1'],
    ['GET', '/api/recipes/export'],
    ['GET', '/api/recipes/1/export'],
    ['POST', '/api/recipes/import'],
    ['GET', '/api/recipes/imports/1'],
    ['GET', '/api/recipes/exports/1'],
    ['POST', '/api/magic-recipes'],
  ];
  for (const [method = '', path = ''] of addresses)
    expect([method, path, (await stack.visit(path, { method })).status]).toEqual([
      method,
      path,
      401,
    ]);
});
