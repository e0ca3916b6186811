import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  analysedRecipe,
  failure,
  ingredient,
  keptRecipe,
  recipe,
  user,
} from '../../../../gateway/test/answer-shapes.ts';
import { recipeText, type Cook, type TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';

let stack: TestStack;
let tilda: Cook;
let recipeId: number;

beforeAll(async () => {
  stack = await startTestStack({
    CORS_ORIGINS: 'https://kitchen.example.org, https://table.example.org',
  });
  tilda = await stack.newCook();
  recipeId = (
    (await (
      await tilda.upload(recipeText('Thin pancakes'), { name: 'Omas „Pfannkuchen“.txt' })
    ).json()) as { id: number }
  ).id;
});
afterAll(() => stack.stop());

/** Status and code of a refusal, which must have the shape of every refusal. */
async function refusalOf(response: Response) {
  const body = failure.parse(await response.json());
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  return {
    status: response.status,
    code: body.code,
    error: body.error,
    ...(body.fields && { fields: body.fields }),
  };
}

describe('GET /api/auth/user', () => {
  test('is refused without a token', async () => {
    expect(await refusalOf(await stack.visit('/api/auth/user'))).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
      error: 'Sign in to continue.',
    });
  });

  test.each(['Bearer nonsense', 'Basic dGlsZGE6bGVtb25z', 'Bearer a.b.c', 'Bearer '])(
    'is refused with "%s"',
    async (authorization) => {
      expect(
        (await refusalOf(await stack.visit('/api/auth/user', { headers: { authorization } })))
          .status,
      ).toBe(401);
    },
  );

  test('says who is signed in', async () => {
    const response = await tilda.get('/api/auth/user');
    expect(user.parse(await response.json())).toEqual({
      id: tilda.id,
      firstName: 'Tilda',
      lastName: 'Berg',
      email: tilda.email,
      isAdmin: false,
      // Hers is the first account of this installation.
      administratorOffered: true,
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('knows an administrator by the role of the realm', async () => {
    const admin = await stack.newCook({ roles: ['admin'] });
    expect(await (await admin.get('/api/auth/user')).json()).toMatchObject({ isAdmin: true });
  });

  test('two first visits at once make one account', async () => {
    const cook = await stack.newCook();
    const answers = await Promise.all(Array.from({ length: 5 }, () => cook.get('/api/auth/user')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('GET /api/recipes', () => {
  test('is refused without a token', async () => {
    expect((await refusalOf(await stack.visit('/api/recipes'))).status).toBe(401);
  });

  test('has the own recipes, newest first, in the described shape', async () => {
    const cook = await stack.newCook();
    for (const title of ['First waffles', 'Second waffles'])
      await cook.post('/api/recipes/text', { text: recipeText(title) });
    const recipes = z.array(recipe).parse(await (await cook.get('/api/recipes')).json());
    expect(recipes.map(({ title }) => title)).toEqual(['Second waffles', 'First waffles']);
  });

  test('has recipes too that are together too large for one answer of the graph', async () => {
    const cook = await stack.newCook();
    const titles = Array.from({ length: 42 }, (_, at) => `Waffles of book ${at}`);
    const instructions = Array.from({ length: 10 }, (_, at) => `${at} `.padEnd(19_900, 'm'));
    for (const title of titles)
      await cook.post('/api/recipes', { title, ingredientText: '1 egg', instructions });
    const response = await cook.get('/api/recipes');
    const recipes = z.array(recipe).parse(await response.json());
    expect(recipes.map(({ title }) => title)).toEqual(titles.toReversed());
  });
});

describe('GET /api/recipes/{id}', () => {
  test('shows a recipe to its owner', async () => {
    const shown = analysedRecipe.parse(await (await tilda.get(`/api/recipes/${recipeId}`)).json());
    expect(shown).toMatchObject({
      id: recipeId,
      title: 'Thin pancakes',
      servings: 4,
      originalFileMimeType: 'text/plain',
    });
    expect(shown.ingredients[0]).toMatchObject({
      name: expect.stringContaining('flour'),
      amount: 200,
      originalText: '200 g plain flour',
    });
  });

  test('asks a visitor to sign in, whether or not the recipe exists', async () => {
    for (const id of [recipeId, 12345])
      expect((await refusalOf(await stack.visit(`/api/recipes/${id}`))).status).toBe(401);
  });

  test("does not find somebody else's", async () => {
    const other = await stack.newCook();
    expect(await refusalOf(await other.get(`/api/recipes/${recipeId}`))).toMatchObject({
      status: 404,
      code: 'RECIPE_NOT_FOUND',
    });
  });

  test.each(['twelve', '-1', '1.5', '99999999999999999999', '1e5', '%00', "1'--", '%F0%9F%A5%9E'])(
    'calls the id "%s" malformed',
    async (id) => {
      expect(await refusalOf(await tilda.get(`/api/recipes/${id}`))).toEqual({
        status: 400,
        code: 'INVALID_RECIPE_ID',
        error: 'Invalid recipe URL',
      });
    },
  );

  test('an address that cannot be decoded is malformed', async () => {
    expect(await refusalOf(await tilda.get('/api/recipes/%ZZ'))).toMatchObject({
      status: 400,
      code: 'URL_MALFORMED',
    });
  });
});

describe('who may read a recipe', () => {
  const send = (cook: Cook, method: 'PATCH' | 'PUT', path: string, body: object) =>
    cook.request(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const newRecipe = async (): Promise<number> =>
    keptRecipe.parse(await (await tilda.post('/api/recipes', { title: 'Broth' })).json())
      .id as number;

  test('is said of one recipe', async () => {
    const id = await newRecipe();
    const path = `/api/recipes/${id}`;
    const response = await send(tilda, 'PATCH', path, { visibility: 'public' });
    expect(response.status).toBe(200);
    expect(recipe.parse(await response.json())).toMatchObject({ id, visibility: 'public' });
    expect((await stack.visit(path)).status).toBe(200);
    await send(tilda, 'PATCH', path, { visibility: 'private' });
    expect((await stack.visit(path)).status).toBe(401);
  });

  test('is not said along with an edit, nor against a version', async () => {
    const id = await newRecipe();
    for (const more of [{ title: 'Soup' }, { version: 1 }])
      expect(
        await refusalOf(
          await send(tilda, 'PATCH', `/api/recipes/${id}`, { visibility: 'public', ...more }),
        ),
      ).toMatchObject({ status: 422, code: 'VISIBILITY_ALONE' });
    expect(await (await tilda.get(`/api/recipes/${id}`)).json()).toMatchObject({
      title: 'Broth',
      visibility: 'private',
    });
  });

  test('is said of many at once, by their owner', async () => {
    const ids = [await newRecipe(), await newRecipe()];
    const body = { ids, visibility: 'public' };
    const other = await stack.newCook();
    expect(
      await refusalOf(await send(other, 'PUT', '/api/recipes/visibility', body)),
    ).toMatchObject({ status: 404, code: 'RECIPE_NOT_FOUND' });
    const response = await send(tilda, 'PUT', '/api/recipes/visibility', body);
    expect(z.array(recipe).parse(await response.json())).toMatchObject(
      ids.map((id) => ({ id, visibility: 'public' })),
    );
    expect(
      await refusalOf(
        await send(tilda, 'PUT', '/api/recipes/visibility', { ids, visibility: 'friends' }),
      ),
    ).toMatchObject({ status: 400, fields: { visibility: 'must be one of private, public' } });
  });
});

describe('GET /api/recipes/{id}/original-file', () => {
  test('sends the upload under its own name, shown as what it is', async () => {
    const response = await tilda.get(`/api/recipes/${recipeId}/original-file`);
    expect(await response.text()).toBe(recipeText('Thin pancakes'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-cache, no-transform',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('Omas „Pfannkuchen“.txt')}`,
    });
  });

  test('is refused to a visitor and not found by anybody else', async () => {
    expect(
      (await refusalOf(await stack.visit(`/api/recipes/${recipeId}/original-file`))).status,
    ).toBe(401);
    const other = await stack.newCook();
    expect(
      (await refusalOf(await other.get(`/api/recipes/${recipeId}/original-file`))).status,
    ).toBe(404);
  });

  test.each([
    ['a page that it does not have', '2', 404, 'ORIGINAL_FILE_NOT_FOUND'],
    ['what is no number', 'two', 400, 'QUERY_INVALID'],
    ['page 0', '0', 400, 'QUERY_INVALID'],
  ])('says so of %s', async (_what, page, status, code) => {
    expect(
      await refusalOf(await tilda.get(`/api/recipes/${recipeId}/original-file?page=${page}`)),
    ).toMatchObject({ status, code });
  });

  test('a recipe from text has none', async () => {
    const { id } = (await (
      await tilda.post('/api/recipes/text', { text: recipeText('Pasted pancakes') })
    ).json()) as { id: number };
    expect(await refusalOf(await tilda.get(`/api/recipes/${id}/original-file`))).toMatchObject({
      status: 404,
      code: 'ORIGINAL_FILE_NOT_FOUND',
    });
  });
});

describe('POST /api/ingredients/parse', () => {
  const path = '/api/ingredients/parse';

  test('reads lines in their order', async () => {
    const response = await tilda.post(path, {
      lines: ['2-3 tbsp olive oil', 'salt'],
      language: 'en',
    });
    expect(response.status).toBe(200);
    const lines = z.array(ingredient).parse(await response.json());
    expect(lines.map(({ amount, originalText }) => ({ amount, originalText }))).toEqual([
      { amount: '2-3', originalText: '2-3 tbsp olive oil' },
      { amount: null, originalText: 'salt' },
    ]);
  });

  test.each([
    ['no lines', {}, { status: 400, code: 'FIELDS_INVALID', fields: { lines: 'is required' } }],
    [
      'a line that is no text',
      { lines: ['salt', 7] },
      { status: 400, code: 'FIELDS_INVALID', fields: { 'lines.1': 'must be text' } },
    ],
    [
      'too many lines',
      { lines: Array.from({ length: 5_001 }, () => 'salt') },
      { status: 422, code: 'TOO_MANY_LINES' },
    ],
    ['an endless line', { lines: ['a'.repeat(2_001)] }, { status: 422, code: 'LINE_TOO_LONG' }],
  ])('refuses %s', async (_case, body, expected) => {
    expect(await refusalOf(await tilda.post(path, body))).toMatchObject(expected);
  });

  test('is refused without a token, before the body is looked at', async () => {
    expect(
      (
        await refusalOf(
          await stack.visit(path, {
            method: 'POST',
            body: '{',
            headers: { 'content-type': 'application/json' },
          }),
        )
      ).status,
    ).toBe(401);
  });
});

describe('bodies', () => {
  const send = (
    body: string | Uint8Array,
    type = 'application/json',
    headers: Record<string, string> = {},
  ) =>
    tilda.request('/api/recipes/text', {
      method: 'POST',
      body: body as BodyInit,
      headers: { 'content-type': type, ...headers },
    });

  test.each([
    ['malformed JSON', '{"text":', 400, 'BODY_MALFORMED'],
    ['JSON that is no object', 'null', 400, 'BODY_MALFORMED'],
    ['a list', '[]', 400, 'FIELDS_INVALID'],
    ['a wrong type of field', '{"text":5}', 400, 'FIELDS_INVALID'],
    ['a blank text', '{"text":" \\n "}', 400, 'FIELDS_INVALID'],
    ['2 MB', JSON.stringify({ text: 'a'.repeat(2 * 1024 * 1024) }), 413, 'BODY_TOO_LARGE'],
    [
      'a text that is too long for a recipe',
      JSON.stringify({ text: 'a'.repeat(400_001) }),
      422,
      'TEXT_TOO_LONG',
    ],
  ])('%s is refused', async (_case, body, status, code) => {
    expect(await refusalOf(await send(body))).toMatchObject({ status, code });
  });

  test('another type than JSON is refused', async () => {
    expect(
      await refusalOf(await send('text=Pancakes', 'application/x-www-form-urlencoded')),
    ).toMatchObject({ status: 415, code: 'NOT_JSON', error: 'Send the body as application/json.' });
  });

  test('an unknown encoding is refused', async () => {
    expect(
      await refusalOf(
        await send('{}', 'application/json', { 'content-encoding': 'brotli-but-not-really' }),
      ),
    ).toMatchObject({ status: 415, code: 'BODY_ENCODING' });
  });

  test('the longest text that is read fits in any script', async () => {
    const response = await send(
      JSON.stringify({ text: '飯'.repeat(400_000) }),
      'application/json',
      { prefer: 'respond-async' },
    );
    expect(response.status).toBe(202);
  });

  test('a body that is missing is one without its fields', async () => {
    expect(await refusalOf(await tilda.post('/api/recipes/url'))).toMatchObject({
      status: 400,
      fields: { url: 'is required' },
    });
  });
});

describe('addresses', () => {
  test.each(['/api/nothing', '/api', '/api/recipes/1/2/3'])(
    '%s is not found, in JSON',
    async (path) => {
      expect(await refusalOf(await stack.visit(path))).toMatchObject({
        status: 404,
        code: 'ROUTE_NOT_FOUND',
      });
    },
  );

  test('another method of a known address is refused, naming those that work', async () => {
    const response = await tilda.request('/api/recipes/text', { method: 'PUT' });
    expect(response.headers.get('allow')).toBe('POST');
    expect(await refusalOf(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
  });

  test.each([
    ['/recipes/5?from=mail#notes', '/recipes/5?from=mail#notes'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/recipes/../..//evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/a/..//evil.example', '/'],
  ])('signing in leads back to %s as %s', async (returnTo, to) => {
    const response = await stack.visit(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/?login=${encodeURIComponent(to)}`);
  });

  test('signing out leads to the web app, health needs no token', async () => {
    expect((await stack.visit('/api/logout')).headers.get('location')).toBe('/?logout');
    expect(
      await (
        await stack.visit('/api/health', { headers: { authorization: 'Bearer of bad news' } })
      ).json(),
    ).toEqual({ status: 'live' });
    expect((await stack.visit('/health/ready')).status).toBe(200);
  });

  test('a request id of the caller is kept when it is harmless', async () => {
    const kept = await stack.visit('/api/health', {
      headers: { 'x-request-id': 'from-the-proxy-17' },
    });
    expect(kept.headers.get('x-request-id')).toBe('from-the-proxy-17');
    const replaced = await stack.visit('/api/health', { headers: { 'x-request-id': '<script>' } });
    expect(replaced.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('other origins', () => {
  const from = (origin: string, path = '/api/recipes') =>
    tilda.request(path, { headers: { origin } });

  test.each(['https://kitchen.example.org', 'https://table.example.org'])(
    '%s may call',
    async (origin) => {
      expect((await from(origin)).headers.get('access-control-allow-origin')).toBe(origin);
      const preflight = await stack.visit('/api/recipes/text', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-headers')).toBe(
        'authorization,content-type',
      );
    },
  );

  test.each([
    'https://evil.example',
    'null',
    'https://kitchen.example.org.evil.example',
    'http://kitchen.example.org',
  ])('%s may not', async (origin) => {
    expect((await from(origin)).headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('sessions', () => {
  const zone = { timezone: 'Europe/Zurich', userAgent: 'A browser' };

  test('begin with a header and end with a beacon', async () => {
    expect((await tilda.post('/api/analytics/session', zone)).status).toBe(204);
    const beacon = await stack.visit('/api/analytics/session-end', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ token: tilda.token }),
    });
    expect(beacon.status).toBe(204);
    expect((await tilda.post('/api/analytics/session-end')).status).toBe(204);
  });

  test.each([
    ['a zone that does not exist', { ...zone, timezone: 'Mars/Olympus' }, 422],
    ['no zone', { userAgent: 'A browser' }, 400],
  ])('with %s is refused', async (_case, body, status) => {
    expect((await refusalOf(await tilda.post('/api/analytics/session', body))).status).toBe(status);
  });

  test.each([
    ['nothing', '', 401],
    ['something else', 'hello', 400],
    ['a token that would break a header', JSON.stringify({ token: 'a.b.c\r\nx-evil: 1' }), 400],
    ['a false token', JSON.stringify({ token: 'a.b.c' }), 401],
  ])('a beacon with %s is refused', async (_case, body, status) => {
    expect(
      (
        await refusalOf(
          await stack.visit('/api/analytics/session-end', {
            method: 'POST',
            headers: { 'content-type': 'text/plain' },
            body,
          }),
        )
      ).status,
    ).toBe(status);
  });
});
