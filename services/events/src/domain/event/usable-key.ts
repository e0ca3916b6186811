import { invalid } from '@convivio/platform/errors';
import { LIMITS } from './event-limits.data.ts';

/** Throws 422 for an idempotency key that cannot be kept. */
export function refuseUnusableKey(key: string | null): void {
  if (key !== null && (key.trim() === '' || key.length > LIMITS.idempotencyKey))
    throw invalid(
      'IDEMPOTENCY_KEY_INVALID',
      `An idempotency key has 1 to ${LIMITS.idempotencyKey} characters.`,
      { idempotencyKey: `must have 1 to ${LIMITS.idempotencyKey} characters` },
    );
}
