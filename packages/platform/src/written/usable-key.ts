import { invalid } from '../errors.ts';

/** The longest key under which a request is answered once, in characters: the gateway reads it from a header, the services keep it. */
export const LONGEST_IDEMPOTENCY_KEY = 200;

/** Throws 422 IDEMPOTENCY_KEY_INVALID for a key that cannot be kept; null is none. */
export function refuseUnusableKey(key: string | null): void {
  if (key !== null && (key.trim() === '' || key.length > LONGEST_IDEMPOTENCY_KEY))
    throw invalid(
      'IDEMPOTENCY_KEY_INVALID',
      `An idempotency key has 1 to ${LONGEST_IDEMPOTENCY_KEY} characters.`,
      { idempotencyKey: `must have 1 to ${LONGEST_IDEMPOTENCY_KEY} characters` },
    );
}
