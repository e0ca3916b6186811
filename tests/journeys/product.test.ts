import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pdfOf, pngOf } from '../product/recipe-files.ts';
import { startRecipeSite, type RecipeSite } from '../product/recipe-site.ts';
import { braisedEndive, carrotSalad } from '../product/recipe-texts.ts';
import { newDataFolder, startProduct, type RunningProduct } from '../product/start-product.ts';
import { marco, signedIn, type Client } from './product-client.ts';

let folder: Awaited<ReturnType<typeof newDataFolder>>;
let site: RecipeSite;
let product: RunningProduct;
let cook: Client;

beforeAll(async () => {
  [folder, site] = await Promise.all([newDataFolder(), startRecipeSite()]);
  product = await startProduct({ data: folder.data, env: { INTAKE_ALLOW_ORIGINS: site.origin } });
  cook = await signedIn(product, marco);
});
afterAll(async () => {
  await product.stop();
  await site.close();
  await folder.remove();
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
