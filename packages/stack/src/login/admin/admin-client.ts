import { randomUUID, timingSafeEqual, createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { nowInSeconds } from '../login-store.ts';
import type { SigningKeys } from '../signing-keys.ts';

/** The client with which the product itself looks after accounts, as in the realm of Keycloak. */
export const ADMIN_CLIENT_ID = 'convivio-admin';
const AUDIENCE = 'realm-management';
export const ADMIN_TOKEN_SECONDS = 60;

/** Issues and checks the tokens of the one service client. */
export function adminClient(issuer: string, secret: string, keys: SigningKeys) {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return {
    /** Whether an Authorization header carries the client's name and secret (RFC 6749, 2.3.1). */
    isClient(authorization = ''): boolean {
      const encoded = /^Basic ([\w+/=-]+)$/i.exec(authorization)?.[1];
      if (!encoded) return false;
      const expected = `${ADMIN_CLIENT_ID}:${secret}`;
      return timingSafeEqual(digest(Buffer.from(encoded, 'base64').toString()), digest(expected));
    },
    issueToken: () =>
      new SignJWT({ typ: 'Bearer', azp: ADMIN_CLIENT_ID, client_id: ADMIN_CLIENT_ID })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keys.jwk.kid })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(ADMIN_CLIENT_ID)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(nowInSeconds() + ADMIN_TOKEN_SECONDS)
        .sign(keys.privateKey),
    /** Whether an Authorization header carries such a token. */
    async isAdmin(authorization = ''): Promise<boolean> {
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
      if (!token) return false;
      return jwtVerify(token, keys.publicKey, {
        issuer,
        audience: AUDIENCE,
        subject: ADMIN_CLIENT_ID,
        algorithms: ['RS256'],
      }).then(
        () => true,
        () => false,
      );
    },
  };
}

export type AdminClient = ReturnType<typeof adminClient>;
