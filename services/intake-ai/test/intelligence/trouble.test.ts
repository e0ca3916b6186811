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

const lemonadeFound = JSON.stringify(
  claim({
    title: 'Fresh Lemonade',
    ingredientGroups: lines('4 lemons', '100 g sugar', '1 litre water'),
    steps: steps('My aunt would squeeze the lemons over a bowl.'),
  }),
);
const good = says(lemonadeFound);

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
    {
      calls: 1,
      errorType: 'paused',
      what: 'The AI provider is busy and asks for a pause',
      status: 502,
    },
  ],
  [
    'is overloaded for an hour',
    failsWith(503, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }),
    {
      calls: 1,
      errorType: 'paused',
      what: 'The AI provider is busy and asks for a pause',
      status: 502,
    },
  ],
  [
    'has no more credit for us',
    failsWith(429, soon, { code: 'insufficient_quota', type: 'insufficient_quota' }),
    {
      calls: 1,
      errorType: 'quota',
      what: 'The credit with the AI provider is used up',
      status: 502,
    },
  ],
  [
    'wants to be paid',
    failsWith(402, {}, { message: 'Insufficient Balance' }),
    {
      calls: 1,
      errorType: 'quota',
      what: 'The credit with the AI provider is used up',
      status: 502,
    },
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
    failsWith(404, {}, { code: 'model_not_found' }),
    {
      calls: 1,
      errorType: 'wrong-model',
      what: 'The AI provider does not have the model that is set',
      status: 502,
    },
  ],
  [
    'says in words alone that it lacks the model',
    failsWith(400, {}, { message: 'The model `gpt-9.5` does not exist' }),
    {
      calls: 1,
      errorType: 'wrong-model',
      what: 'The AI provider does not have the model that is set',
      status: 502,
    },
  ],
  [
    'is not at its address',
    failsWith(404),
    {
      calls: 1,
      errorType: 'wrong-address',
      what: 'There is no AI provider at the address that is set',
      status: 502,
    },
  ],
  [
    'does not understand the request',
    failsWith(400),
    {
      calls: 1,
      errorType: 'not-accepted',
      what: 'The AI provider did not accept our request',
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

  test.each([
    [
      'in a code fence',
      (json: string) => `Here you are:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy {it}!`,
    ],
    ['behind its thoughts', (json: string) => `<think>{"title": is it?} Hm.</think>\n\n${json}`],
    ['behind thoughts that it does not open', (json: string) => `Lemons.\n</think>\n${json}`],
    ['among words', (json: string) => `The recipe is ${json} - as you asked.`],
  ])('answers %s is believed', async (_title, wrapped) => {
    provider.behave(says(wrapped(lemonadeFound)));
    const cook = newCook();
    await importAndWait(kitchen, cook, 'text', { text: halfLemonade });
    const [recipe] = await libraryOf(kitchen, cook);
    expect(recipe?.doubts).not.toContainEqual(expect.stringContaining('read without it'));
    expect(recipe?.instructions).toHaveLength(1);
  });

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
