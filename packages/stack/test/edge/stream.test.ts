import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { cookWith, recipeText, type TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';
import { openLine } from './server-events.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

test('is refused without a token', async () => {
  expect((await stack.visit('/api/stream')).status).toBe(401);
});

test('tells how an import goes on, in order, and that the library has changed', async () => {
  const cook = await stack.newCook();
  const line = await openLine(cook);
  expect(line.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const { jobId, id } = (await (
    await cook.post('/api/recipes/text', { text: recipeText('Told pancakes') })
  ).json()) as { jobId: number; id: number };
  await line.next(({ event }) => event === 'intake.finished');
  await line.next(({ event }) => event === 'recipes.changed');
  expect(
    line.seen
      .filter(({ event }) => event.startsWith('intake.'))
      .map(({ event, data }) => [event, data['stage'], data['progress']]),
  ).toEqual([
    ['intake.progressed', 'processing', 20],
    ['intake.progressed', 'analyzing', 60],
    ['intake.progressed', 'ready', 90],
    ['intake.finished', 'success', 100],
  ]);
  expect(line.seen.find(({ event }) => event === 'intake.finished')?.data).toEqual({
    jobId,
    stage: 'success',
    progress: 100,
    recipeId: id,
    title: 'Told pancakes',
    draft: false,
    error: null,
  });
  expect(line.seen.find(({ event }) => event === 'recipes.changed')?.data).toEqual({
    recipeId: id,
    change: 'created',
  });
  line.close();
});

test('tells why an import failed', async () => {
  const cook = await stack.newCook();
  const line = await openLine(cook);
  await cook.post(
    '/api/recipes/text',
    { text: 'Nothing to eat in here.' },
    { prefer: 'respond-async' },
  );
  expect((await line.next(({ event }) => event === 'intake.failed')).data).toMatchObject({
    stage: 'error',
    recipeId: null,
    error: { code: 'NO_RECIPE', status: 422 },
  });
  line.close();
});

test("tells nothing of other cooks' imports", async () => {
  const [watching, cooking] = [await stack.newCook(), await stack.newCook()];
  const line = await openLine(watching);
  await cooking.post('/api/recipes/text', { text: recipeText('Secret pancakes') });
  await watching.post('/api/recipes/text', { text: recipeText('My pancakes') });
  await line.next(({ event }) => event === 'recipes.changed');
  const ownJobs = new Set(
    line.seen.filter(({ event }) => event.startsWith('intake.')).map(({ data }) => data['jobId']),
  );
  expect(ownJobs.size).toBe(1);
  expect(JSON.stringify(line.seen)).not.toContain('Secret');
  line.close();
});

test('tells all windows of a cook', async () => {
  const cook = await stack.newCook();
  const lines = [await openLine(cook), await openLine(cook)];
  await cook.post('/api/recipes/text', { text: recipeText('Pancakes in two windows') });
  for (const line of lines) {
    await line.next(({ event }) => event === 'intake.finished');
    line.close();
  }
});

test('ends with the token, and opens again with a new one', async () => {
  const cook = await stack.newCook();
  const shortLived = cookWith(
    stack.url,
    cook,
    await stack.login.accounts.issueToken(cook.email, { ttlSeconds: 1 }),
  );
  const line = await openLine(shortLived);
  await line.ended;
  expect((await shortLived.get('/api/stream')).status).toBe(401);

  const again = await openLine(cook);
  await cook.post('/api/recipes/text', { text: recipeText('Pancakes after the break') });
  await again.next(({ event }) => event === 'intake.finished');
  again.close();
});

test('refuses more lines than a person has windows', async () => {
  const cook = await stack.newCook();
  const lines = await Promise.all(Array.from({ length: 30 }, () => openLine(cook)));
  const refused = await cook.get('/api/stream');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  const [first, ...others] = lines;
  first?.close();
  await first?.ended;
  // Free again once the server has seen that the line is closed.
  await askUntil(
    async () => {
      const line = await openLine(cook);
      line.close();
      return line.response;
    },
    ({ ok }) => ok,
  );
  for (const line of others) line.close();
});

test('a stop of the product ends open lines and answers who waits', async () => {
  const own = await startTestStack();
  const cook = await own.newCook();
  const line = await openLine(cook);
  await own.stop();
  await line.ended;
});
