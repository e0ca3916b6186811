import { afterEach, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IntakeState } from '@convivio/contracts/messages';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { cookWith, recipeText, type TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';

let stack: TestStack;
afterEach(() => stack.stop());

test('a stop and a start on the same folder keep recipes, accounts, secrets, files and links', async () => {
  stack = await startTestStack();
  const cook = await stack.newCook();
  const { id } = (await (await cook.upload(recipeText('Lasting pancakes'))).json()) as {
    id: number;
  };
  // With what is worked out of it after it was saved.
  const before = await askUntil(
    async () =>
      (await (await cook.get(`/api/recipes/${id}`)).json()) as {
        originalFileUrl: string;
        analysisState: string;
      },
    ({ analysisState }) => analysisState === 'done',
  );
  const secret = await readFile(join(stack.data, 'service-secret'), 'utf8');

  await stack.restart();

  // The token of before the stop still holds: the signing key was kept.
  expect(await (await cook.get(`/api/recipes/${id}`)).json()).toEqual(before);
  expect(await (await stack.visit(before.originalFileUrl)).text()).toBe(
    recipeText('Lasting pancakes'),
  );
  expect(await readFile(join(stack.data, 'service-secret'), 'utf8')).toBe(secret);
  expect(stack.login.accounts.find(cook.email)).toMatchObject({ id: cook.id });
  expect(
    await stack.login.accounts.authenticate(cook.email, 'lemons before breakfast'),
  ).toMatchObject({ id: cook.id });
  const later = cookWith(stack.url, cook, await stack.login.accounts.issueToken(cook.email));
  expect(
    (await later.post('/api/recipes/text', { text: recipeText('Pancakes after the break') }))
      .status,
  ).toBe(201);
  expect(((await (await later.get('/api/recipes')).json()) as unknown[]).length).toBe(2);
});

test('an import that waits when the product stops is done after the start', async () => {
  stack = await startTestStack({ INTAKE_WORKER: 'false' });
  const cook = await stack.newCook();
  const waiting = cook.post('/api/recipes/text', { text: recipeText('Interrupted pancakes') });
  // It waits for a worker that is not there; asking for the job shows that it was made.
  await askUntil(
    () => cook.graphql<{ intakeJobs: object[] }>('{ intakeJobs { id } }'),
    ({ data }) => (data?.intakeJobs.length ?? 0) > 0,
  );
  const done = nextMessage<IntakeState>(
    stack.bus,
    'intake.finished',
    ({ data }) => data.ownerId === cook.id,
  );
  await stack.restart({ INTAKE_WORKER: 'true' });
  const answer = await waiting;
  expect(answer.status).toBe(202);
  await done;
  expect(await (await cook.get(answer.headers.get('location') as string)).json()).toMatchObject({
    stage: 'success',
    title: 'Interrupted pancakes',
  });
});
