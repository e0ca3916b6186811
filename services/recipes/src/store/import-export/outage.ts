import { isDatabaseAway } from '@convivio/platform/database';
import { ProductError } from '@convivio/platform/errors';
import { FilesUnavailable } from '@convivio/platform/files/file-errors';

/** Errors of the system that pass: no room, too many open files, a connection that broke. */
const PASSING_CODES = new Set<unknown>([
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ERR_STREAM_PREMATURE_CLOSE',
]);
const MOST_CAUSES = 5;

/** Whether something that work depends on is away, so that the work is not to blame and can go on later. */
export function isOutage(thrown: unknown): boolean {
  for (
    let error = thrown, depth = 0;
    error instanceof Error && depth < MOST_CAUSES;
    error = error.cause, depth++
  ) {
    if (
      isDatabaseAway(error) ||
      error instanceof FilesUnavailable ||
      (error instanceof ProductError && error.status >= 500)
    )
      return true;
    if (PASSING_CODES.has((error as { code?: unknown }).code)) return true;
  }
  return false;
}
