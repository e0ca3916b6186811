import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { closeServer, listen } from '../src/http/http-server.ts';
import { logoutTokenReader, type ReadLogoutToken } from '../src/identity/logout-token.ts';
import { logoutClaims, startTokenIssuer, type TokenIssuer } from '../src/test-kit/token-issuer.ts';

let issuer: TokenIssuer;
let read: ReadLogoutToken;
let address: string;
beforeAll(async () => {
  issuer = await startTokenIssuer();
  address = issuer.environment.LOGIN_ISSUER;
  read = logoutTokenReader({ issuer: address, clientId: 'convivio-web' });
});
afterAll(() => issuer.close());

const now = () => Math.floor(Date.now() / 1_000);
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

test.each([
  ['a session of a user', { sub: 'tilda', sid: 'evening' }, 'tilda', 'evening'],
  ['all sessions of a user', { sub: 'tilda' }, 'tilda', null],
  ['a session', { sid: 'evening' }, null, 'evening'],
])('a logout token says that %s has ended', async (_what, claims, userId, sessionId) => {
  const iat = now() - 10;
  const token = await issuer.logoutToken({ ...claims, iat, jti: 'one' });
  expect(await read(token)).toEqual({
    tokenId: 'one',
    userId,
    sessionId,
    at: new Date(iat * 1_000),
  });
});

test('a logout token may name further receivers, and say no end', async () => {
  const aud = ['another', 'convivio-web'];
  const token = await issuer.logoutToken({ sub: 'tilda', aud, exp: undefined });
  expect(await read(token)).toMatchObject({ userId: 'tilda' });
});

const REFUSED = { status: 400, code: 'LOGOUT_TOKEN_INVALID' };

test.each<[string, Record<string, unknown>]>([
  ['of another issuer', { iss: 'http://127.0.0.1:1/realms/convivio' }],
  ['of no issuer', { iss: undefined }],
  ['for another client', { aud: 'convivio-admin' }],
  ['for nobody', { aud: undefined }],
  ['without the moment of its issue', { iat: undefined }],
  ['that was issued long ago', { iat: now() - 400, exp: undefined }],
  ['that is issued in times to come', { iat: now() + 400 }],
  ['that has expired', { exp: now() - 100 }],
  ['without an id', { jti: undefined }],
  ['with an empty id', { jti: '' }],
  ['without events', { events: undefined }],
  ['of another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
  ['whose event is no object', { events: { [EVENT]: true } }],
  ['whose events are a list', { events: [EVENT] }],
  ['with a nonce, as ID tokens have it', { nonce: 'n' }],
  ['that names neither user nor session', { sub: undefined }],
  ['that names a user by a number', { sub: 7 }],
  ['that names an empty session', { sid: '' }],
])('a logout token is refused %s', async (_what, claims) => {
  const token = await issuer.logoutToken({ sub: 'tilda', ...claims });
  await expect(read(token)).rejects.toMatchObject(REFUSED);
});

test('a logout token is refused that somebody else has signed, or nobody, or that is none', async () => {
  const claims = logoutClaims(address, { sub: 'tilda' });
  const { privateKey } = await generateKeyPair('RS256');
  const header = { alg: 'RS256', kid: 'test-key' };
  const foreign = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
  const shared = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('a secret of more than thirty-two characters'));
  const unsigned = new UnsecuredJWT(claims).encode();
  const [head, , signature] = (await issuer.logoutToken({ sub: 'tilda' })).split('.');
  const changed = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
  const access = await issuer.token({ id: 'tilda' }, { audience: 'convivio-web' });
  for (const token of [foreign, shared, unsigned, changed, access, '', 'a.b.c'])
    await expect(read(token)).rejects.toMatchObject(REFUSED);
});

test('while the keys of the login are away, a logout token is neither believed nor refused', async () => {
  const server = createServer();
  await listen(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  await closeServer(server);
  const jwksUrl = `http://127.0.0.1:${port}/certs`;
  const elsewhere = logoutTokenReader({ issuer: address, clientId: 'convivio-web', jwksUrl });
  await expect(elsewhere(await issuer.logoutToken({ sub: 'tilda' }))).rejects.toMatchObject({
    status: 503,
  });
});
