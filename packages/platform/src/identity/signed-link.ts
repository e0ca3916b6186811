import { createHmac, timingSafeEqual } from 'node:crypto';

const DAY_MS = 86_400_000;

/**
 * A path under /files that whoever holds it may read until it expires, for pictures and new tabs, which cannot carry a token.
 * It stays the same for a day, so that browsers can cache what it names, and holds for one to two days.
 */
export function signedFilePath(key: string, secret: string, now: number = Date.now()): string {
  const until = Math.ceil(now / DAY_MS) * DAY_MS + DAY_MS;
  return pathUntil(key, until, secret);
}

/** Such a path that holds for `forMs` from now and is another each time, for what should not stay open for long. */
export function briefFilePath(
  key: string,
  secret: string,
  forMs: number,
  now: number = Date.now(),
): string {
  return pathUntil(key, now + forMs, secret);
}

/** Whether the parts of such a path belong together and have not expired. */
export function isSignedFile(
  key: string,
  until: unknown,
  given: unknown,
  secret: string,
  now: number = Date.now(),
): boolean {
  if (
    typeof until !== 'string' ||
    typeof given !== 'string' ||
    !/^\d{13}$/.test(until) ||
    Number(until) < now
  )
    return false;
  const expected = Buffer.from(signature(key, Number(until), secret));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

const pathUntil = (key: string, until: number, secret: string) =>
  `/files/${key}?until=${until}&signature=${signature(key, until, secret)}`;

function signature(key: string, until: number, secret: string): string {
  return createHmac('sha256', secret).update(`${key}\n${until}`).digest('base64url');
}
