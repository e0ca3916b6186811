import type { Request } from 'express';
import { malformed } from '@convivio/platform/errors';
import { LONGEST_IDEMPOTENCY_KEY } from '@convivio/platform/usable-key';

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${LONGEST_IDEMPOTENCY_KEY}}$`);

/** What a key may be, in words. */
export const KEY_RULE = `1 to ${LONGEST_IDEMPOTENCY_KEY} visible ASCII characters`;

/** The key under which a request is answered once; null without one. Throws 400 for one that no header may carry. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!KEY.test(key))
    throw malformed('IDEMPOTENCY_KEY_MALFORMED', `The Idempotency-Key must be ${KEY_RULE}.`);
  return key;
}
