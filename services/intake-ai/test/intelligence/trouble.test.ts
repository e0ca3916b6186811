import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { importAndWait, libraryOf, newCook, nextOf, type Kitchen } from '../intake-kitchen.ts';
import { startKitchen } from '../start-intake-kitchen.ts';
import {
  answers,
  claim,
  failsWith,
  hangs,
  lines,
  says,
  startOpenaiServer,
  steps,
  type Behaviour,
  type OpenaiServer,
} from '../openai-server.ts';
import { halfLemonade, lemonade } from '../recipes.fixture.ts';

let provider: OpenaiServer;
let kitchen: Kitchen;
beforeAll(async () => {
  provider = await startOpenaiServer();
  kitchen = await startKitchen({ env: { AI_URL: provider.url, AI_TIMEOUT_MS: '1000' } });
});
afterAll(async () => {
  await kitchen.close();
  await provider.close();
});

const good = answers(
  claim({
    title: 'Fresh Lemonade',
    ingredientGroups: lines('4 lemons', '100 g sugar', '1 litre water'),
    steps: steps('My aunt would squeeze the lemons over a bowl.'),
  }),
);

const soon = { 'retry-after-ms': '10' };

const troubles: [
  string,
  Behaviour,
  { calls: number; errorType: string; what: string; status: number },
][] = [
  [
    'never answers',
    hangs,
    { calls: 2, errorType: 'timeout', what: 'The AI provider did not answer in time', status: 504 },
  ],
  [
    'is always busy',
    failsWith(429, soon),
    { calls: 3, errorType: 'busy', what: 'The AI provider is busy', status: 502 },
  ],
  [
    'asks to come back in half a minute',
    failsWith(429, { 'retry-after': '30' }),
    { calls: 1, errorType: 'timeout', what: 'The AI provider did not answer in time', status: 504 },
  ],
  [
    'always fails',
    failsWith(500, soon),
    { calls: 3, errorType: 'failing', what: 'The AI provider has a problem', status: 502 },
  ],
  [
    'is overloaded',
    failsWith(503, soon),
    { calls: 3, errorType: 'failing', what: 'The AI provider has a problem', status: 502 },
  ],
  [
    'does not know our key',
    failsWith(401),
    {
      calls: 1,
      errorType: 'misconfigured',
      what: 'The AI provider refused our access',
      status: 502,
    },
  ],
  [
    'does not know the model',
    failsWith(404),
    {
      calls: 1,
      errorType: 'misconfigured',
      what: 'The AI provider refused our access',
      status: 502,
    },
  ],
  [
    'does not understand the request',
    failsWith(400),
    {
      calls: 1,
      errorType: 'misconfigured',
      what: 'The AI provider refused our access',
      status: 502,
    },
  ],
  [
    'hangs up',
    (_asked, _response, request) => void request.socket.destroy(),
    { calls: 3, errorType: 'unreachable', what: 'The AI provider cannot be reached', status: 502 },
  ],
  [
    'declines',
    says(null, { refusal: 'I cannot help with that.' }),
    { calls: 1, errorType: 'refused', what: 'The AI provider declined to read this', status: 422 },
  ],
  [
    'is stopped by its filter',
    says('', { finish: 'content_filter' }),
    { calls: 1, errorType: 'refused', what: 'The AI provider declined to read this', status: 422 },
  ],
  [
    'breaks off its JSON',
    says('{"recipeFound": true, "title": "Fresh Lem'),
    { calls: 1, errorType: 'truncated', what: 'The AI provider broke off its answer', status: 502 },
  ],
  [
    'reaches its length limit',
    says('{}', { finish: 'length' }),
    { calls: 1, errorType: 'truncated', what: 'The AI provider broke off its answer', status: 502 },
  ],
  [
    'answers in another shape',
    answers({ name: 'Lemonade', ingredients: ['lemons'] }),
    {
      calls: 1,
      errorType: 'malformed',
      what: 'The AI provider gave an answer that cannot be used',
      status: 502,
    },
  ],
  [
    'answers without a choice',
    (_asked, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[]}'),
    {
      calls: 1,
      errorType: 'malformed',
      what: 'The AI provider gave an answer that cannot be used',
      status: 502,
    },
  ],
  [
    'answers with a web page',
    (_asked, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
    {
      calls: 1,
      errorType: 'malformed',
      what: 'The AI provider gave an answer that cannot be used',
      status: 502,
    },
  ],
  [
    'answers with more than any recipe',
    says('x'.repeat(3_000_000)),
    {
      calls: 1,
      errorType: 'malformed',
      what: 'The AI provider gave an answer that cannot be used',
      status: 502,
    },
  ],
];

describe('a provider that', () => {
  test.each(troubles)(
    '%s costs a doubt and no recipe',
    async (_title, behaviour, { calls, errorType, what }) => {
      provider.behave(behaviour);
      const cook = newCook();
      const used = nextOf(kitchen, 'usage.ai', cook);
      const job = await importAndWait(kitchen, cook, 'text', { text: halfLemonade });
      expect(job).toMatchObject({ stage: 'success', title: 'Fresh Lemonade' });
      const [recipe] = await libraryOf(kitchen, cook);
      expect(recipe?.ingredients).toHaveLength(3);
      expect(recipe?.doubts).toContain(
        `${what}, so this was read without it. Please compare it with the original.`,
      );
      expect((await used).data).toMatchObject({ success: false, errorType });
      expect(provider.asked.length).toBe(calls);
    },
  );

  test.each(troubles)(
    '%s ends a job that only it could do, with a sentence, and Retry succeeds later',
    async (_title, behaviour, { what, status }) => {
      provider.behave(behaviour);
      const cook = newCook();
      const job = await importAndWait(kitchen, cook, 'text', { text: lemonade });
      expect(job).toMatchObject({
        stage: 'error',
        recipe: null,
        error: {
          status,
          sentence: expect.stringContaining(`${what}, and without it no recipe was found here.`),
        },
      });
      expect(await libraryOf(kitchen, cook)).toEqual([]);

      provider.behave(
        answers(
          claim({
            title: 'Lemonade from my aunt',
            ingredientGroups: lines('4 lemons', '100 g sugar'),
          }),
        ),
      );
      const again = await importAndWait(kitchen, cook, 'retry', { id: job.id });
      expect(again).toMatchObject({ id: job.id, stage: 'success', error: null, retries: 1 });
      expect(await libraryOf(kitchen, cook)).toHaveLength(1);
    },
  );

  test('fails twice and then answers is believed', async () => {
    provider.behave(failsWith(429, soon), failsWith(500, soon), good);
    const cook = newCook();
    const used = nextOf(kitchen, 'usage.ai', cook);
    await importAndWait(kitchen, cook, 'text', { text: halfLemonade });
    const [recipe] = await libraryOf(kitchen, cook);
    expect(recipe?.instructions).toHaveLength(1);
    expect(provider.asked.length).toBe(3);
    expect((await used).data).toMatchObject({ success: true, errorType: null });
  });
});
