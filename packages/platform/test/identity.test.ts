import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWK } from 'jose';
import {
  createVerifier,
  requireService,
  requireUser,
  serviceAuthorization,
  type VerifierOptions,
} from '../src/identity/identity.ts';
import { startTokenIssuer, type TokenIssuer } from '../src/test-kit/token-issuer.ts';

const SECRET = 'a secret of more than thirty-two characters';

let issuer: TokenIssuer;
let options: VerifierOptions;
beforeAll(async () => {
  issuer = await startTokenIssuer();
  options = {
    issuer: issuer.environment.LOGIN_ISSUER,
    jwksUrl: issuer.environment.LOGIN_JWKS_URL,
    audience: 'convivio-api',
    clientId: 'convivio-web',
    adminEmails: ['chef@example.org'],
    serviceSecret: SECRET,
  };
});
afterAll(() => issuer.close());

const verify = (authorization: string | undefined, changed: Partial<VerifierOptions> = {}) =>
  createVerifier({ ...options, ...changed })(authorization);
const claims = () => ({
  azp: options.clientId,
  sid: 's',
  email: 'eve@example.org',
  email_verified: true,
  realm_access: { roles: ['admin'] },
});
const complete = (token: SignJWT) =>
  token
    .setSubject('eve')
    .setIssuer(options.issuer)
    .setAudience(options.audience)
    .setIssuedAt()
    .setExpirationTime('5m');

describe('a token of the login', () => {
  test('says who asks', async () => {
    const actor = await verify(
      await issuer.authorization({
        id: 'tilda',
        email: 'tilda@example.org',
        firstName: 'Tilda',
        lastName: 'Berg',
        sessionId: 'evening',
      }),
    );
    expect(actor).toEqual({
      kind: 'user',
      id: 'tilda',
      sessionId: 'evening',
      email: 'tilda@example.org',
      firstName: 'Tilda',
      lastName: 'Berg',
      isAdmin: false,
    });
    expect(requireUser(actor).id).toBe('tilda');
    expect(() => requireService(actor)).toThrow('Sign in to continue.');
  });

  test('is not needed by a visitor', async () => {
    expect(await verify(undefined)).toBeNull();
    expect(() => requireUser(null)).toThrow('Sign in to continue.');
  });

  test.each([
    ['role of the realm', { isAdmin: true }, true],
    ['listed address that is verified', { email: 'Chef@Example.org' }, true],
    [
      'listed address that is not verified',
      { email: 'chef@example.org', emailVerified: false },
      false,
    ],
    [
      'address that only looks like the listed one',
      { email: 'chef@example.org.evil.example' },
      false,
    ],
  ])('makes an administrator by the %s: %j', async (_case, about, isAdmin) => {
    expect(await verify(await issuer.authorization({ id: 'chef', ...about }))).toMatchObject({
      isAdmin,
    });
  });

  test('may be written with any case of Bearer', async () => {
    expect(await verify(`bearer ${await issuer.token({ id: 'tilda' })}`)).toMatchObject({
      id: 'tilda',
    });
  });
});

describe('a token is refused', () => {
  const refused = { status: 401, code: 'UNAUTHENTICATED' };

  test.each([
    ['that has expired', { expiresIn: -1 }],
    ['for another audience', { audience: 'account' }],
    ['that was issued to another application', { clientId: 'admin-cli' }],
    ['of another issuer', { issuer: 'https://login.evil.example/realms/convivio' }],
  ])('%s', async (_case, wrong) => {
    await expect(verify(await issuer.authorization({ id: 'tilda' }, wrong))).rejects.toMatchObject(
      refused,
    );
  });

  test('that is not signed', async () => {
    const unsigned = new UnsecuredJWT(claims())
      .setSubject('eve')
      .setIssuer(options.issuer)
      .setAudience(options.audience)
      .setExpirationTime('5m')
      .encode();
    await expect(verify(`Bearer ${unsigned}`)).rejects.toMatchObject(refused);
  });

  test('that is signed with the public key as if it were a secret', async () => {
    const { keys } = (await (await fetch(options.jwksUrl as string)).json()) as { keys: JWK[] };
    const jwk = keys[0] as JWK;
    const pem = await exportSPKI(
      (await importJWK({ ...jwk, ext: true }, 'RS256', { extractable: true })) as CryptoKey,
    );
    for (const secret of [pem, JSON.stringify(jwk), jwk.n as string]) {
      const forged = await complete(
        new SignJWT(claims()).setProtectedHeader({
          alg: 'HS256',
          ...(jwk.kid && { kid: jwk.kid }),
        }),
      ).sign(new TextEncoder().encode(secret));
      await expect(verify(`Bearer ${forged}`)).rejects.toMatchObject(refused);
    }
  });

  test('that is signed with a key the login does not have, under its name or another', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    for (const kid of ['test-key', 'my-own-key', undefined]) {
      const forged = await complete(
        new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', ...(kid && { kid }) }),
      ).sign(privateKey);
      await expect(verify(`Bearer ${forged}`)).rejects.toMatchObject(refused);
    }
  });

  test.each([
    'Bearer',
    'Bearer x',
    'Bearer a.b',
    'Bearer a.b.c.d',
    'Bearer ..',
    'Basic dGlsZGE6',
    'Bearer a.b.c\n',
  ])('that is none: "%s"', async (authorization) => {
    await expect(verify(authorization)).rejects.toMatchObject(refused);
  });
});

describe('a token of a service', () => {
  test('says which service asks, and is nobody', async () => {
    const actor = await verify(await serviceAuthorization('intake-ai', SECRET));
    expect(requireService(actor)).toMatchObject({
      kind: 'service',
      id: 'intake-ai',
      isAdmin: false,
    });
    expect(() => requireUser(actor)).toThrow('Sign in to continue.');
  });

  test('is refused with another secret, or with the claims of a cook', async () => {
    await expect(
      verify(
        await serviceAuthorization('intake-ai', 'another secret of more than thirty-two chars'),
      ),
    ).rejects.toMatchObject({ status: 401 });
    const mixed = await complete(new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' })).sign(
      new TextEncoder().encode(SECRET),
    );
    await expect(verify(`Bearer ${mixed}`)).rejects.toMatchObject({ status: 401 });
  });

  test('cannot be written by the login', async () => {
    await expect(
      verify(
        await issuer.authorization(
          { id: 'tilda' },
          { issuer: 'convivio', audience: 'convivio-services' },
        ),
      ),
    ).rejects.toMatchObject({ status: 401 });
  });
});

describe('while the keys of the login cannot be had, nobody is refused for good', () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));
  async function keysAnswered(status: number, body: string): Promise<string> {
    const server = createServer(
      (_request, response) => void response.writeHead(status, { connection: 'close' }).end(body),
    ).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`;
  }

  test.each([
    ['nobody answers', async () => 'http://127.0.0.1:1/certs'],
    ['the login fails', () => keysAnswered(500, 'oh')],
    ['the answer is no JSON', () => keysAnswered(200, '<html>')],
    ['the answer holds no keys', () => keysAnswered(200, '{"error":"no such realm"}')],
  ])('%s', async (_case, url) => {
    await expect(
      verify(await issuer.authorization({ id: 'tilda' }), { jwksUrl: await url() }),
    ).rejects.toMatchObject({ status: 503, code: 'LOGIN_UNAVAILABLE', retryAfter: 5 });
  });
});
