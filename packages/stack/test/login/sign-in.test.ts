import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { ILARIA, startLogin, type LoginStack } from './login-stack.ts';
import { alertOf, answer, headingOf, Visitor } from './visitor.ts';

let stack: LoginStack;
beforeAll(async () => {
  stack = await startLogin({ adminEmails: ['Ilaria@Example.org', 'stranger@example.org'] });
});
afterAll(() => stack.stop());

test('signs in by code and PKCE and issues the access token Keycloak would', async () => {
  const visitor = new Visitor(stack);
  const form = await visitor.open(visitor.authorizationUrl());
  expect([form.status, headingOf(form)]).toEqual([200, 'Sign In']);

  const left = await visitor.submit(form, { email: ILARIA.email, password: ILARIA.password });
  expect(left.url.href.split('#')[0]).toBe(`${stack.origin}/recipes/12?tab=steps`);
  expect(answer(left)).toMatchObject({ state: 'st', iss: stack.issuer });

  const tokens = await visitor.tokens(left);
  const { payload } = await jwtVerify(
    tokens.access_token,
    createRemoteJWKSet(new URL(stack.jwksUrl)),
    { issuer: stack.issuer, audience: 'convivio-api', algorithms: ['RS256'] },
  );
  expect(payload).toMatchObject({
    sub: stack.accounts.find(ILARIA.email)?.id,
    aud: ['convivio-api', 'account'],
    azp: 'convivio-web',
    typ: 'Bearer',
    email: ILARIA.email,
    email_verified: true,
    given_name: 'Ilaria',
    family_name: 'Conti',
    name: 'Ilaria Conti',
    preferred_username: ILARIA.email,
    realm_access: { roles: ['user', 'admin'] },
  });
  expect(payload.exp! - payload.iat!).toBe(300);
  const identity = decodeJwt(tokens.id_token);
  expect(identity).toMatchObject({
    aud: 'convivio-web',
    nonce: 'no',
    sid: payload['sid'],
    given_name: 'Ilaria',
  });
  expect(decodeProtectedHeader(tokens.refresh_token).alg).toBe('HS256');
  expect(decodeJwt(tokens.refresh_token)).toMatchObject({
    typ: 'Refresh',
    sub: payload.sub,
    sid: payload['sid'],
  });
});

test('gives the role admin only to a verified address of the list', async () => {
  await stack.accounts.create({
    email: 'stranger@example.org',
    password: 'not verified yet',
    firstName: 'S',
    lastName: 'T',
  });
  const { access_token } = await new Visitor(stack).signIn(
    'stranger@example.org',
    'not verified yet',
  );
  expect(decodeJwt(access_token)).toMatchObject({
    email_verified: false,
    realm_access: { roles: ['user'] },
  });
});

test('finds the account whatever the case of the e-mail and the spaces around it', async () => {
  const { access_token } = await new Visitor(stack).signIn(
    '  ILARIA@example.ORG ',
    ILARIA.password,
  );
  expect(decodeJwt(access_token)['email']).toBe(ILARIA.email);
});

test('says the same of an unknown e-mail and of a wrong password, and keeps only the e-mail', async () => {
  const answers = await Promise.all(
    [
      ['ilaria@example.org', 'wrong one'],
      ['nobody@example.org', 'wrong one'],
    ].map(async ([email = '', password = '']) => {
      const visitor = new Visitor(stack, '203.0.113.8');
      const page = await visitor.submit(await visitor.open(visitor.authorizationUrl()), {
        email,
        password,
      });
      expect(page.html).toContain(`value="${email}"`);
      expect(page.html).not.toContain('wrong one');
      return [page.status, alertOf(page)];
    }),
  );
  expect(answers).toEqual([
    [401, 'This e-mail and password do not match. Check both and try again.'],
    [401, 'This e-mail and password do not match. Check both and try again.'],
  ]);
});

test.each([
  ['no fields', {}],
  ['no password', { email: 'a@example.org' }],
  ['no e-mail', { password: 'x' }],
])('asks for what is missing: %s', async (_name, fields) => {
  const visitor = new Visitor(stack, '203.0.113.9');
  const page = await visitor.submit(
    await visitor.open(visitor.authorizationUrl()),
    fields as Record<string, string>,
  );
  expect([page.status, alertOf(page)]).toEqual([
    422,
    'Something is missing. Enter your e-mail and your password.',
  ]);
});

test('refuses a form of a megabyte and one without its cookie', async () => {
  const visitor = new Visitor(stack);
  const form = await visitor.open(visitor.authorizationUrl());
  expect((await visitor.submit(form, { email: 'x'.repeat(1e6), password: 'x' })).status).toBe(413);
  const stranger = await new Visitor(stack).submit(form, {
    email: ILARIA.email,
    password: ILARIA.password,
  });
  expect([stranger.status, headingOf(stranger)]).toEqual([400, 'This page has expired']);
});

test('escapes what was typed and what the address says', async () => {
  const visitor = new Visitor(stack, '203.0.113.10');
  const form = await visitor.open(
    visitor.authorizationUrl({ login_hint: '"><script>alert(1)</script>' }),
  );
  expect(form.html).not.toContain('<script');
  const page = await visitor.submit(form, {
    email: '"><img src=x onerror=alert(1)>@x',
    password: 'y',
  });
  expect(page.html).toContain('value="&#34;&#62;&#60;img');
});

test('answers silently: login_required when signed out, a code when signed in', async () => {
  const visitor = new Visitor(stack);
  const silent = () =>
    visitor.open(
      visitor.authorizationUrl({ prompt: 'none', redirect_uri: `${stack.origin}/silent.html` }),
    );
  expect(answer(await silent())['error']).toBe('login_required');
  await visitor.signIn(ILARIA.email, ILARIA.password);
  const left = await silent();
  expect(answer(left)['code']).toBeDefined();
  expect(await visitor.tokens(left)).toHaveProperty('access_token');
});

test('asks for the password again when told to', async () => {
  const visitor = new Visitor(stack);
  await visitor.signIn(ILARIA.email, ILARIA.password);
  expect(headingOf(await visitor.open(visitor.authorizationUrl({ prompt: 'login' })))).toBe(
    'Sign In',
  );
  expect(answer(await visitor.open(visitor.authorizationUrl()))['code']).toBeDefined();
});

test.each([
  ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
  ['with plain PKCE', { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' }],
  ['for tokens in the address', { response_type: 'token' }],
  ['for a posted answer', { response_mode: 'form_post' }],
])('refuses a request %s', async (_name, more) => {
  const visitor = new Visitor(stack);
  await visitor.signIn(ILARIA.email, ILARIA.password);
  const left = await visitor.open(visitor.authorizationUrl(more));
  expect(answer(left)['code']).toBeUndefined();
  expect(left.html + answer(left)['error']).toMatch(
    /Not a sign-in|invalid_request|unsupported_response_type/,
  );
});

test('gives no tokens for a wrong verifier, another address, or a code used before', async () => {
  const visitor = new Visitor(stack);
  const left = async () => visitor.open(visitor.authorizationUrl());
  await visitor.signIn(ILARIA.email, ILARIA.password);
  expect((await visitor.exchange(await left(), { code_verifier: 'b'.repeat(64) })).status).toBe(
    400,
  );
  expect((await visitor.exchange(await left(), { redirect_uri: `${stack.origin}/` })).status).toBe(
    400,
  );
  const once = await left();
  const tokens = await visitor.tokens(once);
  expect((await visitor.exchange(once)).status).toBe(400);
  expect((await visitor.refresh(tokens.refresh_token)).status).toBe(400); // A code seen twice was stolen once: what it gave is void.
});

test('gives tokens once for a code that arrives twice at the same time', async () => {
  const visitor = new Visitor(stack);
  await visitor.signIn(ILARIA.email, ILARIA.password);
  const left = await visitor.open(visitor.authorizationUrl());
  const statuses = await Promise.all([
    visitor.exchange(left),
    visitor.exchange(left),
    visitor.exchange(left),
  ]);
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('leads nowhere but to pages of the product', async () => {
  const visitor = new Visitor(stack);
  for (const redirect_uri of [
    'https://evil.example/',
    `${stack.origin}@evil.example/`,
    `${stack.origin}.evil.example/`,
    'javascript:alert(1)',
    `${stack.origin}/realms/convivio/protocol/openid-connect/logout`,
    `${stack.origin}/#x`,
    '',
    undefined,
  ]) {
    const page = await visitor.open(visitor.authorizationUrl({ redirect_uri }));
    expect([redirect_uri, page.status, page.headers.get('location')]).toEqual([
      redirect_uri,
      400,
      null,
    ]);
  }
  const left = await visitor.open(
    visitor.authorizationUrl({
      prompt: 'none',
      redirect_uri: 'https://app.example.org/any/page?x=%20y',
    }),
  );
  expect(left.url.href).toMatch(
    /^https:\/\/app\.example\.org\/any\/page\?x=%20y#error=login_required/,
  );
});

test('names the issuer in its addresses, whatever host a request claims', async () => {
  const { request } = await import('node:http');
  const location = await new Promise<string | undefined>((resolve, reject) => {
    request(
      new Visitor(stack).authorizationUrl(),
      {
        headers: {
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
        },
      },
      (response) => resolve(response.headers.location),
    )
      .on('error', reject)
      .end();
  });
  expect(location).toMatch(/^\/realms\/convivio\/interaction\//);
  const discovery = await (
    await fetch(`${stack.issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example' },
    })
  ).text();
  expect(discovery).not.toContain('evil');
  expect(JSON.parse(discovery)).toMatchObject({
    issuer: stack.issuer,
    token_endpoint: `${stack.issuer}/protocol/openid-connect/token`,
    userinfo_endpoint: `${stack.issuer}/protocol/openid-connect/userinfo`,
  });
});

test('rotates refresh tokens, and voids the chain when an old one comes back', async () => {
  const visitor = new Visitor(stack);
  const first = await visitor.signIn(ILARIA.email, ILARIA.password);
  const answered = await visitor.refresh(first.refresh_token);
  expect(answered.status).toBe(200);
  const second = (await answered.json()) as typeof first;
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(decodeJwt(second.access_token)['sid']).toBe(decodeJwt(first.access_token)['sid']);
  expect((await visitor.refresh(first.refresh_token)).status).toBe(400);
  expect((await visitor.refresh(second.refresh_token)).status).toBe(400);
});

test('lets one of several uses of a refresh token at the same time through', async () => {
  const visitor = new Visitor(stack);
  const { refresh_token } = await visitor.signIn(ILARIA.email, ILARIA.password);
  const statuses = await Promise.all(
    Array.from({ length: 4 }, () => visitor.refresh(refresh_token)),
  );
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

test.each(['', 'x', 'a.b.c', `${'e30.'.repeat(2)}`, 'x'.repeat(5000)])(
  'refuses %s as a refresh token',
  async (token) => {
    const response = await new Visitor(stack).refresh(token);
    expect(response.status).toBe(400);
  },
);
