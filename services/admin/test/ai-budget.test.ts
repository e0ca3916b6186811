import { expect, test } from '@jest/globals';
import type { MessageData } from '@convivio/contracts/messages';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { adminKitchen, administrator, cook } from './admin-kitchen.ts';

const BUDGET = '{ aiBudget { perUser installation revision } }';
const SET = `mutation ($input: AiBudgetInput!) {
  setAiBudget(input: $input) { perUser installation revision }
}`;
const AUDIT =
  '{ auditRecords(first: 10) { act adminId userId user { id } budget { before { perUser installation } after { perUser installation } } } }';
interface Budget {
  perUser: number | null;
  installation: number | null;
  revision: number;
}

const kitchen = adminKitchen();
const budget = async () =>
  (await kitchen.ask<{ aiBudget: Budget | null }>(administrator, BUDGET)).data?.aiBudget;
const set = (input: object) => kitchen.ask<{ setAiBudget: Budget }>(administrator, SET, { input });
const audit = async () =>
  (await kitchen.ask<{ auditRecords: object[] }>(administrator, AUDIT)).data?.auditRecords;
const nextChange = () =>
  nextMessage<MessageData<'ai-budget.changed'>>(kitchen.bus, 'ai-budget.changed');

test('the AI budget is for administrators alone', async () => {
  const input = { perUser: 1, installation: 1, revision: 0 };
  for (const [query, variables] of [[BUDGET], [SET, { input }]] as const) {
    const codeFor = async (user: typeof cook | null) =>
      (await kitchen.ask(user, query, variables)).errors?.[0]?.extensions.code;
    expect(await codeFor(null)).toBe('UNAUTHENTICATED');
    expect(await codeFor(cook)).toBe('NOT_FOUND');
  }
  expect(await budget()).toBeNull();
});

test.each([
  [{ perUser: -0.5, installation: null }, { perUser: 'must not be less than $0' }],
  [
    { perUser: 1e9, installation: 100_000.01 },
    { perUser: 'must not be more than $100,000', installation: 'must not be more than $100,000' },
  ],
  [{ perUser: null, installation: 1e-9 }, { installation: 'is less than a millionth of a dollar' }],
])('%j is refused, and nothing is set', async (amounts, fields) => {
  const { errors } = await set({ ...amounts, revision: 0 });
  expect(errors?.[0]).toMatchObject({
    message: 'A budget is an amount from $0 to $100,000 a day, or nothing for no limit.',
    extensions: { code: 'AI_BUDGET_INVALID', fields },
  });
  expect(await budget()).toBeNull();
  expect(await audit()).toEqual([]);
});

test('a word is no amount', async () => {
  const { errors } = await set({ perUser: 'much', revision: 0 });
  expect(errors?.[0]?.message).toContain('Float');
});

test('a budget is kept, announced, and written down with what it was before', async () => {
  const first = nextChange();
  expect((await set({ perUser: 0.25, installation: 10, revision: 0 })).data?.setAiBudget).toEqual({
    perUser: 0.25,
    installation: 10,
    revision: 1,
  });
  expect(await first).toMatchObject({
    actor: { id: administrator.id },
    data: { perUser: 250_000, installation: 10_000_000, revision: 1 },
  });
  const second = nextChange();
  await set({ perUser: null, installation: 0, revision: 1 });
  expect((await second).data).toEqual({ perUser: null, installation: 0, revision: 2 });
  expect(await budget()).toEqual({ perUser: null, installation: 0, revision: 2 });
  const byAdministrator = {
    act: 'setAiBudget',
    adminId: administrator.id,
    userId: null,
    user: null,
  };
  const quarter = { perUser: 0.25, installation: 10 };
  expect(await audit()).toEqual([
    { ...byAdministrator, budget: { before: quarter, after: { perUser: null, installation: 0 } } },
    { ...byAdministrator, budget: { before: null, after: quarter } },
  ]);
});

test('of administrators who set it at the same time one is first, and the others are told', async () => {
  const { revision = 0 } = (await budget()) ?? {};
  const before = (await audit())?.length ?? 0;
  const answers = await Promise.all(
    [1, 2, 3].map((perUser) => set({ perUser, installation: null, revision })),
  );
  const refused = answers.flatMap(({ errors = [] }) =>
    errors.map(({ extensions }) => extensions.code),
  );
  expect(refused).toEqual(['AI_BUDGET_CHANGED', 'AI_BUDGET_CHANGED']);
  const won = answers.find(({ errors }) => !errors)?.data?.setAiBudget;
  expect(await budget()).toEqual(won);
  expect(await audit()).toHaveLength(before + 1);
});

test('a process that starts tells the budget that holds once more', async () => {
  const told = nextChange();
  await kitchen.restart();
  expect((await told).data.revision).toBe((await budget())?.revision);
});
