import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { ADMIN_ROLE } from '../identity/identity.ts';
import { closeServer, listen } from '../http/http-server.ts';

export interface TestUser {
  /** The subject of the token. */
  id: string;
  email?: string;
  emailVerified?: boolean;
  firstName?: string;
  lastName?: string;
  isAdmin?: boolean;
  sessionId?: string;
}

export interface TokenClaims {
  audience?: string;
  clientId?: string;
  issuer?: string;
  /** Epoch seconds; now unless told. */
  issuedAt?: number;
  /** Seconds from now; negative for a token that has expired. */
  expiresIn?: number;
}

export interface TokenIssuer {
  /** The settings with which a service accepts these tokens. */
  environment: { LOGIN_ISSUER: string; LOGIN_JWKS_URL: string };
  /** An access token as the login issues it; `claims` say what is wrong with it. */
  token(user: TestUser, claims?: TokenClaims): Promise<string>;
  /** The Authorization header with such a token. */
  authorization(user: TestUser, claims?: TokenClaims): Promise<string>;
  /** A logout token as the login sends it; undefined leaves a claim out. */
  logoutToken(claims: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

const KEY_ID = 'test-key';

/** A login for tests: issues access tokens and serves the keys to check them with over HTTP, on a port of its own. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, use: 'sig', alg: 'RS256' }],
  });
  const server = createServer(
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(keys),
  );
  await listen(server, 0, '127.0.0.1');
  const ownIssuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/convivio`;

  async function token(
    user: TestUser,
    {
      audience = 'convivio-api',
      clientId = 'convivio-web',
      issuer = ownIssuer,
      issuedAt = Math.floor(Date.now() / 1_000),
      expiresIn = 300,
    }: TokenClaims = {},
  ): Promise<string> {
    return new SignJWT({
      azp: clientId,
      sid: user.sessionId ?? `session-of-${user.id}`,
      email: user.email ?? `${user.id}@example.org`,
      email_verified: user.emailVerified ?? true,
      given_name: user.firstName ?? user.id,
      family_name: user.lastName ?? 'Tester',
      realm_access: { roles: user.isAdmin ? [ADMIN_ROLE] : [] },
    })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .setSubject(user.id)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(Math.floor(Date.now() / 1_000) + expiresIn)
      .sign(privateKey);
  }

  return {
    environment: {
      LOGIN_ISSUER: ownIssuer,
      LOGIN_JWKS_URL: `${ownIssuer}/protocol/openid-connect/certs`,
    },
    token,
    logoutToken: (claims) =>
      new SignJWT(logoutClaims(ownIssuer, claims))
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'logout+jwt' })
        .sign(privateKey),
    authorization: async (user, claims) => `Bearer ${await token(user, claims)}`,
    close: () => closeServer(server),
  };
}

/** What a logout token says, with further claims or others. */
export function logoutClaims(
  issuer: string,
  claims: Record<string, unknown>,
): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1_000);
  return {
    iss: issuer,
    aud: 'convivio-web',
    iat: now,
    exp: now + 120,
    jti: randomUUID(),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    ...claims,
  };
}
