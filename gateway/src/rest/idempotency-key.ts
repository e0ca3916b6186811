import type { Request } from 'express';
import { malformed } from '@convivio/platform/errors';

/** The key under which a request is answered once; null without one. Throws 400 for one that no header may carry. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,100}$/.test(key)) throw malformed('IDEMPOTENCY_KEY_MALFORMED', 'The Idempotency-Key must be 1 to 100 visible ASCII characters.');
  return key;
}
