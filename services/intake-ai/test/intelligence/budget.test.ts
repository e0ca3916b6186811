import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { MessageData } from '@convivio/contracts/messages';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { admin, adminEmail } from '../analyses/discovery-kitchen.ts';
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
    env: {
      AI_URL: provider.url,
      AI_TEXT_MODEL: 'gpt-5-mini',
      AI_DAILY_BUDGET: '40000',
      ADMIN_EMAILS: adminEmail,
    },
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

interface Spending {
  hasProvider: boolean;
  perUser: number | null;
  installation: number | null;
  spent: number;
  users: { user: { id: string }; spent: number }[];
}
const SPENDING =
  '{ aiSpending { hasProvider perUser installation spent users { user { id } spent } } }';
const spending = async () =>
  (await kitchen.ask<{ aiSpending: Spending }>(admin, SPENDING)).data.aiSpending;

/** As admin tells it; what was told is in force with the answer. */
async function setBudget(budget: MessageData<'ai-budget.changed'>): Promise<void> {
  await kitchen.bus.publish({
    id: randomUUID(),
    subject: 'ai-budget.changed',
    time: new Date().toISOString(),
    actor: null,
    data: budget,
  });
  await askUntil(spending, ({ installation }) => installation === dollars(budget.installation));
}
const dollars = (amount: number | null) => (amount === null ? null : amount / 1e6);

test('what was spent today is told to administrators, beside the configured limit while none is set', async () => {
  expect((await kitchen.ask(newCook(), SPENDING)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const before = await spending();
  expect(before).toMatchObject({ hasProvider: true, perUser: 0.04, installation: null });
  const cook = newCook();
  provider.behave(dear);
  // A call is paid before its job ends, so nothing is set aside at either moment.
  await importAndWait(kitchen, cook, 'text', { text: lemonade });
  const after = await spending();
  expect(after.spent - before.spent).toBeCloseTo(0.02025, 6);
  // The cooks of the other tests have spent, too.
  const most = after.users.map(({ spent }) => spent);
  expect(most).toEqual(most.toSorted((a, b) => b - a));
  expect(most.length).toBeLessThanOrEqual(5);
  const listed = after.users.find(({ user }) => user.id === cook);
  if (listed) expect(listed.spent).toBe(0.02025);
  else expect(Math.min(...most)).toBeGreaterThanOrEqual(0.02025);
});

test('a budget that an administrator sets holds at once: of each user, of all together, and for none at all', async () => {
  const { spent } = await spending();
  const cook = newCook();
  provider.behave(dear);
  // Room for one more call of the installation's, and for any number of a cook's.
  const installation = Math.round(spent * 1e6) + 40_000;
  await setBudget({ perUser: null, installation, revision: 5 });
  await importAndWait(kitchen, cook, 'text', { text: lemonade });
  expect(provider.asked.length).toBe(1);
  await importAndWait(kitchen, cook, 'text', { text: halfLemonade });
  expect(provider.asked.length).toBe(1);
  const [newest] = await libraryOf(kitchen, cook);
  expect(newest?.doubts).toContain(
    'The AI budget of this installation for today is used up, so this was read without it. Please compare it with the original.',
  );

  // What was set aside of the cook's own was given back: there is room for a second call.
  await setBudget({ perUser: 60_000, installation: null, revision: 7 });
  const second = nextOf(kitchen, 'usage.ai', cook);
  await importAndWait(kitchen, cook, 'text', { text: halfLemonade });
  expect((await second).data.cost).toBe(20_250);

  await setBudget({ perUser: 0, installation: null, revision: 8 });
  const abilities = () =>
    kitchen.ask<{ intakeAbilities: { provider: boolean } }>(
      null,
      '{ intakeAbilities { provider } }',
    );
  await askUntil(abilities, ({ data }) => !data.intakeAbilities.provider);
  // What was told before comes again.
  await kitchen.bus.publish({
    id: randomUUID(),
    subject: 'ai-budget.changed',
    time: new Date().toISOString(),
    actor: null,
    data: { perUser: 60_000, installation: null, revision: 7 },
  });
  await setBudget({ perUser: 0, installation: 1, revision: 9 });
  expect((await spending()).perUser).toBe(0);
});
