import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLog } from '@convivio/platform/log';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { demoAccounts } from '../../src/demo/demo-accounts.data.ts';
import { CHEAP } from '../../src/login/cheap-passwords.ts';
import { createLogin } from '../../src/login/create-login.ts';
import { openLoginStore } from '../../src/login/login-store.ts';
import { cookWith, recipeText, type Cook } from '../../src/test-kit.ts';
import { openLine } from '../edge/server-events.ts';
import { runToEnd, startProduct, temporaryFolder, type Product } from './product.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.dispose());

const tilda = {
  email: 'tilda@example.org',
  password: 'lemons before breakfast',
  firstName: 'Tildegard',
  lastName: 'Berg',
  emailVerified: true,
};

/** The login of the running product, opened beside it as `npm run token` does. */
async function cookOf({ url }: Product): Promise<Cook> {
  const login = await createLogin({
    baseUrl: url,
    realm: 'convivio',
    store: openLoginStore(join(folder.path, 'login.db')),
    redirectOrigins: [url],
    log: createLog('test', 'silent'),
    passwordCost: CHEAP,
  });
  try {
    const account = login.accounts.find(tilda.email) ?? (await login.accounts.create(tilda));
    return cookWith(url, account, await login.accounts.issueToken(tilda.email));
  } finally {
    login.close();
  }
}

test('SIGTERM ends open lines and answers who waits, then the process ends with 0', async () => {
  const product = await startProduct(folder.path, { INTAKE_WORKER: 'false' });
  const cook = await cookOf(product);
  const line = await openLine(cook);
  const waiting = cook.post('/api/recipes/text', { text: recipeText('Pancakes') });
  await askUntil(
    () => cook.graphql<{ intakeJobs: object[] }>('{ intakeJobs { id } }'),
    ({ data }) => (data?.intakeJobs.length ?? 0) > 0,
  );
  const ended = await product.kill('SIGTERM');
  expect(ended.code).toBe(0);
  expect((await waiting).status).toBe(202);
  await line.ended;
});

describe('settings that do not hold', () => {
  test('are all named at once, and end the process with 1', async () => {
    const ended = await runToEnd('services/intake-ai/src/main.ts', [], {
      CONVIVIO_DATA: folder.path,
      NODE_ENV: 'production',
      BUS_URL: 'embedded:/x',
      FILES_URL: 'file:/x',
      SERVICE_SECRET: 'short',
      PORT: 'eighty',
      INTAKE_CONCURRENCY: '99',
      AI_URL: 'some model',
    });
    expect(ended.code).toBe(1);
    expect(
      ended.stderr
        .split('\n')
        .map((line) => line.trim().split(':')[0])
        .filter(Boolean)
        .sort(),
    ).toEqual([
      'AI_URL',
      'BUS_URL',
      'DATABASE_URL',
      'FILES_URL',
      'INTAKE_CONCURRENCY',
      'LOGIN_ISSUER',
      'PORT',
      'RECIPES_URL',
      'SERVICE_SECRET',
      'The settings are not complete',
    ]);
    expect(ended.stderr).toContain('DATABASE_URL: is not set');
    expect(ended.stderr).toContain('AI_URL: must be offline: or openai:');
    expect(ended.stdout).toBe('');
  });

  test('of the gateway too', async () => {
    const ended = await runToEnd('gateway/src/main.ts', [], {
      CORS_ORIGINS: 'https://a.example',
      RATE_LIMIT: 'many',
    });
    expect(ended.code).toBe(1);
    for (const name of [
      'BUS_URL',
      'FILES_URL',
      'LOGIN_ISSUER',
      'LOGIN_PUBLIC_URL',
      'RECIPES_URL',
      'INTAKE_AI_URL',
      'ADMIN_URL',
      'SERVICE_SECRET',
      'RATE_LIMIT',
    ])
      expect(ended.stderr).toContain(`  ${name}: `);
  });

  test('production runs on no embedded engines', async () => {
    const ended = await runToEnd('packages/stack/src/main.ts', [], {
      CONVIVIO_DATA: folder.path,
      NODE_ENV: 'production',
    });
    expect([ended.code, ended.stderr]).toEqual([
      1,
      expect.stringContaining('BUS_URL: embedded engines are refused in production'),
    ]);
  });
});

test('a port that is taken is said in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const ended = await runToEnd('packages/stack/src/main.ts', [], {
    CONVIVIO_DATA: folder.path,
    PORT: String(port),
  });
  expect([ended.code, ended.stderr.trim()]).toEqual([
    1,
    `Port ${port} is taken by another program. Set PORT to a free one.`,
  ]);
  other.close();
});

test('a running product logs a line a request with its id and route, and nothing personal; beside it tokens are printed, and a second product on its folder is refused in a sentence', async () => {
  const product = await startProduct(folder.path, { LOG_LEVEL: 'info' });
  const cook = await cookOf(product);
  const id = await askForSecrets(cook);
  await besideRunning(product);
  await product.kill('SIGTERM');
  expectNothingPersonal(product, cook, id);
  expect(
    await runToEnd('packages/stack/src/print-token.ts', [tilda.email], {
      CONVIVIO_DATA: folder.path,
    }),
  ).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Convivio is not running here.'),
  });
});

/** Requests of which no word may stand in a log; answers the id of the recipe that comes of them. */
async function askForSecrets(cook: Cook): Promise<number> {
  const made = await cook.post(
    '/api/recipes/text',
    { text: recipeText("Grandmother Wilhelmina's pancakes") },
    { 'x-request-id': 'story-of-the-log-1' },
  );
  const { id } = (await made.json()) as { id: number };
  await cook.get(`/api/recipes/${id}?note=private`);
  await cook.post('/api/recipes/text', { text: 'wilhelmina@example.org has nothing to eat' });
  await cook.get('/api/auth/user');
  return id;
}

function expectNothingPersonal(product: Product, cook: Cook, id: number): void {
  const log = product.log();
  expect(log.find(({ requestId }) => requestId === 'story-of-the-log-1')).toMatchObject({
    name: 'gateway',
    method: 'POST',
    route: '/api/recipes/text',
    status: 201,
  });
  expect(log.find(({ route }) => route === '/api/recipes/{id}')).toMatchObject({
    status: 200,
    ms: expect.any(Number),
  });
  const whole = JSON.stringify(log);
  for (const personal of [
    cook.email,
    cook.token,
    'Tildegard',
    'Wilhelmina',
    'wilhelmina',
    'private',
    String(id),
    cook.id,
  ])
    expect(whole).not.toContain(personal);
}

async function besideRunning(product: Product): Promise<void> {
  const env = { CONVIVIO_DATA: folder.path };
  const [printed, unknown, second] = await Promise.all([
    runToEnd('packages/stack/src/print-token.ts', [tilda.email], env),
    // Started with --empty, it has none of the demo.
    runToEnd('packages/stack/src/print-token.ts', [demoAccounts[0].email], env),
    runToEnd('packages/stack/src/main.ts', ['--empty'], env),
  ]);
  expect(
    (
      await fetch(`${product.url}/api/auth/user`, {
        headers: { authorization: `Bearer ${printed.stdout.trim()}` },
      })
    ).status,
  ).toBe(200);
  expect(unknown).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no account with this e-mail.'),
  });
  expect(second).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is in use by another process'),
  });
}
