import { afterEach, expect, test } from '@jest/globals';
import { failure, startedJob } from '../../../../gateway/test/answer-shapes.ts';
import { recipeText, type TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';
import { logoutToken } from './logout-token.ts';

let stack: TestStack;
afterEach(() => stack.stop());

const refusal = async (response: Response) => ({
  status: response.status,
  code: failure.parse(await response.json()).code,
  wait: Number(response.headers.get('retry-after')),
});

test('one cook who asks too often is told to wait, another is not', async () => {
  stack = await startTestStack({ RATE_LIMIT: '5' });
  const [eager, other] = [await stack.newCook(), await stack.newCook()];
  for (let time = 0; time < 5; time++) expect((await eager.get('/api/auth/user')).status).toBe(200);
  const refused = await refusal(await eager.get('/api/auth/user'));
  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(refused.wait).toBeGreaterThan(0);
  expect(refused.wait).toBeLessThanOrEqual(60);
  expect((await eager.graphql('{ me { id } }').catch(() => ({ status: 429 }))).status).toBe(429);
  expect((await other.get('/api/auth/user')).status).toBe(200);
  // Health and the web app's settings are not counted.
  expect((await stack.visit('/api/health')).status).toBe(200);
  expect((await stack.visit('/app-config.json')).status).toBe(200);
});

test('guessing tokens has an end', async () => {
  stack = await startTestStack({ RATE_LIMIT: '5' });
  const guess = () => stack.visit('/api/recipes', { headers: { authorization: 'Bearer a.b.c' } });
  for (let time = 0; time < 5; time++) expect((await guess()).status).toBe(401);
  expect((await guess()).status).toBe(429);
});

test('all sign-outs that the login tells are heard, and making them up has an end', async () => {
  stack = await startTestStack({ RATE_LIMIT: '3' });
  const say = async (token: string) =>
    (
      await stack.visit('/backchannel-logout', {
        method: 'POST',
        body: new URLSearchParams({ logout_token: token }),
      })
    ).status;
  for (let session = 0; session < 5; session++)
    expect(await say(await logoutToken(stack, { sid: `session ${session}` }))).toBe(200);
  for (let time = 0; time < 3; time++) expect(await say('a.b.c')).toBe(400);
  expect(await say('a.b.c')).toBe(429);
});

test('calendars are read from one address so often a minute, and everything else goes on', async () => {
  stack = await startTestStack({ RATE_LIMIT: '100' });
  const read = () => stack.visit(`/calendar/${'a'.repeat(43)}.ics`);
  for (let time = 0; time < 60; time++) expect((await read()).status).toBe(404);
  expect((await read()).status).toBe(429);
  // A download of all that is held about somebody is something else.
  expect((await stack.visit('/files/own-data/somebody')).status).toBe(404);
  expect((await stack.visit('/api/recipes')).status).toBe(401);
});

test('too many imports at once are refused, everything else goes on', async () => {
  stack = await startTestStack({ IMPORT_RATE_LIMIT: '2' });
  const cook = await stack.newCook();
  for (let time = 0; time < 2; time++)
    expect(
      (
        await cook.post(
          '/api/recipes/text',
          { text: recipeText('Pancakes') },
          { prefer: 'respond-async' },
        )
      ).status,
    ).toBe(202);
  expect(await refusal(await cook.upload(recipeText('Pancakes')))).toMatchObject({ status: 429 });
  expect(await stack.filesUnder('uploads/')).toEqual([]);
  expect((await cook.get('/api/recipes')).status).toBe(200);
});

test('imports in one GraphQL operation are counted each, and a file does not count twice', async () => {
  stack = await startTestStack({ IMPORT_RATE_LIMIT: '2' });
  const cook = await stack.newCook();
  const imports = (count: number) =>
    cook.graphql<Record<string, { id: string }>>(
      `mutation ($text: String!) { ${Array.from({ length: count }, (_, at) => `i${at}: importText(text: $text) { id }`).join(' ')} }`,
      { text: recipeText('Pancakes') },
    );
  const form = new FormData();
  form.append('file', new Blob([recipeText('Waffles')]), 'waffles.txt');
  expect((await cook.request('/files', { method: 'POST', body: form })).status).toBe(201);
  const { errors } = await imports(3);
  expect(errors?.[0]).toMatchObject({
    message: 'That is a lot of recipes at once. Wait a moment and try again.',
    extensions: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: expect.any(Number) },
  });
  expect(
    (await cook.graphql<{ intakeJobs: object[] }>('{ intakeJobs { id } }')).data?.intakeJobs,
  ).toEqual([]);
});

test('an import that takes longer than a request may wait is answered 202 and goes on', async () => {
  stack = await startTestStack({ IMPORT_WAIT_MS: '0' });
  const cook = await stack.newCook();
  const response = await cook.post('/api/recipes/text', { text: recipeText('Slow pancakes') });
  expect(response.status).toBe(202);
  const { jobId } = startedJob.parse(await response.json());
  expect([response.headers.get('location'), response.headers.get('preference-applied')]).toEqual([
    `/api/intake/${jobId}`,
    null,
  ]);
});

test('the schema can be asked for unless that is switched off', async () => {
  stack = await startTestStack();
  const cook = await stack.newCook();
  const { data } = await cook.graphql<{
    __schema: { mutationType: { fields: { name: string }[] } };
  }>('{ __schema { mutationType { fields { name } } } }');
  const mutations = data?.__schema.mutationType.fields.map(({ name }) => name);
  expect(mutations).toContain('importText');
  expect(mutations).not.toContain('saveImportedRecipe');
});
