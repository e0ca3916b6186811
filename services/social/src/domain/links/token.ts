import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { ShareLink } from './share-link.ts';

/** 256 bits as base64url. */
const TOKEN = /^[\w-]{43}$/;

type Sealed = Pick<ShareLink, 'seed' | 'tokenHash'>;

/** What is kept of a new token: neither part gives it away without the secret of the service. */
export function newToken(secret: string): Sealed {
  const seed = randomBytes(32).toString('hex');
  return { seed, tokenHash: hashOf(made(seed, secret)) };
}

/** The token of a link; null where the secret is another one than when it was made: the link works, and nobody can tell it any more. */
export function tokenOf({ seed, tokenHash }: Sealed, secret: string): string | null {
  const token = made(seed, secret);
  return hashOf(token) === tokenHash ? token : null;
}

/** By what a link is looked up, so that how long that takes tells nothing of how much of a token was right; null for what can be none. */
export const lookUpHash = (token: string): string | null =>
  TOKEN.test(token) ? hashOf(token) : null;

const made = (seed: string, secret: string): string =>
  createHmac('sha256', secret).update(`share\n${seed}`).digest('base64url');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
