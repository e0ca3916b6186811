import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { issuerClient } from '../../../../services/admin/src/issuer/issuer-client.ts';
import { keycloakDirectory } from '../../../../services/admin/src/issuer/keycloak-directory.ts';
import { directoryContract } from '../../../../services/admin/test/directory-contract.ts';
import { startLogin, type LoginStack } from './login-stack.ts';
import { Visitor } from './visitor.ts';

const SECRET = 'the secret of a login that lives for a test';

let stack: LoginStack;
beforeAll(async () => {
  stack = await startLogin({ adminSecret: SECRET });
});
afterAll(() => stack.stop());

const directoryWith = (clientSecret: string) =>
  keycloakDirectory(
    issuerClient({
      issuer: stack.issuer,
      jwksUrl: stack.jwksUrl,
      clientId: 'convivio-admin',
      clientSecret,
    }),
  );

describe('the directory of the embedded login', () => {
  directoryContract(() => ({
    directory: directoryWith(SECRET),
    async signUp(email, password) {
      await stack.accounts.create({
        email,
        password,
        firstName: 'Dora',
        lastName: 'M',
        emailVerified: true,
      });
      return new Visitor(stack).signIn(email, password);
    },
    signIn: (email, password) => new Visitor(stack).signIn(email, password),
    isRenewed: async ({ refresh_token }) =>
      (await new Visitor(stack).refresh(refresh_token)).status === 200,
  }));

  test('says that a password was tried too often, rather than that the right one is wrong', async () => {
    const [email, password] = ['fausto@example.org', 'basil and pine nuts'];
    await stack.accounts.create({ email, password, firstName: 'Fausto', lastName: 'B' });
    const directory = directoryWith(SECRET);
    const guesses = Array.from({ length: 5 }, () => directory.isPassword(email, 'a guess at it'));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([false]));
    await expect(directory.isPassword(email, password)).rejects.toMatchObject({
      status: 429,
      message: 'The password was wrong too often. Wait 5 minutes and try again.',
      retryAfter: expect.any(Number),
    });
  });

  test('opens to its own client alone', async () => {
    await expect(directoryWith('a guess').signIns('x')).rejects.toMatchObject({
      status: 503,
      code: 'LOGIN_UNAVAILABLE',
    });
    await expect(directoryWith('').signIns('x')).rejects.toMatchObject({
      code: 'LOGIN_NOT_MANAGED',
    });
    const { access_token } = await new Visitor(stack).signIn(
      'ilaria@example.org',
      'lemons before breakfast',
    );
    for (const authorization of ['', 'Bearer x.y.z', `Bearer ${access_token}`]) {
      const response = await fetch(`${stack.origin}/admin/realms/convivio/users/x`, {
        headers: { authorization },
      });
      expect(response.status).toBe(401);
    }
  });
});
