import { jwtVerify } from 'jose';
import { z } from 'zod';
import { malformed, ProductError } from '../errors.ts';
import { issuerKeys, keysAway, type IssuerAddress } from './issuer-keys.ts';

/** What the issuer says of a sign-out on its own pages (OpenID Connect Back-Channel Logout 1.0). One of user and session is there, or both. */
export interface Logout {
  /** By which one token is known from all others. */
  tokenId: string;
  userId: string | null;
  /** Null for all sign-ins of the user. */
  sessionId: string | null;
  at: Date;
}

/** Reads a logout token. Throws 400 for one that does not hold, 503 when the issuer's keys cannot be had. */
export type ReadLogoutToken = (token: string) => Promise<Logout>;

/** A token is sent at once, and once. */
const LONGEST_MS = 5 * 60_000;
/** How far the clocks of the issuer and of this machine may be apart, in seconds. */
const CLOCKS_APART_S = 30;

const claims = z
  .object({
    jti: z.string().min(1).max(200),
    sub: z.string().min(1).nullable().default(null),
    sid: z.string().min(1).nullable().default(null),
    iat: z.number(),
    events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.looseObject({}) }),
    // An ID token that is passed off as this one has it.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== null || sid !== null);

export function logoutTokenReader(options: IssuerAddress & { clientId: string }): ReadLogoutToken {
  const keys = issuerKeys(options);
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: options.issuer,
        audience: options.clientId,
        algorithms: ['RS256'],
        requiredClaims: ['iat', 'jti', 'events'],
        maxTokenAge: LONGEST_MS / 1_000,
        clockTolerance: CLOCKS_APART_S,
      });
      const read = claims.safeParse(payload);
      if (!read.success) throw logoutTokenInvalid();
      const { jti: tokenId, sub: userId, sid: sessionId, iat } = read.data;
      return { tokenId, userId, sessionId, at: new Date(iat * 1_000) };
    } catch (error) {
      if (error instanceof ProductError) throw error;
      throw keysAway(error) ?? logoutTokenInvalid();
    }
  };
}

const logoutTokenInvalid = () =>
  malformed('LOGOUT_TOKEN_INVALID', 'This logout token does not hold.');
