import { ProductError } from '@convivio/platform/errors';
import { FilesUnavailable } from '@convivio/platform/files/file-errors';

/** How the driver and mongoose name errors of the way to the database, or of its being closed. */
const AWAY = /^Mongo(?:ose)?\w*(?:Network|Selection|NotConnected|Closed|Cleared|Timeout|ExpiredSession)/;
/** Codes of a server that stops, changes its primary, or has no room: https://github.com/mongodb/mongo/blob/master/src/mongo/base/error_codes.yml */
const AWAY_CODES = new Set<unknown>([6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031]);
/** Errors of the system that pass: no room, too many open files, a connection that broke. */
const PASSING_CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ERR_STREAM_PREMATURE_CLOSE']);
const MOST_CAUSES = 5;

/** Whether something that work depends on is away, so that the work is not to blame and can go on later. */
export function isOutage(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < MOST_CAUSES; error = error.cause, depth++) {
    if (error instanceof FilesUnavailable || (error instanceof ProductError && error.status >= 500) || AWAY.test(error.name)) return true;
    const { code } = error as { code?: unknown };
    if (PASSING_CODES.has(code) || (error.name.startsWith('Mongo') && AWAY_CODES.has(code))) return true;
  }
  return false;
}
