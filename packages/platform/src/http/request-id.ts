import { randomUUID } from 'node:crypto';

/** The header in which a request id travels between gateway and services. */
export const REQUEST_ID = 'x-request-id';

/** Keeps a caller's id when it is harmless, else makes one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
