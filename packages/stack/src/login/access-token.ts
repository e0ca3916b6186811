import { randomUUID } from 'node:crypto';
import { notFound } from '@convivio/platform/errors';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Accounts } from './accounts.ts';
import { ACCESS_TOKEN_SECONDS, AUDIENCE, claimsOf, CLIENT_ID, TOKEN_AUDIENCES } from './claims.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface TokenIssuer {
  /** An access token without a session, for the command line. Throws 404 ACCOUNT_NOT_FOUND, also for a disabled account. */
  issueToken(email: string, options?: { ttlSeconds?: number }): Promise<string>;
}

/** Issues access tokens as a sign-in would, for the accounts of this issuer. */
export function createTokenIssuer(
  issuer: string,
  keys: SigningKeys,
  accounts: Accounts,
  adminEmails: string[],
): TokenIssuer {
  return {
    async issueToken(email, { ttlSeconds = ACCESS_TOKEN_SECONDS } = {}) {
      const account = accounts.find(email);
      if (!account || account.disabled)
        throw notFound(
          'ACCOUNT_NOT_FOUND',
          account ? 'This account is disabled.' : 'There is no account with this e-mail.',
        );
      return new SignJWT({
        ...claimsOf(account, adminEmails),
        typ: 'Bearer',
        azp: CLIENT_ID,
        sid: randomUUID(),
        scope: 'openid',
        client_id: CLIENT_ID,
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keys.jwk.kid })
        .setIssuer(issuer)
        .setAudience(TOKEN_AUDIENCES)
        .setSubject(account.id)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${ttlSeconds}s`)
        .sign(keys.privateKey);
    },
  };
}

/** The claims of a valid access token of this issuer, or undefined. */
export async function readAccessToken(
  token: string,
  issuer: string,
  keys: SigningKeys,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys.publicKey, {
      issuer,
      audience: AUDIENCE,
      algorithms: ['RS256'],
    });
    return payload;
  } catch {
    return undefined;
  }
}
