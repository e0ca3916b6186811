import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { ILARIA, startLogin, type LoginStack } from './login-stack.ts';
import { alertOf, answer, headingOf, Visitor, type Tokens } from './visitor.ts';

let folder: string;
let stack: LoginStack;
let visitor: Visitor;
let tokens: Tokens;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'login-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  stack = await startLogin({
    file: join(folder, `${expect.getState().currentTestName?.replaceAll(/\W+/g, '-')}.sqlite`),
  });
  visitor = new Visitor(stack);
  tokens = await visitor.signIn(ILARIA.email, ILARIA.password);
});
afterEach(() => stack.stop());

const logoutUrl = (params: Record<string, string>) =>
  `${stack.issuer}/protocol/openid-connect/logout?${new URLSearchParams({ client_id: 'convivio-web', ...params })}`;
const silent = (who = visitor) => who.open(who.authorizationUrl({ prompt: 'none' }));
async function expectSignedOut() {
  expect(answer(await silent())['error']).toBe('login_required');
  expect((await visitor.refresh(tokens.refresh_token)).status).toBe(400);
}

test('keeps accounts, sessions, refresh tokens and keys over a restart', async () => {
  const { port } = stack;
  const file = join(folder, `${expect.getState().currentTestName?.replaceAll(/\W+/g, '-')}.sqlite`);
  await stack.stop();
  stack = await startLogin({ file, port });
  const again = Object.assign(new Visitor(stack), { cookies: visitor.cookies });

  expect(answer(await silent(again))['code']).toBeDefined();
  expect((await again.refresh(tokens.refresh_token)).status).toBe(200);
  expect(await new Visitor(stack).signIn(ILARIA.email, ILARIA.password)).toHaveProperty(
    'access_token',
  );
  const { payload } = await jwtVerify(
    tokens.access_token,
    createRemoteJWKSet(new URL(stack.jwksUrl)),
    { issuer: stack.issuer },
  );
  expect(payload.sub).toBe(stack.accounts.find(ILARIA.email)?.id);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('signs out at once when the product asks with its ID token', async () => {
  const left = await visitor.open(
    logoutUrl({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${stack.origin}/landing`,
      state: 'bye',
    }),
  );
  expect(left.url.href).toBe(`${stack.origin}/landing?state=bye`);
  await expectSignedOut();
});

test('signs out by a posted form as well', async () => {
  const left = await visitor.open(`${stack.issuer}/protocol/openid-connect/logout`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'convivio-web',
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${stack.origin}/`,
    }),
  });
  expect(left.url.href).toBe(`${stack.origin}/`);
  await expectSignedOut();
});

test('asks before it signs out for a bare link, which any site could hold', async () => {
  const page = await visitor.open(logoutUrl({ post_logout_redirect_uri: `${stack.origin}/` }));
  expect([page.status, headingOf(page)]).toEqual([200, 'Sign Out']);
  expect(answer(await silent())['code']).toBeDefined();

  const asked = await visitor.open(logoutUrl({ post_logout_redirect_uri: `${stack.origin}/` }));
  expect((await visitor.submit(asked, { xsrf: 'forged' })).url.href).not.toBe(`${stack.origin}/`);
  const left = await visitor.submit(
    await visitor.open(logoutUrl({ post_logout_redirect_uri: `${stack.origin}/` })),
  );
  expect(left.url.href).toBe(`${stack.origin}/`);
  await expectSignedOut();
});

test('asks when the ID token is somebody else’s', async () => {
  await stack.accounts.create({
    email: 'eve@example.org',
    password: 'an apple a day',
    firstName: 'Eve',
    lastName: 'E',
  });
  const eve = await new Visitor(stack).signIn('eve@example.org', 'an apple a day');
  expect(
    headingOf(
      await visitor.open(
        logoutUrl({ id_token_hint: eve.id_token, post_logout_redirect_uri: `${stack.origin}/` }),
      ),
    ),
  ).toBe('Sign Out');
});

test('leads on who is signed out already, but never to another site', async () => {
  const stranger = new Visitor(stack);
  expect(
    (await stranger.open(logoutUrl({ post_logout_redirect_uri: 'https://app.example.org/bye' })))
      .url.href,
  ).toBe('https://app.example.org/bye');
  expect((await stranger.open(logoutUrl({}))).url.href).toBe(`${stack.origin}/`);
  for (const who of [stranger, visitor]) {
    const page = await who.open(
      logoutUrl({
        id_token_hint: tokens.id_token,
        post_logout_redirect_uri: 'https://evil.example/',
      }),
    );
    expect([page.status, page.headers.get('location')]).toEqual([400, null]);
  }
});

test('ends sessions and refresh tokens of a disabled account and refuses its password', async () => {
  stack.accounts.disable(ILARIA.email);
  await expectSignedOut();
  const page = await visitor.submit(await visitor.open(visitor.authorizationUrl()), {
    email: ILARIA.email,
    password: ILARIA.password,
  });
  expect([page.status, alertOf(page)]).toEqual([
    403,
    'This account is suspended. Ask the person who runs this Convivio.',
  ]);
  const wrong = await visitor.submit(await visitor.open(visitor.authorizationUrl()), {
    email: ILARIA.email,
    password: 'a guess',
  });
  expect(wrong.status).toBe(401);

  stack.accounts.enable(ILARIA.email);
  expect(await visitor.signIn(ILARIA.email, ILARIA.password)).toHaveProperty('access_token');
});

test('ends sessions and refresh tokens of a removed account', async () => {
  expect(stack.accounts.remove(ILARIA.email)).toBe(true);
  await expectSignedOut();
  expect(stack.accounts.find(ILARIA.email)).toBeUndefined();
  expect(stack.accounts.remove(ILARIA.email)).toBe(false);
});

test('ends sessions when the password changes', async () => {
  await stack.accounts.setPassword(ILARIA.email, 'another lemon tree');
  await expectSignedOut();
  expect(await visitor.signIn(ILARIA.email, 'another lemon tree')).toHaveProperty('access_token');
});

test('ends one browser’s session and leaves the other', async () => {
  const other = new Visitor(stack, '203.0.113.20');
  const others = await other.signIn(ILARIA.email, ILARIA.password);
  await visitor.open(
    logoutUrl({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${stack.origin}/` }),
  );
  await expectSignedOut();
  expect((await other.refresh(others.refresh_token)).status).toBe(200);
});

test('leads who goes back to a used form to the product', async () => {
  const fresh = new Visitor(stack);
  const form = await fresh.open(fresh.authorizationUrl());
  await fresh.submit(form, { email: ILARIA.email, password: ILARIA.password });
  expect((await fresh.open(form.url)).url.href).toBe(`${stack.origin}/`);
  const expired = await new Visitor(stack).open(form.url);
  expect([expired.status, headingOf(expired)]).toEqual([400, 'This page has expired']);
});

test('tells keycloak-js whether the session is still the same', async () => {
  const status = async (who: Visitor, session: unknown) =>
    (
      await who.fetch(`${stack.issuer}/protocol/openid-connect/login-status?session=${session}`)
    ).text();
  const { sid } = decodeJwt(tokens.access_token);
  expect(await status(visitor, sid)).toBe('unchanged');
  expect(await status(visitor, '')).toBe('changed');
  expect(await status(new Visitor(stack), '')).toBe('unchanged');
  await visitor.open(
    logoutUrl({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${stack.origin}/` }),
  );
  expect(await status(visitor, sid)).toBe('changed');
});
