import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ILARIA, startLogin, type LoginStack } from './login-stack.ts';
import { headingOf, Visitor } from './visitor.ts';

let stack: LoginStack;
beforeAll(async () => {
  stack = await startLogin();
});
afterAll(() => stack.stop());

const oidc = (path: string) => `${stack.issuer}/protocol/openid-connect/${path}`;

test('sends pages without any script, uncached, that no other page may frame', async () => {
  const visitor = new Visitor(stack);
  for (const page of [
    await visitor.open(visitor.authorizationUrl()),
    await visitor.open(visitor.authorizationUrl({}, 'registrations')),
    await visitor.open(visitor.authorizationUrl({ client_id: 'other' })),
    await visitor.open(`${stack.issuer}/interaction/nothing`),
  ]) {
    expect(page.html).not.toMatch(/<script|\son\w+=|style="/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${stack.origin} https://app.example.org`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src [^;]|unsafe/);
    const style = /<style>(.*?)<\/style>/s.exec(page.html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(page.headers.get('cache-control')).toMatch(/no-store/);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
  }
});

test('explains an unknown client, an unknown address and no request at all', async () => {
  const visitor = new Visitor(stack);
  expect(headingOf(await visitor.open(visitor.authorizationUrl({ client_id: 'other' })))).toBe(
    'Not a sign-in',
  );
  expect(
    headingOf(
      await visitor.open(visitor.authorizationUrl({ redirect_uri: 'https://evil.example/' })),
    ),
  ).toBe('Unknown address');
  expect(headingOf(await visitor.open(oidc('auth')))).toBe('Not a sign-in');
});

test('lets only the product frame the helper pages', async () => {
  for (const path of ['3p-cookies/step1.html', 'login-status-iframe.html']) {
    const response = await fetch(oidc(path));
    const policy = response.headers.get('content-security-policy');
    expect(response.status).toBe(200);
    expect(policy).toMatch(/script-src 'sha256-[^']+';/);
    expect(policy).toContain(`frame-ancestors 'self' ${stack.origin} https://app.example.org`);
    expect(response.headers.get('x-frame-options')).toBeNull();
  }
});

test('serves its fonts for a year', async () => {
  const visitor = new Visitor(stack);
  const { html } = await visitor.open(visitor.authorizationUrl());
  const fonts = [...new Set(html.match(/\/realms\/convivio\/assets\/[\w-]+\.woff2/g))];
  expect(fonts).toHaveLength(4);
  for (const font of fonts) {
    const response = await fetch(new URL(font, stack.origin));
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'font/woff2', 'public, max-age=31536000, immutable']);
  }
});

test('tells who a token belongs to, for as long as the account is in good standing', async () => {
  const mia = await stack.accounts.create({
    email: 'mia@example.org',
    password: 'bread and salt',
    firstName: 'Mia',
    lastName: 'M',
  });
  const { access_token } = await new Visitor(stack).signIn('mia@example.org', 'bread and salt');
  const ask = (authorization?: string, origin = 'https://app.example.org') =>
    fetch(oidc('userinfo'), { headers: { origin, ...(authorization && { authorization }) } });

  const response = await ask(`Bearer ${access_token}`);
  expect(await response.json()).toMatchObject({
    sub: mia.id,
    email: 'mia@example.org',
    given_name: 'Mia',
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example.org');
  expect(
    (await ask(`Bearer ${access_token}`, 'https://evil.example')).headers.get(
      'access-control-allow-origin',
    ),
  ).toBeNull();
  expect((await ask()).status).toBe(401);
  expect((await ask(`Bearer ${access_token.slice(0, -4)}AAAA`)).status).toBe(401);
  stack.accounts.disable(mia.id);
  expect((await ask(`Bearer ${access_token}`)).status).toBe(401);
});

test('lets the product’s origins alone ask for tokens from a browser', async () => {
  const ask = (origin: string) =>
    fetch(oidc('token'), {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({
        client_id: 'convivio-web',
        grant_type: 'refresh_token',
        refresh_token: 'x',
      }),
    });
  const own = await ask('https://app.example.org');
  expect([
    own.headers.get('access-control-allow-origin'),
    own.headers.get('access-control-allow-credentials'),
  ]).toEqual(['https://app.example.org', 'true']);
  const foreign = await ask('https://evil.example');
  expect([
    foreign.headers.get('access-control-allow-origin'),
    foreign.headers.get('access-control-allow-credentials'),
  ]).toEqual([null, null]);
});

test('answers outside its realm with nothing, so that the app can', async () => {
  expect(await (await fetch(`${stack.origin}/realms`)).text()).toContain('The web app');
  expect(await (await fetch(`${stack.origin}/recipes/1`)).text()).toContain('The web app');
  expect((await fetch(`${stack.issuer}/nothing/here`)).status).toBe(404);
});

test('issues tokens for the command line that userinfo accepts', async () => {
  const token = await stack.accounts.issueToken(ILARIA.email.toUpperCase(), { ttlSeconds: 60 });
  expect(
    await (await fetch(oidc('userinfo'), { headers: { authorization: `Bearer ${token}` } })).json(),
  ).toMatchObject({ email: ILARIA.email });
  await expect(stack.accounts.issueToken('nobody@example.org')).rejects.toMatchObject({
    status: 404,
    code: 'ACCOUNT_NOT_FOUND',
  });
});
