import { requestDigest } from '@convivio/contracts/idempotency-key';
import { invalid } from '@convivio/platform/errors';
import { refuseUnusableKey } from '@convivio/platform/usable-key';

/** What the idempotency keys of all cooks were used for, by whatever route and service. */
export interface UsedKeys {
  /** Notes for good that an owner's key is used for this. False where it was used for something else. */
  use(ownerId: string, key: string, asked: string): Promise<boolean>;
}

/** A request that is answered once: its key, and a digest of what it asks for. */
export interface KeyedRequest {
  key: string;
  asked: string;
}

/** The request that comes with a key; null without one. Throws 422 for a key that cannot be kept. */
export function keyedRequest(
  key: string | null,
  operation: string,
  body: unknown,
): KeyedRequest | null {
  if (key === null) return null;
  refuseUnusableKey(key);
  return { key, asked: requestDigest(operation, body) };
}

/**
 * Uses the key of a request that is about to be granted, or was before. Throws 422 where the key was used for another one. What is refused
 * before this leaves its key free.
 */
export async function useKey(
  keys: UsedKeys,
  ownerId: string,
  request: KeyedRequest | null,
): Promise<void> {
  if (request && !(await keys.use(ownerId, request.key, request.asked)))
    throw invalid(
      'IDEMPOTENCY_KEY_REUSED',
      'This idempotency key was used for another request. Send this one with a key of its own.',
      { idempotencyKey: 'was used for another request' },
    );
}
