import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pdfOf, pngOf } from '../product/recipe-files.ts';
import { startRecipeSite, type RecipeSite } from '../product/recipe-site.ts';
import { braisedEndive, carrotSalad } from '../product/recipe-texts.ts';
import { newDataFolder, startProduct, type RunningProduct } from '../product/start-product.ts';
import { anna, marco, newCook, signedIn, type Client } from './product-client.ts';

let folder: Awaited<ReturnType<typeof newDataFolder>>;
let site: RecipeSite;
let product: RunningProduct;
let cook: Client;

const start = (port?: number) =>
  startProduct({
    data: folder.data,
    ...(port && { port }),
    env: { INTAKE_ALLOW_ORIGINS: site.origin },
  });

beforeAll(async () => {
  [folder, site] = await Promise.all([newDataFolder(), startRecipeSite()]);
  product = await start();
  cook = await newCook(product);
});
afterAll(async () => {
  await product.stop();
  await site.close();
  await folder.remove();
});

test('the demo is there, and npm run token prints a token with which curl may call as one of its cooks', async () => {
  for (const email of [anna, marco]) expect(product.said()).toContain(email);
  const owner = await signedIn(product, anna);
  expect(owner.token.split('.')).toHaveLength(3);
  expect(await owner.get('/api/auth/user')).toMatchObject({
    status: 200,
    body: { email: anna, firstName: 'Anna', isAdmin: false },
  });
  expect(await owner.titles()).toHaveLength(14);
});

test('a token that was tampered with, or none, is refused', async () => {
  for (const authorization of [
    undefined,
    'Bearer nothing',
    `Bearer ${cook.token.slice(0, -4)}AAAA`,
  ]) {
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

test('a PDF becomes a recipe whose original comes back byte for byte', async () => {
  const bytes = await pdfOf(braisedEndive('Braised endive'));
  const { status, headers, body } = await cook.upload('endive.pdf', bytes);
  expect({ status, body }).toEqual({
    status: 201,
    body: { id: expect.any(Number), title: 'Braised endive', jobId: expect.any(Number) },
  });
  expect(headers.get('location')).toBe(`/api/recipes/${body['id']}`);

  const recipe = await cook.get(`/api/recipes/${body['id']}`);
  expect(recipe.body).toMatchObject({
    id: body['id'],
    title: 'Braised endive',
    servings: 4,
    prepTime: 'PT10M',
    cookTime: 'PT35M',
    originalFileName: 'endive.pdf',
    originalFileMimeType: 'application/pdf',
  });
  const original = await fetch(`${product.url}/api/recipes/${body['id']}/original-file`, {
    headers: { authorization: `Bearer ${cook.token}` },
  });
  expect(original.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);
});

test('a picture, a link and a text become recipes too', async () => {
  const answers = await Promise.all([
    cook.upload('carrots.png', pngOf(carrotSalad('Carrot salad'))),
    cook.post('/api/recipes/url', { url: `${site.origin}/plum-cake` }),
    cook.post('/api/recipes/text', { text: braisedEndive('Endive, pasted') }),
  ]);
  expect(answers.map(({ status, body }) => [status, body['title']])).toEqual([
    [201, 'Carrot salad'],
    [201, 'Plum cake with rye crumbs'],
    [201, 'Endive, pasted'],
  ]);
  expect(await cook.titles()).toEqual(
    expect.arrayContaining(['Carrot salad', 'Plum cake with rye crumbs', 'Endive, pasted']),
  );
});

test('Ctrl-C ends the product well, and a restart on the same address keeps recipes, files, the demo and who is signed in', async () => {
  const { body } = await cook.upload('carrots.txt', carrotSalad('Salad to be kept'));
  const owner = await signedIn(product, anna);
  const demo = await owner.titles();
  expect(await product.stop()).toBe(0);

  product = await start(Number(new URL(product.url).port));
  // The tokens of before: their key and their accounts outlive the process.
  expect((await owner.get('/api/auth/user')).body).toMatchObject({ email: anna });
  expect(await owner.titles()).toEqual(demo);
  expect((await cook.get(`/api/recipes/${body['id']}`)).body).toMatchObject({
    title: 'Salad to be kept',
  });
  expect((await cook.get<string>(`/api/recipes/${body['id']}/original-file`)).body).toBe(
    carrotSalad('Salad to be kept'),
  );
});
