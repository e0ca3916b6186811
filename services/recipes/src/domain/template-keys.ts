import { invalid } from '@convivio/platform/errors';

/** A request that a cook has sent with an idempotency key. */
export interface KeyedRequest {
  /** What was asked for: two requests are the same when these are. */
  request: string;
  /** The id that its template has or will have. */
  templateId: number;
  /** Whether it was kept: one that is not there any more was deleted since. */
  kept: boolean;
}

/** Which requests for templates came with which key. Beside the templates, so that a late repetition does not bring a deleted one back. */
export interface TemplateKeys {
  find(ownerId: string, key: string): Promise<KeyedRequest | null>;
  /** Notes the request unless the key has one already, and answers the one that it has. */
  take(ownerId: string, key: string, request: KeyedRequest, now: Date): Promise<KeyedRequest>;
  markKept(ownerId: string, key: string): Promise<void>;
}

/** Throws 422 when the key belongs to another request. */
export function sameRequest(known: KeyedRequest, request: string): KeyedRequest {
  if (known.request === request) return known;
  throw invalid('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was used for another request. Send this one with a key of its own.', { idempotencyKey: 'was used for another request' });
}
