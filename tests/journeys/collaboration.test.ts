import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newDataFolder, startProduct, type RunningProduct } from '../product/start-product.ts';
import { newCook, type Client } from './product-client.ts';

let folder: Awaited<ReturnType<typeof newDataFolder>>;
let product: RunningProduct;
beforeAll(async () => {
  folder = await newDataFolder();
  product = await startProduct({ data: folder.data });
});
afterAll(async () => {
  await product.stop();
  await folder.remove();
});

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
}
interface Collaboration {
  id: number;
  owner: Person;
  collaborator: Person;
}

const visit = async (path: string) => {
  const response = await fetch(`${product.url}/api${path}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const idOf = async (cook: Client) => (await cook.get<{ id: string }>('/api/auth/user')).body.id;
const invite = async (cook: Client) => {
  const { status, body } = await cook.post<{ inviteUrl: string; expiresAt: string }>(
    '/api/invitations',
  );
  expect(status).toBe(201);
  const { origin, pathname } = new URL(body.inviteUrl);
  expect(origin).toBe(product.url);
  return pathname.replace('/invite/', '');
};
const accept = (cook: Client, code: string) =>
  cook.post<Collaboration>(`/api/invitations/${code}/accept`);
const end = (cook: Client, id: number) =>
  fetch(`${product.url}/api/collaborations/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${cook.token}` },
  });

test('a link from POST /api/invitations is shown to anybody, accepted by one, and tells both', async () => {
  const [anna, bruno] = [await newCook(product), await newCook(product)];
  const [annasId, brunosId] = [await idOf(anna), await idOf(bruno)];
  const code = await invite(anna);
  const open = { valid: true, message: null, standing: 'open', ownerName: 'Tilda Berg' };
  expect(await visit(`/invitations/${code}`)).toMatchObject({ status: 200, body: open });
  const lines = [await anna.follow(), await bruno.follow()];
  const { status, body } = await accept(bruno, code);
  expect(status).toBe(200);
  expect(body).toMatchObject({ owner: { id: annasId }, collaborator: { id: brunosId } });
  for (const line of lines) {
    const heard = await line.until(({ event }) => event === 'collaborations.changed');
    expect(heard.at(-1)?.data).toEqual({
      collaborationId: body.id,
      ownerId: annasId,
      collaboratorId: brunosId,
      change: 'started',
    });
    line.leave();
  }
  expect(await visit(`/invitations/${code}`)).toMatchObject({
    status: 200,
    body: {
      valid: false,
      message: 'This invitation link is invalid, expired, or has already been used.',
      ownerName: null,
      expiresAt: null,
    },
  });
  expect(
    (await anna.get<{ invitations: object[] }>('/api/invitations')).body.invitations,
  ).toMatchObject([{ status: 'accepted', path: null }]);
});

test('a collaborator hears of the collection at once, and of nothing once it has ended, within a second', async () => {
  const [anna, bruno] = [await newCook(product), await newCook(product)];
  const ragu = await anna.post<{ id: number }>('/api/recipes', { title: 'Ragù' });
  const line = await bruno.follow();
  const { body: begun } = await accept(bruno, await invite(anna));
  const heard = await line.until(({ event }) => event === 'collaborations.changed');
  expect(heard.map(({ event }) => event)).toEqual(['collaborations.changed']);
  const tart = await anna.post<{ id: number }>('/api/recipes', { title: 'Tart' });
  await line.until(
    ({ event, data }) => event === 'recipes.changed' && data['recipeId'] === tart.body.id,
  );
  // A line that is opened later hears of it too.
  const later = await bruno.follow();
  const soup = await anna.post<{ id: number }>('/api/recipes', { title: 'Soup' });
  for (const each of [line, later])
    await each.until(({ data }) => data['recipeId'] === soup.body.id);
  expect((await bruno.get(`/api/recipes/${ragu.body.id}`)).status).toBe(200);

  const endedAt = performance.now();
  expect((await end(anna, begun.id)).status).toBe(204);
  for (const each of [line, later]) await each.until(({ data }) => data['change'] === 'ended');
  while ((await bruno.get(`/api/recipes/${ragu.body.id}`)).status !== 404);
  expect(performance.now() - endedAt).toBeLessThan(1_000);
  const pie = await anna.post<{ id: number }>('/api/recipes', { title: 'Pie' });
  // What is Bruno's own comes behind it.
  const own = await bruno.post<{ id: number }>('/api/recipes', { title: 'Own' });
  for (const each of [line, later]) {
    const all = await each.until(({ data }) => data['recipeId'] === own.body.id);
    expect(all.map(({ data }) => data['recipeId'])).not.toContain(pie.body.id);
    each.leave();
  }
});

test('GET /api/collaborate and /api/users tell visitors little, and collaborators more', async () => {
  const [anna, bruno, carla] = [
    await newCook(product),
    await newCook(product),
    await newCook(product),
  ];
  const annasId = await idOf(anna);
  await idOf(bruno);
  await anna.post('/api/recipes', { title: 'Ragù' });
  const collection = `/api/collaborate/${annasId}`;
  const user = `/api/users/${annasId}`;
  const titles = async (cook: Client) =>
    (await cook.get<{ recipes: { title: string }[] }>(collection)).body.recipes.map(
      ({ title }) => title,
    );
  const email = async (cook: Client) => (await cook.get<Person>(user)).body.email;

  expect(await visit(`/collaborate/${annasId}`)).toEqual({
    status: 200,
    body: { recipes: [], endCursor: null, totalCount: 0 },
  });
  expect((await visit(`/users/${annasId}`)).body).toEqual({
    id: annasId,
    firstName: 'Tilda',
    lastName: 'Berg',
    email: null,
  });
  const line = await bruno.follow();
  await accept(bruno, await invite(anna));
  await line.until(({ event }) => event === 'collaborations.changed');
  line.leave();
  while ((await titles(bruno)).length === 0);
  while ((await email(bruno)) === null);
  expect(await titles(bruno)).toEqual(['Ragù']);
  expect([await titles(carla), await email(carla)]).toEqual([[], null]);
  expect(await titles(anna)).toEqual(['Ragù']);
  expect(
    (await bruno.get<Collaboration[]>('/api/collaborations')).body.map(({ owner }) => owner.id),
  ).toEqual([annasId]);
  for (const path of ['/collaborate/nobody', '/users/nobody'])
    expect(await visit(path)).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
});

test('what needs a cook is refused to visitors', async () => {
  for (const [method, path] of [
    ['POST', '/invitations'],
    ['GET', '/invitations'],
    ['POST', `/invitations/${'a'.repeat(43)}/accept`],
    ['POST', '/invitations/1/revoke'],
    ['GET', '/collaborations'],
    ['DELETE', '/collaborations/1'],
  ] as const) {
    const response = await fetch(`${product.url}/api${path}`, { method });
    expect([method, path, response.status]).toEqual([method, path, 401]);
  }
});
