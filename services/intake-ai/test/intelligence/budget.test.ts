import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importAndWait, libraryOf, newCook, nextOf, type Kitchen } from '../intake-kitchen.ts';
import { startKitchen } from '../start-intake-kitchen.ts';
import {
  claim,
  lines,
  says,
  startOpenaiServer,
  steps,
  type OpenaiServer,
} from '../openai-server.ts';
import { halfLemonade, lemonade } from '../recipes.fixture.ts';

let provider: OpenaiServer;
let kitchen: Kitchen;
beforeAll(async () => {
  provider = await startOpenaiServer();
  // Room for one call that is set aside at up to 33,000 and costs 20,250, not for a second one.
  kitchen = await startKitchen({
    env: { AI_URL: provider.url, AI_TEXT_MODEL: 'gpt-5-mini', AI_DAILY_BUDGET: '40000' },
  });
});
afterAll(async () => {
  await kitchen.close();
  await provider.close();
});

const answer = JSON.stringify(
  claim({
    title: 'Lemonade from my aunt',
    ingredientGroups: lines('4 lemons', '100 g sugar'),
    steps: steps('First squeeze the lemons over a bowl.'),
  }),
);
const dear = says(answer, { usage: { prompt_tokens: 1_000, completion_tokens: 10_000 } });
const usedUp = 'Your AI budget for today is used up';

test('a cook whose budget is used up gets the built-in reading and is told; another cook is served', async () => {
  const cook = newCook();
  provider.behave(dear);
  const used = nextOf(kitchen, 'usage.ai', cook);
  await importAndWait(kitchen, cook, 'text', { text: lemonade });
  expect((await used).data.cost).toBe(20_250);
  expect(provider.asked.length).toBe(1);

  await importAndWait(kitchen, cook, 'text', { text: halfLemonade });
  expect(provider.asked.length).toBe(1);
  const [newest] = await libraryOf(kitchen, cook);
  expect(newest?.doubts).toContain(
    `${usedUp}, so this was read without it. Please compare it with the original.`,
  );

  const other = await importAndWait(kitchen, newCook(), 'text', { text: lemonade });
  expect(other.stage).toBe('success');
  expect(provider.asked.length).toBe(2);
});

test('a job that only the provider could do ends with a sentence about the budget', async () => {
  const cook = newCook();
  provider.behave(dear);
  await importAndWait(kitchen, cook, 'text', { text: lemonade });
  const job = await importAndWait(kitchen, cook, 'text', { text: lemonade });
  expect(job.error).toEqual({
    code: 'AI_OVER_BUDGET',
    status: 429,
    sentence: `${usedUp}, and without it no recipe was found here. Try again tomorrow, or paste the text instead.`,
  });
});

test('calls at the same time cannot pass the budget together', async () => {
  const cook = newCook();
  provider.behave(
    (asked, response, request) => void setTimeout(() => dear(asked, response, request), 150),
  );
  const jobs = await Promise.all(
    [1, 2].map(() => importAndWait(kitchen, cook, 'text', { text: halfLemonade })),
  );
  expect(jobs.map(({ stage }) => stage)).toContain('success');
  expect(provider.asked.length).toBe(1);
});
