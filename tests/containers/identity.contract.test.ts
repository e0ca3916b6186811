import { beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { randomUUID } from 'node:crypto';
import { createVerifier } from '../../packages/platform/src/identity/identity.ts';
import { endsInMemory } from '../../packages/platform/src/identity/ended-access.ts';
import { addressOf } from './addresses.ts';
import { signIn, type Tokens } from './keycloak-sign-in.ts';
import { grantAdmin } from './keycloak-admin.ts';

const address = new URL(addressOf('keycloak'));
const server = address.origin;
const issuer = `${server}/realms/convivio`;
const verifier = (more: { audience?: string; clientId?: string; adminEmails?: string[] } = {}) =>
  createVerifier({
    issuer,
    audience: 'convivio-api',
    clientId: 'convivio-web',
    adminEmails: [],
    serviceSecret: 'x'.repeat(32),
    ended: endsInMemory(),
    ...more,
  });

describe('login by Keycloak', () => {
  const email = `ada-${randomUUID().slice(0, 8)}@example.org`;
  const password = 'semolina & saffron';
  let tokens: Tokens;

  beforeAll(async () => {
    tokens = await signIn(issuer, {
      register: { email, password, firstName: 'Ada', lastName: 'Lovelace' },
    });
  });

  test('a cook who signs up gets an access token with the claims that the services rely on', () => {
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      iss: issuer,
      azp: 'convivio-web',
      email,
      email_verified: false,
      given_name: 'Ada',
      family_name: 'Lovelace',
      sub: expect.any(String),
      sid: expect.any(String),
    });
    expect([claims.aud].flat()).toContain('convivio-api');
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300);
    const { roles } = claims['realm_access'] as { roles: string[] };
    expect(roles).toContain('user');
    expect(roles).not.toContain('admin');
  });

  test('the services take the token for this cook, who is no administrator', async () => {
    const actor = await verifier()(`Bearer ${tokens.access_token}`);
    expect(actor).toMatchObject({
      kind: 'user',
      id: decodeJwt(tokens.access_token).sub,
      email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      isAdmin: false,
    });
  });

  test('an e-mail that is not verified makes no administrator', async () => {
    expect(await verifier({ adminEmails: [email] })(`Bearer ${tokens.access_token}`)).toMatchObject(
      { isAdmin: false },
    );
  });

  test('the role admin makes an administrator', async () => {
    await grantAdmin(address, email);
    const again = await signIn(issuer, { email, password });
    expect(await verifier()(`Bearer ${again.access_token}`)).toMatchObject({
      email,
      isAdmin: true,
    });
  });

  test.each([
    [
      'for another audience',
      () => verifier({ audience: 'another-api' }),
      () => tokens.access_token,
    ],
    [
      'for another application',
      () => verifier({ clientId: 'another-web' }),
      () => tokens.access_token,
    ],
    ['that is for the browser only', () => verifier(), () => tokens.id_token],
    [
      'that was changed',
      () => verifier(),
      () =>
        tokens.access_token.replace(/\.(.)/, (_, first: string) => (first === 'e' ? '.f' : '.e')),
    ],
  ])('a token %s is refused', async (_case, verify, token) => {
    await expect(verify()(`Bearer ${token()}`)).rejects.toMatchObject({ status: 401 });
  });

  test('signing in needs the proof key, and gives no token for a password alone', async () => {
    await expect(signIn(issuer, { email, password, withoutProofKey: true })).rejects.toThrow(
      'code_challenge',
    );
    const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: 'convivio-web',
        username: email,
        password,
      }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'unauthorized_client' });
  });

  test('only our own addresses may ask for a login or read its answers', async () => {
    await expect(
      signIn(issuer, { email, password, redirectUri: 'http://evil.example/callback' }),
    ).rejects.toThrow('redirect_uri');
    const allowed = async (origin: string) => {
      const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await allowed('http://localhost:8080')).toBe('http://localhost:8080');
    const refresh = await fetch(`${issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'convivio-web',
        refresh_token: tokens.refresh_token,
      }),
    });
    expect(refresh.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a refresh token gives a new access token', async () => {
    const fresh = await signIn(issuer, { email, password });
    const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { origin: 'http://localhost:8080' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'convivio-web',
        refresh_token: fresh.refresh_token,
      }),
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:8080');
    const { access_token } = (await response.json()) as Tokens;
    expect(await verifier()(`Bearer ${access_token}`)).toMatchObject({ email });
  });

  test('weak passwords are refused, and wrong ones are throttled', async () => {
    await expect(
      signIn(issuer, {
        register: {
          email: `bob-${randomUUID()}@example.org`,
          password: 'short',
          firstName: 'Bob',
          lastName: 'Martin',
        },
      }),
    ).rejects.toThrow(/minimum length/i);
    const victim = `cleo-${randomUUID().slice(0, 8)}@example.org`;
    await signIn(issuer, {
      register: { email: victim, password, firstName: 'Cleo', lastName: 'Nile' },
    });
    for (let tries = 1; tries <= 8; tries++)
      await expect(signIn(issuer, { email: victim, password: 'a wrong password' })).rejects.toThrow(
        'Invalid username or password',
      );
    await expect(signIn(issuer, { email: victim, password })).rejects.toThrow(
      'Invalid username or password',
    );
  });
});
