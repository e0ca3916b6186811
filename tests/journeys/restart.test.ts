import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { braisedEndive, carrotSalad } from '../product/recipe-texts.ts';
import {
  newDataFolder,
  startProduct,
  type ProductOptions,
  type RunningProduct,
} from '../product/start-product.ts';
import { anna, marco, signedIn } from './product-client.ts';
import { startSlowSite } from './slow-site.ts';

let folder: Awaited<ReturnType<typeof newDataFolder>>;
let running: RunningProduct[];
beforeEach(async () => {
  folder = await newDataFolder();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((product) => product.stop()));
  await folder.remove();
});

async function start(options: Partial<ProductOptions> = {}): Promise<RunningProduct> {
  const product = await startProduct({ data: folder.data, ...options });
  running.push(product);
  return product;
}

test('Ctrl-C ends the product well, and a restart on the same address keeps recipes, files and who is signed in', async () => {
  const first = await start();
  const cook = await signedIn(first, marco);
  const { body } = await cook.upload('carrots.txt', carrotSalad('Salad to be kept'));
  expect(await first.stop()).toBe(0);

  await start({ port: Number(new URL(first.url).port) });
  // The token of before: its key and its account outlive the process.
  expect((await cook.get('/api/auth/user')).body).toMatchObject({ email: marco });
  expect((await cook.get(`/api/recipes/${body['id']}`)).body).toMatchObject({
    title: 'Salad to be kept',
  });
  expect((await cook.get<string>(`/api/recipes/${body['id']}/original-file`)).body).toBe(
    carrotSalad('Salad to be kept'),
  );
});

test('what was acknowledged survives a kill at the same moment', async () => {
  const first = await start();
  const cook = await signedIn(first, marco);
  const answers = await Promise.all(
    [1, 2, 3, 4].map((number) =>
      cook.post('/api/recipes/text', { text: carrotSalad(`Salad number ${number}`) }),
    ),
  );
  await first.kill();
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);

  const second = await start();
  const titles = await (await signedIn(second, marco)).titles();
  expect(titles.toSorted()).toEqual([
    'Salad number 1',
    'Salad number 2',
    'Salad number 3',
    'Salad number 4',
  ]);
});

test('a job in the middle of which the product was killed is finished after the restart, once', async () => {
  const site = await startSlowSite();
  const env = { INTAKE_ALLOW_ORIGINS: site.origin };
  const first = await start({ env });
  const cook = await signedIn(first, marco);
  const { status } = await cook.post(
    '/api/recipes/url',
    { url: `${site.origin}/endive` },
    { prefer: 'respond-async' },
  );
  expect(status).toBe(202);
  await site.askedFor(1);
  await first.kill();

  const second = await start({ env });
  const back = await signedIn(second, marco);
  const stream = await back.follow();
  await site.askedFor(2);
  site.answer(2, braisedEndive('Endive after the fall'));
  await stream.until(({ event }) => event === 'intake.finished');
  stream.leave();
  await site.close();
  expect(await back.titles()).toEqual(['Endive after the fall']);
});

test('the demo library is there on the first start, the same after the second, and not at all with --empty', async () => {
  const first = await start();
  expect(first.said()).toContain(anna);
  const titles = await (await signedIn(first, anna)).titles();
  expect(titles).toHaveLength(12);
  await first.stop();
  const second = await start();
  expect(await (await signedIn(second, anna)).titles()).toEqual(titles);

  const bare = await newDataFolder();
  const empty = await startProduct({ data: bare.data, args: ['--empty'] });
  expect(empty.said()).not.toContain(anna);
  await expect(signedIn(empty, anna)).rejects.toThrow();
  await empty.stop();
  await bare.remove();
});

test('what stands in the way of a start is said in a sentence', async () => {
  await expect(start({ env: { AI_URL: 'some model' } })).rejects.toThrow(
    'AI_URL: must be offline: or openai:',
  );
  const first = await start();
  await expect(start()).rejects.toThrow(
    /documents\.db is in use by another process\. Stop that process, or use another data folder\./,
  );
  await expect(start({ port: Number(new URL(first.url).port) })).rejects.toThrow(
    /Port \d+ is taken by another program\. Set PORT to a free one\./,
  );
  // The one that runs is none the worse.
  expect(await (await signedIn(first, anna)).titles()).toHaveLength(12);
});
