import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { failure, recipe as recipeShape } from '../../../../gateway/test/answer-shapes.ts';
import type { Cook, TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';

let stack: TestStack;
let cook: Cook;
beforeAll(async () => {
  stack = await startTestStack({ RATE_LIMIT: '100000' });
  cook = await stack.newCook();
});
afterAll(() => stack.stop());

const json = async <Body = Record<string, unknown>>(response: Response | Promise<Response>) =>
  (await (await response).json()) as Body;
const keep = async (input: object, path = '/api/recipes') =>
  (await json<{ id: number | string }>(cook.post(path, input))).id;
const tart = {
  title: 'Lemon tart',
  description: 'Sour & sweet.',
  ingredientText: '250 g flour\n4 lemons',
  instructions: ['Bake it.'],
  servings: 6,
  comments: 'Nobody must know about the butter.',
};
const share = (id: number | string, body: object = { title: 'Tart' }, path = 'recipes') =>
  cook.post(`/api/${path}/${id}/share`, body);
const tokenOf = (shareUrl: string) => shareUrl.split('/').at(-1) as string;
async function sharedTart(body?: object) {
  const id = await keep(tart);
  const response = await share(id, body);
  const { shareUrl } = await json<{ shareUrl: string }>(response);
  return {
    id,
    shareUrl,
    token: tokenOf(shareUrl),
    linkPath: response.headers.get('location') as string,
  };
}
const patch = (path: string, body: object) =>
  cook.request(path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const open = (token: string) => stack.visit(`/api/shared/${token}`);
const openGraph = (token: string) =>
  json<{ data: null | { shared: object }; errors?: { message: string; extensions: object }[] }>(
    stack.visit('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          'query ($token: String!) { shared: sharedRecipe(token: $token) { recipe { id title } magicRecipe { id } shareData { title } } }',
        variables: { token },
      }),
    }),
  );
const refusalOf = async (response: Response) => {
  const { requestId: _, ...body } = failure.parse(await response.json());
  return { status: response.status, ...body };
};
const NOT_FOUND = {
  status: 404,
  error: 'This shared recipe link is invalid or has expired.',
  code: 'SHARED_RECIPE_NOT_FOUND',
};

describe('POST /api/recipes/{id}/share', () => {
  test('answers the address of a link, and names it', async () => {
    const id = await keep(tart);
    const response = await share(id, { title: 'My tart' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      shareUrl: expect.stringMatching(new RegExp(`^${stack.url}/shared/[\\w-]{43}$`)),
    });
    expect(response.headers.get('location')).toMatch(/^\/api\/share-links\/\d+$/);
  });

  test('is for magic recipes too, by whichever form of the id', async () => {
    const id = await keep({ ...tart, title: 'Magic tart' }, '/api/magic-recipes');
    expect(id).toMatch(/^magic_/);
    for (const form of [id, String(id).slice('magic_'.length)]) {
      const { shareUrl } = await json<{ shareUrl: string }>(
        share(form, { title: 'Magic' }, 'magic-recipes'),
      );
      expect(await json(open(tokenOf(shareUrl)))).toMatchObject({
        recipe: null,
        magicRecipe: { id, title: 'Magic tart' },
        shareData: { title: 'Magic' },
      });
    }
  });

  test('is refused with the key of a link that nobody can tell any more, as the secret is another one', async () => {
    const id = await keep(tart);
    const asked = () =>
      cook.request(`/api/recipes/${id}/share`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'told-once' },
        body: JSON.stringify({ title: 'Tart' }),
      });
    expect((await asked()).status).toBe(201);
    const social = await mongoose
      .createConnection(stack.environment['DATABASE_URL'] as string, { dbName: 'convivio_social' })
      .asPromise();
    await social
      .collection('share_links')
      .updateOne({ sharedByUserId: cook.id, 'recipe.id': id }, { $set: { seed: 'of another' } });
    await social.close();
    expect(await refusalOf(await asked())).toMatchObject({
      status: 409,
      code: 'SHARE_LINK_UNTOLD',
    });
  });

  test.each([
    ['without a title', {}, 400],
    ['with a blank one', { title: ' ' }, 422],
    ['with one of 201 characters', { title: 'x'.repeat(201) }, 422],
    ['with a number for one', { title: 5 }, 400],
  ])('is refused %s', async (_how, body, status) => {
    expect(await refusalOf(await share(await keep(tart), body))).toMatchObject({ status });
  });

  test('is refused to others and to visitors', async () => {
    const id = await keep(tart);
    const other = await stack.newCook();
    expect(
      await refusalOf(await other.post(`/api/recipes/${id}/share`, { title: 'Mine' })),
    ).toMatchObject({ status: 404, code: 'RECIPE_NOT_FOUND' });
    expect((await stack.visit(`/api/recipes/${id}/share`, { method: 'POST' })).status).toBe(401);
  });
});

describe('GET /api/shared/{token}', () => {
  test('answers anybody with the recipe and what the link says, and nothing of its owner alone', async () => {
    const { id, token } = await sharedTart({ title: 'My tart', description: 'Try it' });
    const response = await open(token);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await json<{ recipe: unknown; magicRecipe: null; shareData: object }>(response);
    expect(recipeShape.parse(body.recipe)).toMatchObject({
      id,
      title: 'Lemon tart',
      comments: '',
      originalFiles: [],
      updatedBy: null,
    });
    expect(body).toMatchObject({
      magicRecipe: null,
      shareData: { title: 'My tart', description: 'Try it', expiresAt: null },
    });
    expect(JSON.stringify(body)).not.toContain('butter');
  });

  test('shows its owner no more than visitors see', async () => {
    const { token } = await sharedTart();
    const { data } = await cook.graphql<{ shared: { recipe: { comments: string } } }>(
      'query ($token: String!) { shared: sharedRecipe(token: $token) { recipe { comments } } }',
      { token },
    );
    expect(data?.shared.recipe.comments).toBe('');
  });

  test('what services tell each other is nobody’s to ask for', async () => {
    const { token } = await sharedTart();
    const { errors } = await cook.graphql(
      'query ($token: String!) { sharedRecipe(token: $token) { grant } }',
      { token },
    );
    expect(errors?.[0]?.message).toContain('grant');
  });

  test('a link that was switched off, has expired, was deleted, whose recipe is archived or gone, or that never was looks the same', async () => {
    const [off, deleted, archived, gone] = await Promise.all([
      sharedTart(),
      sharedTart(),
      sharedTart(),
      sharedTart(),
    ]);
    const short = await sharedTart({
      title: 'Short',
      expiresAt: new Date(Date.now() + 1_000).toISOString(),
    });
    expect((await patch(off.linkPath, { active: false })).status).toBe(200);
    expect((await cook.request(deleted.linkPath, { method: 'DELETE' })).status).toBe(204);
    for (const { id } of [archived, gone]) await cook.post(`/api/recipes/${id}/archive`);
    await cook.request(`/api/recipes/${gone.id}`, { method: 'DELETE' });
    await askUntil(
      () => open(short.token),
      ({ status }) => status === 404,
    );
    const tokens = [off, short, deleted, archived, gone].map(({ token }) => token);
    for (const token of [...tokens, 'x'.repeat(43), 'nothing']) {
      expect(await refusalOf(await open(token))).toEqual(NOT_FOUND);
      const { data, errors } = await openGraph(token);
      expect({ data, messages: errors?.map(({ message }) => message) }).toEqual({
        data: null,
        messages: [NOT_FOUND.error],
      });
    }
    await cook.post(`/api/recipes/${archived.id}/restore`);
    expect((await open(archived.token)).status).toBe(200);
  });
});

test('a cook sees their links, switches one off and on, and deletes it', async () => {
  const owner = await stack.newCook();
  const { id } = await json<{ id: number }>(owner.post('/api/recipes', tart));
  const made = await owner.post(`/api/recipes/${id}/share`, { title: 'Tart' });
  const { shareUrl } = await json<{ shareUrl: string }>(made);
  const linkPath = made.headers.get('location') as string;
  const list = () =>
    json<{ links: object[]; totalCount: number; endCursor: null }>(owner.get('/api/share-links'));
  const link = {
    id: Number(linkPath.split('/').at(-1)),
    recipeId: id,
    title: 'Tart',
    path: new URL(shareUrl).pathname,
    state: 'active',
    viewCount: 0,
  };
  expect(await list()).toEqual({
    links: [expect.objectContaining(link)],
    totalCount: 1,
    endCursor: null,
  });
  const change = async (body: object) => {
    const response = await owner.request(linkPath, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...(await json<object>(response)) };
  };
  expect(await change({ active: false })).toMatchObject({ status: 200, state: 'deactivated' });
  expect(await change({ active: true })).toMatchObject({ status: 200, state: 'active' });
  for (const body of [{}, { active: 'no' }])
    expect(await change(body)).toMatchObject({ status: 400, code: 'FIELDS_INVALID' });
  expect(await refusalOf(await patch(linkPath, { active: false }))).toMatchObject({
    status: 404,
    code: 'SHARE_LINK_NOT_FOUND',
  });
  expect((await owner.request(linkPath, { method: 'DELETE' })).status).toBe(204);
  expect(await list()).toMatchObject({ links: [], totalCount: 0 });
  expect(await refusalOf(await open(tokenOf(shareUrl)))).toEqual(NOT_FOUND);
});

test('links and invitations that do not exist can be asked for so often from one address, those that do go on opening', async () => {
  const guarded = await startTestStack({ RATE_LIMIT: '1000' });
  try {
    const guesser = await guarded.newCook();
    const { id } = await json<{ id: number }>(guesser.post('/api/recipes', tart));
    const { shareUrl } = await json<{ shareUrl: string }>(
      guesser.post(`/api/recipes/${id}/share`, { title: 'Tart' }),
    );
    const path = `/api/shared/${tokenOf(shareUrl)}`;
    for (let time = 0; time < 40; time++) expect((await guarded.visit(path)).status).toBe(200);
    const guess = () => guarded.visit(`/api/shared/${'x'.repeat(43)}`);
    for (let time = 0; time < 8; time++) expect((await guess()).status).toBe(404);
    const aliases = (field: (code: string) => string) =>
      Array.from({ length: 6 }, (_, at) => `g${at}: ${field('y'.repeat(42) + at)}`).join(' ');
    await guesser.graphql(
      `{ ${aliases((code) => `sharedRecipe(token: "${code}") { shareData { title } }`)} }`,
    );
    // Of an invitation too, whatever of it is asked for, though a code that leads nowhere is no failure.
    await guesser.graphql(`{ ${aliases((code) => `invitation(code: "${code}") { message }`)} }`);
    await guesser.graphql(
      `mutation { ${aliases((code) => `acceptInvitation(code: "${code}") { id }`)} }`,
    );
    const asked = `/api/invitations/${'x'.repeat(43)}`;
    for (let time = 0; time < 2; time++) expect((await guarded.visit(asked)).status).toBe(200);
    for (let time = 0; time < 2; time++)
      expect((await guesser.post(`${asked}/accept`)).status).toBe(404);
    expect((await guarded.visit(asked)).status).toBe(429);
    expect((await guesser.post(`${asked}/accept`)).status).toBe(429);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Others behind the same address have links that hold: a household, an office.
    expect((await guarded.visit(path)).status).toBe(200);
    const { inviteUrl } = await json<{ inviteUrl: string }>(guesser.post('/api/invitations'));
    const invited = `/api/invitations/${tokenOf(inviteUrl)}`;
    expect(await json(guarded.visit(invited))).toMatchObject({ standing: 'open' });
    expect((await (await guarded.newCook()).post(`${invited}/accept`)).status).toBe(200);
    expect((await guesser.get('/api/share-links')).status).toBe(200);
  } finally {
    await guarded.stop();
  }
});

test('while the links are away that is said, and the rest goes on', async () => {
  const { token } = await sharedTart();
  await stack.services['social']?.stop();
  expect(await refusalOf(await open(token))).toMatchObject({ status: 503 });
  expect((await cook.get('/api/recipes')).status).toBe(200);
});
