import { beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import type { TestUser } from '@convivio/platform/test-kit/token-issuer';
import { adminKitchen, administrator } from './admin-kitchen.ts';

const USERS = `query ($search: String, $isActive: Boolean, $first: Int, $after: String) {
  adminUsers(search: $search, isActive: $isActive, first: $first, after: $after) {
    nodes {
      id email name createdAt isActive isAdmin
      openaiCosts { last30Days sinceAccountCreation }
    }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}`;
interface Answer {
  adminUsers: {
    nodes: {
      id: string;
      name: string;
      isAdmin: boolean;
      openaiCosts: { last30Days: number; sinceAccountCreation: number };
    }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  };
}

const person = (firstName: string, lastName: string, email: string): TestUser => ({
  id: randomUUID(),
  firstName,
  lastName,
  email,
});
const hanna = person('Hanna', 'Lindqvist', 'hanna@example.org');
const tomas = person('Tomás', 'Rivera', 'tomas@elsewhere.example');
const nameless = person('', '', 'anna.kitchen@example.org');

const kitchen = adminKitchen();
const list = (variables: object = {}, user: TestUser | null = administrator) =>
  kitchen.ask<Answer>(user, USERS, variables);
const names = async (variables: object) =>
  (await list(variables)).data?.adminUsers.nodes.map(({ name }) => name);

beforeAll(async () => {
  for (const user of [administrator, hanna, tomas, nameless])
    await kitchen.ask(user, '{ me { id } }');
});

test('users are listed for administrators alone', async () => {
  expect((await list({}, null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await list({}, hanna)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('who came first stands first, with what an administrator sees of them', async () => {
  const { adminUsers } = (await list()).data as Answer;
  expect(adminUsers.nodes).toMatchObject([
    { id: administrator.id, name: 'Ada Tester', isAdmin: true, isActive: true },
    {
      id: hanna.id,
      email: 'hanna@example.org',
      name: 'Hanna Lindqvist',
      isAdmin: false,
      isActive: true,
      openaiCosts: { last30Days: 0, sinceAccountCreation: 0 },
      createdAt: expect.stringMatching(/Z$/),
    },
    { id: tomas.id },
    { id: nameless.id, name: 'anna.kitchen' },
  ]);
  expect(adminUsers.totalCount).toBe(4);
  expect(adminUsers.pageInfo.hasNextPage).toBe(false);
});

test('pages follow each other without a gap, also where nobody is left', async () => {
  const first = (await list({ first: 3 })).data as Answer;
  expect(first.adminUsers.pageInfo.hasNextPage).toBe(true);
  expect(first.adminUsers.totalCount).toBe(4);
  const { data } = await list({ first: 3, after: first.adminUsers.pageInfo.endCursor });
  expect(data?.adminUsers.nodes.map(({ id }) => id)).toEqual([nameless.id]);
  const behind = await list({ after: data?.adminUsers.pageInfo.endCursor });
  expect(behind.data?.adminUsers).toMatchObject({
    nodes: [],
    pageInfo: { hasNextPage: false, endCursor: null },
  });
});

test.each([
  ['hanna', ['Hanna Lindqvist']],
  ['LIND han', ['Hanna Lindqvist']],
  ['tomas', ['Tomás Rivera']],
  ['Tomás', ['Tomás Rivera']],
  ['anna', ['anna.kitchen']],
  ['hanna@example.org', ['Hanna Lindqvist']],
  ['elsewhere', ['Tomás Rivera']],
  ['kitch ex', ['anna.kitchen']],
  ['lindqvistic', []],
  ['.*', []],
  ['  ', ['Ada Tester', 'Hanna Lindqvist', 'Tomás Rivera', 'anna.kitchen']],
])(
  'a search for "%s" finds whose name or e-mail has words that begin so',
  async (search, found) => {
    const { adminUsers } = (await list({ search })).data as Answer;
    expect(adminUsers.nodes.map(({ name }) => name)).toEqual(found);
    expect(adminUsers.totalCount).toBe(found.length);
  },
);

test('whose name changes is found by the new one', async () => {
  await kitchen.ask({ ...nameless, firstName: 'Annika', lastName: 'Berg' }, '{ me { id } }');
  expect(await names({ search: 'annika' })).toEqual(['Annika Berg']);
  await kitchen.ask(nameless, '{ me { id } }');
  expect(await names({ search: 'annika' })).toEqual([]);
});

test('a search of 100,000 letters is answered at once', async () => {
  expect(await names({ search: 'zä.'.repeat(33_000) })).toEqual([]);
});

test.each([
  [{ first: 0 }, 'PAGE_SIZE'],
  [{ first: 101 }, 'PAGE_SIZE'],
  [{ after: 'nowhere' }, 'CURSOR_INVALID'],
])('a page that cannot be is refused: %j', async (variables, code) => {
  expect((await list(variables)).errors?.[0]?.extensions.code).toBe(code);
});

test('those who may sign in are told from those who may not', async () => {
  expect(await names({ isActive: false })).toEqual([]);
  expect(await names({ isActive: true, search: 'han' })).toEqual(['Hanna Lindqvist']);
});

test('each user stands with what their use of AI has cost', async () => {
  const DAY = 24 * 3_600_000;
  const use = (cost: number, daysAgo: number) => ({
    id: randomUUID(),
    subject: 'usage.ai',
    time: new Date(Date.now() - daysAgo * DAY).toISOString(),
    actor: null,
    data: {
      ownerId: hanna.id,
      feature: 'magic',
      model: 'gpt-4.1-mini',
      inputTokens: 1,
      outputTokens: 1,
      cost,
      durationMs: 1,
      success: true,
      errorType: null,
    },
  });
  await kitchen.bus.publishAll([use(420_000, 1), use(1_000_000, 40)]);
  await askUntil(
    async () => ((await list({ search: 'hanna' })).data as Answer).adminUsers.nodes[0]?.openaiCosts,
    (costs) => costs?.last30Days === 0.42 && costs.sinceAccountCreation === 1.42,
  );
});
