import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { intakeAi } from '@convivio/intake-ai/service';
import { nextMessage } from '@convivio/platform/bus/next-message';
import {
  startService,
  type RunningService,
  type ServiceDefinition,
} from '@convivio/platform/service';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { recipes } from '@convivio/recipes/service';
import type { IntakeState } from '@convivio/contracts/messages';
import { analysedRecipe, failure, startedJob } from '../../../../gateway/test/answer-shapes.ts';
import { recipeText, type Cook, type TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';

let stack: TestStack;
let tilda: Cook;
const startedAgain: RunningService[] = [];
beforeAll(async () => {
  stack = await startTestStack({ IMPORT_WAIT_MS: '500' });
  tilda = await stack.newCook();
  await tilda.get('/api/auth/user');
});
afterAll(async () => {
  for (const service of startedAgain) await service.stop();
  await stack.stop();
});

async function startAgain(definition: ServiceDefinition, url: string | undefined) {
  startedAgain.push(
    await startService(definition, {
      ...stack.environment,
      LOG_LEVEL: 'silent',
      PORT: new URL(url as string).port,
    }),
  );
}

async function expectAway(response: Response, code = 'SERVICE_UNAVAILABLE') {
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(failure.parse(await response.json()).code).toBe(code);
}

/** Asks until the service is let through to again. */
function untilBack(ask: () => Promise<Response>): Promise<Response> {
  return askUntil(
    async () => {
      const response = await ask();
      if (response.status === 503) await response.arrayBuffer();
      return response;
    },
    ({ status }) => status !== 503,
  );
}

test('while the recipes service is away, what needs it is 503, what does not goes on, and an import is not lost', async () => {
  const created = nextMessage<IntakeState>(
    stack.bus,
    'intake.finished',
    ({ data }) => data.ownerId === tilda.id,
  );
  created.catch(() => {});
  await stack.services['recipes']?.stop();

  await expectAway(await tilda.get('/api/recipes'));
  const { errors } = await tilda.graphql('{ recipes { totalCount } }');
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'SERVICE_UNAVAILABLE', status: 503, retryAfter: 5 },
  });
  expect((await tilda.get('/api/auth/user')).status).toBe(200);
  const started = await tilda.post('/api/recipes/text', { text: recipeText('Patient pancakes') });
  expect(started.status).toBe(202);
  const { jobId } = startedJob.parse(await started.json());

  await startAgain(recipes, stack.environment['RECIPES_URL']);
  expect((await created).data).toMatchObject({ jobId, stage: 'success' });
  const library = await untilBack(() => tilda.get('/api/recipes'));
  expect(await library.json()).toMatchObject([{ title: 'Patient pancakes' }]);
});

test('while intake is away, an upload and an analysis are 503, a recipe is read with what was worked out of it, and the web app still starts', async () => {
  const kept = await tilda.post('/api/recipes', { title: 'Stew', ingredientText: '800 g beef' });
  const { id } = (await kept.json()) as { id: number };
  await askUntil(
    async () => analysedRecipe.parse(await (await tilda.get(`/api/recipes/${id}`)).json()),
    ({ analysisState }) => analysisState === 'done',
  );
  await stack.services['intake-ai']?.stop();

  await expectAway(await tilda.upload(recipeText('Lost pancakes')));
  // The first time by the gateway package, the second as prepared.
  for (let time = 1; time <= 2; time++) {
    await expectAway(await tilda.get(`/api/recipes/${id}/nutrition-analysis`));
    await expectAway(await tilda.post(`/api/recipes/${id}/wine-recommendations`));
    const read = await tilda.get(`/api/recipes/${id}`);
    expect(read.status).toBe(200);
    expect(analysedRecipe.parse(await read.json())).toMatchObject({
      title: 'Stew',
      sustainabilityData: { overallScore: expect.any(Number) },
    });
  }
  expect((await tilda.get('/api/recipes/12345')).status).toBe(404);
  const config = await stack.visit('/app-config.json');
  expect(await config.json()).toMatchObject({
    login: { realm: 'convivio' },
    intake: {
      provider: false,
      limits: [expect.stringContaining('cannot be imported at the moment')],
    },
  });

  await startAgain(intakeAi, stack.environment['INTAKE_AI_URL']);
  const response = await untilBack(() => tilda.upload(recipeText('Second try')));
  expect([201, 202]).toContain(response.status);
});

test('while the file store is away, an upload is 503 and the product says that it is not ready', async () => {
  const [folder, away] = [join(stack.data, 'files'), join(stack.data, 'files-away')];
  await rename(folder, away);
  await expectAway(await tilda.upload(recipeText('No place')), 'FILES_UNAVAILABLE');
  const ready = await stack.visit('/health/ready');
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'not ready', checks: { bus: 'well', files: 'away' } },
  ]);
  expect((await stack.visit('/health/live')).status).toBe(200);
  await rename(away, folder);
  expect((await stack.visit('/health/ready')).status).toBe(200);
});
