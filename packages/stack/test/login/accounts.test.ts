import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createAccounts, type Accounts } from '../../src/login/accounts.ts';
import { openLoginStore, type LoginStore } from '../../src/login/login-store.ts';
import { hashPassword, isOutdated, verifyPassword } from '../../src/login/password-hash.ts';
import { createProviderAdapter } from '../../src/login/provider-adapter.ts';
import { createRedirectCheck } from '../../src/login/redirect-origins.ts';

let store: LoginStore;
let accounts: Accounts;
beforeAll(() => {
  store = openLoginStore(':memory:');
  accounts = createAccounts(store);
});
afterAll(() => store.close());

const MIA = {
  email: 'Mia@Example.org',
  password: 'bread and salt',
  firstName: 'Mia',
  lastName: 'M',
};

test('makes one account of an e-mail, however it is spelled and however many ask at once', async () => {
  const results = await Promise.allSettled(
    [MIA, { ...MIA, email: 'MIA@example.org' }, { ...MIA, email: ' mia@example.org ' }].map(
      (account) => accounts.create(account),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  expect(accounts.list()).toHaveLength(1);
  expect(accounts.find('miA@example.org')).toEqual(accounts.list()[0]);
});

test('names the fields that do not hold', async () => {
  await expect(
    accounts.create({ email: 'x', password: 'short', firstName: 'x'.repeat(81), lastName: '' }),
  ).rejects.toMatchObject({
    status: 422,
    fields: {
      email: expect.any(String),
      password: expect.any(String),
      firstName: expect.any(String),
    },
  });
  await expect(accounts.setPassword('mia@example.org', 'short')).rejects.toMatchObject({
    status: 422,
  });
  expect(() => accounts.disable('nobody@example.org')).toThrow('There is no such account.');
});

test('keeps no password in the file', () => {
  const { password_hash } = store.database.prepare('SELECT password_hash FROM accounts').get() as {
    password_hash: string;
  };
  expect(password_hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
});

test('hashes a password afresh when it was hashed with other work factors', async () => {
  const { id } = accounts.find('mia@example.org')!;
  const { scryptSync } = await import('node:crypto');
  const salt = Buffer.alloc(16, 7);
  const old = `$scrypt$ln=10,r=8,p=1$${salt.toString('base64url')}$${scryptSync('bread and salt', salt, 32, { N: 1024, r: 8, p: 1 }).toString('base64url')}`;
  store.database.prepare('UPDATE accounts SET password_hash = ? WHERE id = ?').run(old, id);
  expect(isOutdated(old)).toBe(true);
  expect(await accounts.authenticate('mia@example.org', 'bread and salt')).toMatchObject({ id });
  const { password_hash } = store.database
    .prepare('SELECT password_hash FROM accounts WHERE id = ?')
    .get(id) as { password_hash: string };
  expect(isOutdated(password_hash)).toBe(false);
  expect(await accounts.authenticate('mia@example.org', 'bread and salt')).toMatchObject({ id });
});

test('verifies a password in whichever Unicode form it is typed, and never without a hash', async () => {
  const hash = await hashPassword('crème brûlée');
  expect(await verifyPassword('cre\u0300me bru\u0302le\u0301e', hash)).toBe(true);
  expect(await verifyPassword('creme brulee', hash)).toBe(false);
  expect(await verifyPassword('crème brûlée', undefined)).toBe(false);
});

test('forgets records whose time is over', async () => {
  const codes = createProviderAdapter(store)('AuthorizationCode');
  await codes.upsert('over', { grantId: 'g' }, 0);
  await codes.upsert('open', { grantId: 'g' }, 60);
  expect(await codes.find('over')).toBeUndefined();
  store.removeExpired();
  expect(store.database.prepare('SELECT id FROM records').all()).toEqual([{ id: 'open' }]);
  await codes.revokeByGrantId('g');
  expect(await codes.find('open')).toBeUndefined();
});

test('outlives a file that cannot be tidied up just now', () => {
  jest.useFakeTimers();
  const tidied = openLoginStore(':memory:');
  tidied.database.exec('ALTER TABLE records RENAME TO hidden');
  expect(() => jest.advanceTimersByTime(60 * 60_000)).not.toThrow();
  jest.useRealTimers();
  tidied.close();
});

test.each([
  ['https://app.example.org', true],
  ['https://app.example.org/', true],
  ['https://app.example.org/recipes/1?tab=x&y=%20z', true],
  ['https://APP.example.org/', false],
  ['http://app.example.org/', false],
  ['https://app.example.org:444/', false],
  ['https://app.example.org.evil.example/', false],
  ['https://app.example.org@evil.example/', false],
  ['https://user@app.example.org/', false],
  ['https://app.example.org/#', false],
  ['https://app.example.org/a/../realms/convivio/x', false],
  ['https://app.example.org/%2e%2e/realms/convivio/x', false],
  ['https://app.example.org/realms/convivio/protocol/openid-connect/auth', false],
  ['https://app.example.org\\@evil.example/', false],
  ['//app.example.org/', false],
  [' https://app.example.org/', false],
  ['https://app.example.org/\n', false],
  ['javascript:alert(1)//https://app.example.org/', false],
  ['', false],
  [`https://app.example.org/${'x'.repeat(3000)}`, false],
])('allows a browser to be led to %j: %s', (uri, allowed) => {
  expect(createRedirectCheck(['https://app.example.org'], '/realms/convivio')(uri)).toBe(allowed);
});
