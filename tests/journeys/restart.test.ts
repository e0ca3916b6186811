import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { braisedEndive, carrotSalad } from '../product/recipe-texts.ts';
import { newDataFolder, startProduct } from '../product/start-product.ts';
import { newCook } from './product-client.ts';
import { startSlowSite } from './slow-site.ts';

let folder: Awaited<ReturnType<typeof newDataFolder>>;
let site: Awaited<ReturnType<typeof startSlowSite>>;
beforeAll(async () => {
  [folder, site] = await Promise.all([newDataFolder(), startSlowSite()]);
});
afterAll(async () => {
  await site.close();
  await folder.remove();
});

const start = (port?: number) =>
  startProduct({
    data: folder.data,
    ...(port && { port }),
    args: ['--empty'],
    env: { INTAKE_ALLOW_ORIGINS: site.origin },
  });

test('what was acknowledged survives a kill at the same moment, and a job in the middle of which it came is finished after the restart, once', async () => {
  const first = await start();
  const cook = await newCook(first);
  // What reads texts is running: the page that is held back is not given up meanwhile.
  await cook.post('/api/recipes/text', { text: carrotSalad('Salad number 0') });
  const promise = () =>
    cook.post(
      '/api/recipes/url',
      { url: `${site.origin}/endive` },
      { prefer: 'respond-async', 'idempotency-key': 'endive' },
    );
  const promised = await promise();
  expect(promised.status).toBe(202);
  await site.askedFor(1);
  const answers = await Promise.all([
    ...[1, 2, 3].map((number) =>
      cook.post('/api/recipes/text', { text: carrotSalad(`Salad number ${number}`) }),
    ),
    cook.upload('carrots.txt', carrotSalad('Salad of a file')),
  ]);
  await first.kill();
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);

  const second = await start(Number(new URL(first.url).port));
  const file = answers[3]?.body as { id: number };
  expect((await cook.get<string>(`/api/recipes/${file.id}/original-file`)).body).toBe(
    carrotSalad('Salad of a file'),
  );
  const stream = await cook.follow();
  await site.askedFor(2);
  // The same request again is the job that was made before.
  expect((await promise()).body['jobId']).toBe(promised.body['jobId']);
  site.answer(2, braisedEndive('Endive after the fall'));
  await stream.until(({ event }) => event === 'intake.finished');
  stream.leave();
  expect((await cook.titles()).toSorted()).toEqual([
    'Endive after the fall',
    'Salad number 0',
    'Salad number 1',
    'Salad number 2',
    'Salad number 3',
    'Salad of a file',
  ]);
  expect(await second.stop()).toBe(0);
});
