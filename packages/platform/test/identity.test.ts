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
import { accessEnded } from '../src/identity/access-end.ts';
import { endsInMemory } from '../src/identity/ended-access.ts';
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
    ended: endsInMemory(),
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
      issuedAt: expect.any(Number),
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

const refused = { status: 401, code: 'UNAUTHENTICATED' };

describe('a token is refused', () => {
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

  test('that was issued more than a day ago, however long it says it holds', async () => {
    const issuedAt = Math.floor(Date.now() / 1_000) - 25 * 3_600;
    await expect(
      verify(await issuer.authorization({ id: 'tilda' }, { issuedAt, expiresIn: 3_600 })),
    ).rejects.toMatchObject(refused);
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

describe('a token that is valid is refused all the same', () => {
  const second = 1_000 * Math.floor(Date.now() / 1_000);
  const at = (seconds: number) => new Date(second + seconds * 1_000);
  const tokenOf = (id: string, issued: number, sessionId: string) =>
    issuer.authorization({ id, sessionId }, { issuedAt: second / 1_000 + issued });
  type End = Parameters<typeof accessEnded>[1];
  const endedBy = (...ends: [End, Date][]) => {
    const ended = endsInMemory();
    for (const [end, now] of ends) ended.add(accessEnded('tilda', end, now).data);
    return createVerifier({ ...options, ended });
  };

  test('once its session has ended, and no other is', async () => {
    const verify = endedBy([
      { userId: 'tilda', sessionId: 'phone', reason: 'signed-out' },
      at(-10),
    ]);
    await expect(verify(await tokenOf('tilda', 0, 'phone'))).rejects.toMatchObject({
      ...refused,
      message: 'Your session has ended. Sign in again.',
    });
    expect(await verify(await tokenOf('tilda', -60, 'laptop'))).toMatchObject({ id: 'tilda' });
    // A name of a session that somebody else has used ends nobody's but their own.
    expect(await verify(await tokenOf('berta', -60, 'phone'))).toMatchObject({ id: 'berta' });
  });

  test('when it was issued before the password was changed, but for the device that changed it', async () => {
    const verify = endedBy([
      { userId: 'tilda', keptSessionId: 'laptop', reason: 'password-changed' },
      at(-10),
    ]);
    await expect(verify(await tokenOf('tilda', -10, 'phone'))).rejects.toMatchObject({
      message: 'The password of this account was changed. Sign in with the new one.',
    });
    expect(await verify(await tokenOf('tilda', -60, 'laptop'))).toMatchObject({ id: 'tilda' });
    expect(await verify(await tokenOf('tilda', -9, 'phone'))).toMatchObject({ id: 'tilda' });
  });

  test.each([
    ['suspended', 'ACCOUNT_SUSPENDED', 'This account is suspended. Ask the person who runs'],
    ['deleted', 'ACCOUNT_DELETED', 'This account was deleted.'],
  ] as const)(
    'whenever it was issued, of an account that is %s',
    async (reason, code, sentence) => {
      const verify = endedBy([{ userId: 'tilda', reason }, at(-10)]);
      await expect(verify(await tokenOf('tilda', 0, 'phone'))).rejects.toMatchObject({
        status: 401,
        code,
        message: expect.stringContaining(sentence),
      });
    },
  );

  test('of two facts about who may come in the later counts, in whatever order they come', async () => {
    const suspended: [End, Date] = [{ userId: 'tilda', reason: 'suspended' }, at(-20)];
    const reactivated: [End, Date] = [{ userId: 'tilda', reason: 'reactivated' }, at(-10)];
    for (const verify of [endedBy(suspended, reactivated), endedBy(reactivated, suspended)]) {
      expect(await verify(await tokenOf('tilda', 0, 'phone'))).toMatchObject({ id: 'tilda' });
      await expect(verify(await tokenOf('tilda', -15, 'phone'))).rejects.toMatchObject(refused);
    }
    const deleted: [End, Date] = [{ userId: 'tilda', reason: 'deleted' }, at(-20)];
    for (const verify of [endedBy(deleted, reactivated), endedBy(reactivated, deleted)])
      await expect(verify(await tokenOf('tilda', 0, 'phone'))).rejects.toMatchObject({
        code: 'ACCOUNT_DELETED',
      });
  });

  test.each(['suspended', 'deleted'] as const)(
    'of an account that is %s, whatever ends of its sign-ins come behind',
    async (reason) => {
      const barred: [End, Date] = [{ userId: 'tilda', reason }, at(-20)];
      for (const later of [
        { userId: 'tilda', keptSessionId: 'phone', reason: 'signed-out' },
        { userId: 'tilda', reason: 'password-changed' },
      ] as const)
        await expect(
          endedBy(barred, [later, at(-10)])(await tokenOf('tilda', 0, 'phone')),
        ).rejects.toMatchObject({ code: `ACCOUNT_${reason.toUpperCase()}` });
    },
  );

  test('of a suspended account until it is reactivated, though nobody tells of it anew', () => {
    const ended = endsInMemory();
    const tell = (reason: 'suspended' | 'reactivated', seconds: number) =>
      ended.add(accessEnded('admin', { userId: 'tilda', reason }, at(seconds)).data);
    const longAgo = -30 * 24 * 3_600;
    tell('suspended', longAgo);
    ended.forget();
    expect(ended.isBarred('tilda')).toBe(true);
    tell('reactivated', longAgo + 1);
    ended.forget();
    expect(ended.isBarred('tilda')).toBe(false);
  });

  test('when its device was signed out by another, whatever it signs out itself a moment later', async () => {
    const verify = endedBy(
      [{ userId: 'tilda', keptSessionId: 'laptop', reason: 'password-changed' }, at(-10)],
      [{ userId: 'tilda', keptSessionId: 'phone', reason: 'signed-out' }, at(-9)],
    );
    await expect(verify(await tokenOf('tilda', -20, 'phone'))).rejects.toMatchObject(refused);
    await expect(verify(await tokenOf('tilda', -20, 'laptop'))).rejects.toMatchObject(refused);
    expect(await verify(await tokenOf('tilda', -5, 'phone'))).toMatchObject({ id: 'tilda' });
  });

  test('although it was taken a moment before', async () => {
    const ended = endsInMemory();
    const verify = createVerifier({ ...options, ended });
    const token = await tokenOf('tilda', 0, 'phone');
    expect(await verify(token)).toMatchObject({ id: 'tilda' });
    ended.add(
      accessEnded('tilda', { userId: 'tilda', sessionId: 'phone', reason: 'signed-out' }, at(0))
        .data,
    );
    await expect(verify(token)).rejects.toMatchObject(refused);
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
