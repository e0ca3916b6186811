import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { newDataFolder, startProduct, type RunningProduct } from '../product/start-product.ts';
import { admin, newCook, signedIn, type Client } from './product-client.ts';

let folder: Awaited<ReturnType<typeof newDataFolder>>;
let product: RunningProduct;
let administrator: Client;
let cook: Client;

beforeAll(async () => {
  folder = await newDataFolder();
  product = await startProduct({ data: folder.data });
  [administrator, cook] = [await signedIn(product, admin), await newCook(product)];
  for (const one of [administrator, cook]) await one.get('/api/auth/user');
});
afterAll(async () => {
  await product.stop();
  await folder.remove();
});

const users = async () =>
  (await administrator.get('/api/admin/users')).body as unknown as {
    id: string;
    email: string;
    isActive: boolean;
  }[];
const cookId = async () => (await cook.get('/api/auth/user')).body['id'] as string;

test('an ordinary user finds nothing at any route of administrators, and a visitor is asked to sign in', async () => {
  const id = await cookId();
  const calls: [string, string][] = [
    ['GET', '/api/admin/analytics'],
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/invitations'],
    ['DELETE', '/api/admin/invitations/7'],
    ['POST', `/api/admin/users/${id}/suspend`],
    ['POST', `/api/admin/users/${id}/unsuspend`],
    ['DELETE', `/api/admin/users/${id}`],
  ];
  for (const [method, path] of calls) {
    const call = (headers: Record<string, string>) =>
      fetch(`${product.url}${path}`, { method, headers });
    const status = (await call({ authorization: `Bearer ${cook.token}` })).status;
    expect([method, path, status]).toEqual([method, path, 404]);
    expect([method, path, (await call({})).status]).toEqual([method, path, 401]);
  }
});

test('the figures are those of the product', async () => {
  // The demo's own magic recipes are made without a provider.
  const none = { totalTokens: 0, totalCost: 0, requestCount: expect.any(Number) };
  // They are told to admin by messages, which may still be under way.
  const analytics = await askUntil(
    () => administrator.get('/api/admin/analytics'),
    ({ body }) => body['totalRecipes'] === 14 && body['totalUsers'] === 4,
  );
  expect(analytics).toMatchObject({
    status: 200,
    body: {
      totalUsers: 4,
      totalRecipes: 14,
      recipesLast30Days: 14,
      activeUsersLast30Days: 4,
      openaiUsage: {
        last24Hours: none,
        last7Days: none,
        last30Days: none,
        sinceLaunch: none,
      },
    },
  });
});

test('a user is listed, suspended, let in again, and deleted for good', async () => {
  const id = await cookId();
  const listed = await askUntil(users, (all) => all.some((user) => user.id === id));
  expect(listed).toContainEqual({
    id,
    email: expect.any(String),
    name: expect.any(String),
    createdAt: expect.any(String),
    isActive: true,
    isAdmin: false,
    recipeCount: 0,
    openaiCosts: { last30Days: 0, sinceAccountCreation: 0 },
  });
  const act = async (method: string, path: string) =>
    (
      await fetch(`${product.url}/api/admin${path}`, {
        method,
        headers: { authorization: `Bearer ${administrator.token}` },
      })
    ).status;
  expect(await act('POST', `/users/${id}/suspend`)).toBe(204);
  expect((await users()).find((user) => user.id === id)).toMatchObject({ isActive: false });
  expect(await act('POST', `/users/${id}/unsuspend`)).toBe(204);
  expect((await users()).find((user) => user.id === id)).toMatchObject({ isActive: true });
  const own = (await administrator.get('/api/auth/user')).body['id'] as string;
  expect(await act('POST', `/users/${own}/suspend`)).toBe(409);
  expect(await act('DELETE', `/users/${own}`)).toBe(409);
  expect(await act('DELETE', `/users/${id}`)).toBe(204);
  expect(await act('DELETE', '/users/nobody')).toBe(404);
});
