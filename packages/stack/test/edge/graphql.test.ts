import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startGateway } from '@convivio/gateway/gateway';
import { serviceAuthorization } from '@convivio/platform/identity';
import { cookWith, recipeText, type Cook, type TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';

let stack: TestStack;
let tilda: Cook;
let recipeId: string;
beforeAll(async () => {
  stack = await startTestStack({ INTROSPECTION: 'false' });
  tilda = await stack.newCook();
  recipeId = String(
    (
      (await (
        await tilda.post('/api/recipes/text', { text: recipeText('Graph pancakes') })
      ).json()) as { id: number }
    ).id,
  );
});
afterAll(() => stack.stop());

/** A second gateway that reaches the services of the stack under a name by which they are not of its process. */
async function withFarServices(use: (url: string) => Promise<void>): Promise<void> {
  const { environment } = stack;
  const far = Object.fromEntries(
    ['RECIPES_URL', 'INTAKE_AI_URL', 'ADMIN_URL'].map((name) => [
      name,
      environment[name]?.replace('127.0.0.1', 'localhost'),
    ]),
  );
  const gateway = await startGateway({
    ...environment,
    ...far,
    LOGIN_PUBLIC_URL: stack.url,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
  });
  try {
    await use(`http://127.0.0.1:${gateway.port}`);
  } finally {
    await gateway.stop();
  }
}

const failureOf = ({ errors }: Awaited<ReturnType<Cook['graphql']>>) =>
  errors?.[0] && { message: errors[0].message, ...errors[0].extensions };
const asVisitor = () => cookWith(stack.url, { id: '', email: '' }, '');
const visit = async (query: string) =>
  (
    await stack.visit('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
  ).json() as Promise<Awaited<ReturnType<Cook['graphql']>>>;

test('answers across services in one request', async () => {
  const { data } = await tilda.graphql(
    `{ me { email } recipes { nodes { title } } intakeJobs { stage recipe { title servings } } }`,
  );
  expect(data).toEqual({
    me: { email: tilda.email },
    recipes: { nodes: [{ title: 'Graph pancakes' }] },
    intakeJobs: [{ stage: 'success', recipe: { title: 'Graph pancakes', servings: 4 } }],
  });
});

test('a job whose recipe is gone still arrives, without it', async () => {
  const cook = await stack.newCook();
  const importText = async (title: string) =>
    (
      (await (await cook.post('/api/recipes/text', { text: recipeText(title) })).json()) as {
        id: number;
      }
    ).id;
  const gone = await importText('Gone pancakes');
  await importText('Kept pancakes');
  await cook.post(`/api/recipes/${gone}/archive`);
  expect((await cook.request(`/api/recipes/${gone}`, { method: 'DELETE' })).status).toBe(204);
  const { data, errors } = await cook.graphql('{ intakeJobs { title recipe { title } } }');
  expect({ data, errors }).toEqual({
    data: {
      intakeJobs: [
        { title: 'Kept pancakes', recipe: { title: 'Kept pancakes' } },
        { title: 'Gone pancakes', recipe: null },
      ],
    },
    errors: undefined,
  });
});

test('a service of the same process and one over the network answer alike', async () => {
  const operations: [string, object?][] = [
    [
      '{ me { email } recipes { nodes { title ingredients { name amount category } createdAt } totalCount } intakeJobs { stage recipe { title } } }',
    ],
    ['query One($id: ID!) { recipe(id: $id) { id title version } }', { id: recipeId }],
    ['query One($id: ID!) { recipe(id: $id) { id title version } }', { id: '7' }],
    ['query One($id: ID!) { recipe(id: $id) { id title version } }', { id: 'seven' }],
    ['query One($id: ID!) { recipe(id: $id) { id title version } }'],
    [
      'query Page($sort: RecipeSort) { recipes(sort: $sort) { totalCount } }',
      { sort: 'backwards' },
    ],
    ['query Page($first: Int) { recipes(first: $first) { totalCount } }', { first: 0 }],
    ['{ recipe(id: "1") { id } me { id } }'],
    ['{ __typename recipes { __typename } }'],
    ['mutation { importUrl(url: "pancakes") { id } }'],
  ];
  await withFarServices(async (url) => {
    const far = cookWith(url, tilda, tilda.token);
    for (const [query, variables] of operations) {
      // The second time an operation is not planned anew.
      for (const _time of ['first', 'second'])
        expect({ query, ...(await tilda.graphql(query, variables)) }).toEqual({
          query,
          ...(await far.graphql(query, variables)),
        });
    }
    expect(await (await far.get(`/api/recipes/${recipeId}`)).json()).toEqual(
      await (await tilda.get(`/api/recipes/${recipeId}`)).json(),
    );
  });
});

test('a visitor has no name and no library', async () => {
  expect(await visit('{ me { id } }')).toMatchObject({ data: { me: null } });
  expect(failureOf(await visit('{ recipes { totalCount } }'))).toEqual({
    message: 'Sign in to continue.',
    code: 'UNAUTHENTICATED',
    status: 401,
  });
  expect(
    (
      await asVisitor().request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    ).status,
  ).toBe(401);
});

test.each([
  [
    "somebody else's recipe",
    async () => (await stack.newCook()).graphql(`{ recipe(id: "${recipeId}") { id } }`),
    { code: 'RECIPE_NOT_FOUND', status: 404 },
  ],
  [
    'an id that is none',
    () => tilda.graphql('{ recipe(id: "twelve") { id } }'),
    { code: 'INVALID_RECIPE_ID', status: 400, message: 'Invalid recipe URL' },
  ],
  [
    'an empty text',
    () => tilda.graphql('mutation { importText(text: " ") { id } }'),
    { code: 'TEXT_EMPTY', status: 400 },
  ],
  [
    'a link that is none',
    () => tilda.graphql('mutation { importUrl(url: "pancakes") { id } }'),
    { code: 'URL_MALFORMED', status: 422, fields: { url: 'must be a web address' } },
  ],
])('%s is refused as over REST', async (_case, ask, expected) => {
  expect(failureOf(await ask())).toMatchObject(expected);
});

test.each([
  ['an operation', 12, (depth: number) => `${'{me'.repeat(depth)}${'}'.repeat(depth)}`],
  [
    'a value',
    5_000,
    (depth: number) => `{recipe(id: ${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}) {id}}`,
  ],
  ['an operation', 5_000, (depth: number) => '{me'.repeat(depth)],
])('%s that is nested deep is refused by the limit of depth (%i)', async (_what, depth, nested) => {
  expect(failureOf(await tilda.graphql(nested(depth)))).toMatchObject({
    message: expect.stringMatching(/^Syntax Error: Query depth limit of 10 exceeded, found \d+\.$/),
    code: 'GRAPHQL_VALIDATION_FAILED',
    status: 400,
  });
});

test('brackets in texts and comments of an operation are no depth', async () => {
  const { errors, data } = await tilda.graphql<{ parseIngredients: { name: string }[] }>(
    `# ${'{'.repeat(200)}\n{ parseIngredients(lines: ["2 ${'('.repeat(200)} onions"]) { name } }`,
  );
  expect(errors).toBeUndefined();
  expect(data?.parseIngredients).toHaveLength(1);
});

test('what is asked for under the name of the prototype changes no other answer', async () => {
  const asked = '{ __proto__: intakeAbilities { get: provider } me { id } }';
  for (let time = 0; time < 3; time += 1) expect((await tilda.graphql(asked)).status).toBe(200);
  expect(await visit('{ me { id } }')).toMatchObject({ data: { me: null } });
});

test('the same key makes one job', async () => {
  const start = () =>
    tilda.graphql<{ importText: { id: string } }>(
      'mutation ($text: String!) { importText(text: $text, idempotencyKey: "graph-1") { id } }',
      { text: recipeText('Once') },
    );
  const [one, two] = [await start(), await start()];
  expect(one.data?.importText.id).toBe(two.data?.importText.id);
});

describe('what one operation may ask for', () => {
  test.each([
    ['is too deep', `{ recipe(id: "1") ${'{ a '.repeat(14)}{ id }${' }'.repeat(14)} }`],
    [
      'has too many aliases',
      `{ ${Array.from({ length: 31 }, (_, at) => `a${at}: recipes { totalCount }`).join(' ')} }`,
    ],
    [
      'costs too much',
      `{ recipes { nodes { ingredients { otherAmounts { ${'unit '.repeat(4_500)} } } } } }`,
    ],
    ['has too many words', `{ recipes { nodes { ${'id '.repeat(5_001)} } } }`],
    ['has too many letters', `{ recipes { totalCount } } # ${'€'.repeat(50_000)}`],
    [
      'has too many fragments',
      `{ me { ...f0 } } ${Array.from({ length: 51 }, (_, at) => `fragment f${at} on User { id ${at < 50 ? `...f${at + 1}` : ''} }`).join(' ')}`,
    ],
    ['uses too many fragments', `{ me { ${'... on User { id } '.repeat(301)} } }`],
    ['asks too often for one name', `{ me { ${'id '.repeat(201)} } }`],
    ['is no GraphQL', '{ recipes {'],
    ['asks for what there is not', '{ secrets }'],
    ['asks for the schema', '{ __schema { types { name } } }'],
  ])('an operation that %s is refused with 400', async (_case, query) => {
    const { status, errors } = await tilda.graphql(query);
    expect({ status, code: errors?.[0]?.extensions.status }).toEqual({ status: 400, code: 400 });
  });

  test('an answer of too many letters is refused before it is written', async () => {
    const cook = await stack.newCook();
    const instructions = Array.from({ length: 10 }, (_, at) => `${at} `.padEnd(19_900, 'm'));
    for (const title of ['One', 'Two'])
      await cook.post('/api/recipes', { title, ingredientText: '1 egg', instructions });
    const often = Array.from({ length: 28 }, (_, at) => `a${at}: instructions { instruction }`);
    const ask = `{ recipes { nodes { ${often.join(' ')} } } }`;
    for (let time = 0; time < 2; time += 1)
      expect(failureOf(await cook.graphql(ask))).toEqual({
        code: 'ANSWER_TOO_LARGE',
        status: 400,
        message: 'The answer would be too large. Ask for fewer recipes or fewer fields at once.',
      });
  });

  test('more analyses than a page may have are refused before any recipe is read, first and later', async () => {
    const ask =
      'query ($first: Int!) { recipes(first: $first) { nodes { id nutrition { coverage } } } }';
    for (const _time of ['first', 'second']) {
      expect((await tilda.graphql(ask, { first: 20 })).errors).toBeUndefined();
      expect(failureOf(await tilda.graphql(ask, { first: 100 }))).toEqual({
        code: 'TOO_MANY_ANALYSES',
        status: 400,
        message:
          'This asks for up to 100 analyses of recipes, and one operation may ask for 20. Ask for fewer recipes or for fewer analyses at once.',
      });
    }
  });

  test('a misspelt field gives no hint of the schema', async () => {
    const { errors } = await tilda.graphql('{ recipess { id } }');
    expect(errors?.[0]?.message).not.toContain('Did you mean');
  });

  test('lists that are sent and pages that are asked for count with every alias, first and later', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at} g salt`);
    const twice = (list: string) =>
      `query ($lines: [String!]!) { a: parseIngredients(lines: ${list}) { name } b: parseIngredients(lines: ${list}) { name } }`;
    const tooLarge = {
      code: 'OPERATION_TOO_LARGE',
      status: 400,
      message: 'This asks for too much in one operation. Send it in several operations.',
    };
    expect(
      (
        await tilda.graphql(
          'query ($lines: [String!]!) { parseIngredients(lines: $lines) { name } }',
          { lines: lines(5_000) },
        )
      ).errors,
    ).toBeUndefined();
    for (const _time of ['first', 'second']) {
      expect((await tilda.graphql(twice('$lines'), { lines: lines(20) })).errors).toBeUndefined();
      expect(failureOf(await tilda.graphql(twice('$lines'), { lines: lines(2_501) }))).toEqual(
        tooLarge,
      );
    }
    const pages = Array.from(
      { length: 6 },
      (_, at) => `p${at}: recipes(first: $first) { totalCount }`,
    );
    const six = `query ($first: Int = 100) { ${pages.join(' ')} }`;
    expect(failureOf(await tilda.graphql(six))).toEqual(tooLarge);
    expect((await tilda.graphql(six, { first: 50 })).errors).toBeUndefined();
  });

  test.each([
    [
      'an operation that is not there',
      { query: 'query One { me { id } }', operationName: 'Two' },
      'OPERATION_RESOLUTION_FAILURE',
    ],
    [
      'no name among several operations',
      { query: 'query One { me { id } } query Two { me { id } }' },
      'OPERATION_RESOLUTION_FAILURE',
    ],
    [
      'a hash that does not fit',
      {
        query: '{ me { id } }',
        extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
      },
      'PERSISTED_QUERY_HASH_MISMATCH',
    ],
    [
      'a persisted query of another version',
      { extensions: { persistedQuery: { version: 2, sha256Hash: 'a'.repeat(64) } } },
      'PERSISTED_QUERY_VERSION_UNKNOWN',
    ],
  ])('%s is refused with 400 and a code of its own', async (_case, body, code) => {
    const response = await tilda.post('/graphql', body);
    expect([response.status, (await response.json()) as unknown]).toEqual([
      400,
      expect.objectContaining({
        errors: [{ message: expect.any(String), extensions: { code, status: 400 } }],
      }),
    ]);
  });

  test('malformed JSON is 400, 2 MB are 413, several operations at once are refused', async () => {
    const post = (body: string, type = 'application/json') =>
      tilda.request('/graphql', { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post('{"query":')).status).toBe(400);
    expect(
      (
        await post(
          JSON.stringify({ query: `{ recipes { totalCount } } # ${'a'.repeat(2 * 1024 * 1024)}` }),
        )
      ).status,
    ).toBe(413);
    expect(
      (
        await post(
          JSON.stringify([{ query: '{ recipes { totalCount } }' }, { query: '{ me { id } }' }]),
        )
      ).status,
    ).toBe(400);
    expect(
      (await post('query={ recipes { totalCount } }', 'application/x-www-form-urlencoded')).status,
    ).toBeGreaterThanOrEqual(400);
  });

  test('a browser that follows a link runs no operation', async () => {
    const response = await tilda.request(
      `/graphql?query=${encodeURIComponent('{ recipes { totalCount } }')}`,
      { headers: { accept: 'text/html' } },
    );
    expect(response.status).toBe(400);
  });
});

describe('what services say to each other', () => {
  const KEEP =
    'mutation ($input: ImportedRecipeInput!) { saveImportedRecipe(input: $input) { id } }';
  const input = {
    jobId: '1',
    ownerId: 'anybody',
    title: 'Slipped in',
    ingredients: [],
    instructions: [],
    tags: [],
    notes: [],
    equipment: [],
    servingNotes: [],
    storageNotes: [],
    tips: [],
    doubts: [],
  };
  const direct = async (authorization?: string) =>
    (
      await fetch(stack.environment['RECIPES_URL'] as string, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body: JSON.stringify({ query: KEEP, variables: { input } }),
      })
    ).json() as Promise<Awaited<ReturnType<Cook['graphql']>>>;

  test('does not exist at the gateway', async () => {
    const { status, errors } = await tilda.graphql(KEEP, { input });
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });

  test('is refused to cooks and visitors by the service itself', async () => {
    for (const authorization of [undefined, `Bearer ${tilda.token}`])
      expect(failureOf(await direct(authorization))).toMatchObject({
        code: 'UNAUTHENTICATED',
        status: 401,
      });
    expect(
      (
        await tilda.graphql<{ recipes: { nodes: { title: string }[] } }>(
          '{ recipes { nodes { title } } }',
        )
      ).data?.recipes.nodes.map(({ title }) => title),
    ).not.toContain('Slipped in');
  });

  test('needs the secret that is theirs', async () => {
    expect(
      failureOf(
        await direct(
          await serviceAuthorization('intake-ai', 'a secret that somebody else has made up'),
        ),
      ),
    ).toMatchObject({ status: 401 });
    expect(
      (
        await direct(
          await serviceAuthorization('intake-ai', stack.environment['SERVICE_SECRET'] as string),
        )
      ).errors,
    ).toBeUndefined();
  });

  test('does not open the gateway', async () => {
    const authorization = await serviceAuthorization(
      'intake-ai',
      stack.environment['SERVICE_SECRET'] as string,
    );
    for (const path of ['/api/recipes', '/api/auth/user'])
      expect((await stack.visit(path, { headers: { authorization } })).status).toBe(401);
  });
});
