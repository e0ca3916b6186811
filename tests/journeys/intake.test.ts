import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pdfOf, pngOf } from '../product/recipe-files.ts';
import { startRecipeSite, type RecipeSite } from '../product/recipe-site.ts';
import { braisedEndive, carrotSalad, letter } from '../product/recipe-texts.ts';
import { newDataFolder, startProduct, type RunningProduct } from '../product/start-product.ts';
import { anna, marco, signedIn, type Client } from './product-client.ts';

let folder: Awaited<ReturnType<typeof newDataFolder>>;
let site: RecipeSite;
let product: RunningProduct;
let cook: Client;
let other: Client;

beforeAll(async () => {
  [folder, site] = await Promise.all([newDataFolder(), startRecipeSite()]);
  product = await startProduct({ data: folder.data, env: { INTAKE_ALLOW_ORIGINS: site.origin } });
  [cook, other] = await Promise.all([signedIn(product, marco), signedIn(product, anna)]);
}, 60_000);
afterAll(async () => {
  await product.stop();
  await site.close();
  await folder.remove();
});

test('a PDF becomes a recipe whose original comes back byte for byte', async () => {
  const bytes = await pdfOf(braisedEndive('Braised endive'));
  const { status, headers, body } = await cook.upload('endive.pdf', bytes);
  expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(Number), title: 'Braised endive', jobId: expect.any(Number) } });
  expect(headers.get('location')).toBe(`/api/recipes/${body['id']}`);

  const recipe = await cook.get(`/api/recipes/${body['id']}`);
  expect(recipe.body).toMatchObject({ id: body['id'], title: 'Braised endive', servings: 4, prepTime: 'PT10M', cookTime: 'PT35M', originalFileName: 'endive.pdf', originalFileMimeType: 'application/pdf' });
  const original = await fetch(`${product.url}/api/recipes/${body['id']}/original-file`, { headers: { authorization: `Bearer ${cook.token}` } });
  expect(original.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);
}, 60_000);

test('a picture, a link and a text become recipes too', async () => {
  const answers = await Promise.all([
    cook.upload('carrots.png', pngOf(carrotSalad('Carrot salad'))),
    cook.post('/api/recipes/url', { url: `${site.origin}/plum-cake` }),
    cook.post('/api/recipes/text', { text: braisedEndive('Endive, pasted') }),
  ]);
  expect(answers.map(({ status, body }) => [status, body['title']])).toEqual([[201, 'Carrot salad'], [201, 'Plum cake with rye crumbs'], [201, 'Endive, pasted']]);
  expect(await cook.titles()).toEqual(expect.arrayContaining(['Carrot salad', 'Plum cake with rye crumbs', 'Endive, pasted']));
}, 60_000);

test('whoever does not wait hears the stages and the end on the stream, in this order', async () => {
  const stream = await cook.follow();
  const { status, headers, body } = await cook.post('/api/recipes/text', { text: carrotSalad('Salad on the stream') }, { prefer: 'respond-async' });
  expect({ status, body }).toEqual({ status: 202, body: { jobId: expect.any(Number) } });
  expect(headers.get('location')).toBe(`/api/intake/${body['jobId']}`);
  const heard = await stream.until(({ event, data }) => event === 'intake.finished' && data['jobId'] === body['jobId']);
  stream.leave();
  const mine = heard.filter(({ data }) => data['jobId'] === body['jobId']);
  expect(mine.map(({ data }) => data['progress'])).toEqual([20, 60, 90, 100]);
  expect(mine.at(-1)?.data).toMatchObject({ stage: 'success', title: 'Salad on the stream', recipeId: expect.any(Number), error: null });
}, 60_000);

test('the same request with the same key makes one recipe', async () => {
  const send = () => cook.post('/api/recipes/text', { text: carrotSalad('Salad sent twice') }, { 'idempotency-key': 'salad-1' });
  const [first, second] = await Promise.all([send(), send()]);
  expect(second.body['id']).toBe(first.body['id']);
  expect((await cook.titles()).filter((title) => title === 'Salad sent twice')).toHaveLength(1);
}, 60_000);

test('a failure has its status, its sentence and its code, and the job can be read', async () => {
  const { status, body } = await cook.post('/api/recipes/text', { text: letter });
  expect({ status, body }).toEqual({ status: 422, body: { error: expect.stringContaining('No recipe was found in this text.'), code: 'NO_RECIPE', requestId: expect.any(String) } });
  const refused = await cook.post('/api/recipes/url', { url: `${site.origin}/members-only` });
  expect(refused).toMatchObject({ status: 502, body: { code: 'SITE_REFUSED', error: 'The site refused our request. Paste the recipe text instead.' } });
}, 60_000);

describe('another cook', () => {
  test('finds neither the recipe, nor its file, nor its job', async () => {
    const { body } = await cook.post('/api/recipes/text', { text: braisedEndive('Endive of one cook') });
    for (const path of [`/api/recipes/${body['id']}`, `/api/recipes/${body['id']}/original-file`, `/api/intake/${body['jobId']}`]) {
      expect({ path, status: (await other.get(path)).status }).toEqual({ path, status: 404 });
    }
    expect(await other.titles()).not.toContain('Endive of one cook');
  }, 60_000);

  test('hears nothing of it on the stream', async () => {
    const stream = await other.follow();
    await cook.post('/api/recipes/text', { text: braisedEndive('Endive unheard of') });
    await other.post('/api/recipes/text', { text: carrotSalad('Salad of Anna') });
    const heard = await stream.until(({ event, data }) => event === 'intake.finished' && data['title'] === 'Salad of Anna');
    stream.leave();
    expect(heard.map(({ data }) => data['title'])).not.toContain('Endive unheard of');
  }, 60_000);
});
