import { afterEach, expect, test } from '@jest/globals';
import { LOGIN_LIMITS, networkOf, type LoginLimits } from '../../src/login/throttle.ts';
import { ILARIA, startLogin, type LoginStack } from './login-stack.ts';
import { alertOf, Visitor } from './visitor.ts';

let stack: LoginStack;
afterEach(() => stack?.stop());

async function tryPassword(password: string, from: string, email = ILARIA.email) {
  const visitor = new Visitor(stack, from);
  return visitor.submit(await visitor.open(visitor.authorizationUrl()), { email, password });
}
const start = async (limits: Partial<LoginLimits> = {}) => {
  stack = await startLogin({ limits: { ...LOGIN_LIMITS, ...limits } });
};

test('refuses the sixth attempt from one address, even with the right password, and lets another address in', async () => {
  await start();
  for (let attempt = 1; attempt <= 5; attempt++)
    expect((await tryPassword(`guess ${attempt}`, '198.51.100.1')).status).toBe(401);

  const refused = await tryPassword(ILARIA.password, '198.51.100.1');
  expect([refused.status, alertOf(refused)]).toEqual([
    429,
    'Too many attempts. Try again in 5 minutes.',
  ]);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(300);
  expect((await tryPassword(ILARIA.password, '198.51.100.2')).url.pathname).toBe('/recipes/12');
});

test('forgets the wrong attempts once the password was right', async () => {
  await start();
  for (let round = 0; round < 2; round++) {
    for (let attempt = 1; attempt <= 4; attempt++)
      expect((await tryPassword('a guess', '198.51.100.1')).status).toBe(401);
    expect((await tryPassword(ILARIA.password, '198.51.100.1')).url.pathname).toBe('/recipes/12');
  }
});

test('counts attempts that arrive at the same time', async () => {
  await start();
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) => tryPassword(`guess ${index}`, '198.51.100.1')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    401, 401, 401, 401, 401, 429, 429, 429, 429,
  ]);
});

test('counts every spelling of an e-mail as one account', async () => {
  await start({ pair: { points: 2, duration: 300 } });
  await tryPassword('guess', '198.51.100.1', 'ILARIA@example.org');
  await tryPassword('guess', '198.51.100.1', ' ilaria@EXAMPLE.org');
  expect((await tryPassword('guess', '198.51.100.1')).status).toBe(429);
});

test('stops an address that tries many accounts', async () => {
  await start({ address: { points: 3, duration: 300 } });
  const statuses = [];
  for (const name of ['a', 'b', 'c', 'd'])
    statuses.push((await tryPassword('guess', '198.51.100.1', `${name}@example.org`)).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
});

test('stops many addresses that try one account', async () => {
  await start({ account: { points: 3, duration: 300 } });
  const statuses = [];
  for (let host = 1; host <= 4; host++)
    statuses.push((await tryPassword('guess', `198.51.100.${host}`)).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
});

test('cannot be passed by way of the sign-up form', async () => {
  await start({ pair: { points: 2, duration: 300 } });
  for (const password of ['first guess', 'second guess', ILARIA.password]) {
    const visitor = new Visitor(stack, '198.51.100.1');
    const page = await visitor.submit(
      await visitor.open(visitor.authorizationUrl({}, 'registrations')),
      { ...ILARIA, password },
    );
    expect(page.status).toBe(409);
  }
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('takes %s for the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
