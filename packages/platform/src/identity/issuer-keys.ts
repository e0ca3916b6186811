import { createRemoteJWKSet, errors } from 'jose';
import { unavailable, type ProductError } from '../errors.ts';

/** What jose calls keys that cannot be fetched or read: no fault of the token. */
const KEYS_AWAY = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

export interface IssuerAddress {
  issuer: string;
  /** Where the issuer's keys are; the issuer's own address by default. */
  jwksUrl?: string | undefined;
}

/** The keys with which the issuer signs, fetched when they are asked for and kept. */
export const issuerKeys = ({ issuer, jwksUrl }: IssuerAddress) =>
  createRemoteJWKSet(new URL(jwksUrl ?? `${issuer}/protocol/openid-connect/certs`), {
    cooldownDuration: 5_000,
    timeoutDuration: 5_000,
  });

/** The refusal (503) where a token could not be checked at all; null where it was and does not hold. */
export function keysAway(error: unknown): ProductError | null {
  if (error instanceof errors.JOSEError && !KEYS_AWAY.has(error.code)) return null;
  return unavailable(
    'LOGIN_UNAVAILABLE',
    'Your sign-in cannot be checked at the moment. Try again in a few seconds.',
    error,
  );
}
