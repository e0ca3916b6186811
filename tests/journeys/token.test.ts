import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newDataFolder, startProduct, type RunningProduct } from '../product/start-product.ts';
import { anna, npm, signedIn } from './product-client.ts';

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

test('npm run token prints a token with which curl may call', async () => {
  const cook = await signedIn(product, anna);
  expect(cook.token.split('.')).toHaveLength(3);
  expect(await cook.get('/api/auth/user')).toMatchObject({
    status: 200,
    body: { email: anna, firstName: 'Anna', isAdmin: false },
  });
});

test('a token that was tampered with, or none, is refused', async () => {
  const { token } = await signedIn(product, anna);
  for (const authorization of [undefined, 'Bearer nothing', `Bearer ${token.slice(0, -4)}AAAA`]) {
    const response = await fetch(
      `${product.url}/api/auth/user`,
      authorization ? { headers: { authorization } } : {},
    );
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error: expect.any(String),
      code: expect.any(String),
    });
  }
});

test('for an unknown e-mail it says so and fails', async () => {
  await expect(
    npm(folder.data, 'run', '-s', 'token', '--', 'nobody@convivio.example'),
  ).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/account/i) });
});

test('without a running product it says what to do and fails', async () => {
  const nowhere = await newDataFolder();
  await expect(npm(nowhere.data, 'run', '-s', 'token', '--', anna)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm start'),
  });
  await nowhere.remove();
});
