import type { Request, Response } from 'express';
import type { EndedAccess } from '@convivio/platform/ended-access';
import { ProductError } from '@convivio/platform/errors';
import { requireUser } from '@convivio/platform/identity';
import { expiryOf, type RequestState } from '../http/request-state.ts';
import type { LivePath } from './live-path.ts';

const HEARTBEAT_MS = 20_000;
/** A reader comes back within seconds, so a line need not live longer than any timer can count. */
const LONGEST_MS = 24 * 3_600_000;
/** What a reader has not taken, in bytes, before the line is cut. */
const UNREAD_BYTES = 1_000_000;
/** Open lines of one user: many tabs, but not a way to use up the server's sockets. */
const LINES_OF_ONE_USER = 30;

const tooManyLines = () =>
  new ProductError(
    429,
    'TOO_MANY_STREAMS',
    'Convivio is open in too many windows. Close some of them.',
    { retryAfter: 30 },
  );

/**
 * Server-sent events of the signed-in cook's intake jobs, recipes, library imports and exports. A line ends with its token, so that the reader comes
 * back with a new one, at once when the access of its token ends, and when `closing` aborts.
 */
export function eventStream(live: LivePath, ended: EndedAccess, closing: AbortSignal) {
  const open = new Map<string, number>();

  return (_request: Request, response: Response): void => {
    const { actor, authorization } = response.locals as RequestState;
    const user = requireUser(actor);
    const { id } = user;
    const lines = open.get(id) ?? 0;
    if (lines >= LINES_OF_ONE_USER) throw tooManyLines();
    open.set(id, lines + 1);

    const write = (text: string) => {
      response.write(text);
      if (response.writableLength > UNREAD_BYTES) response.destroy();
    };
    const stop = live.follow(id, ({ name, data }) =>
      write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    );
    const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
    const unwatch = ended.watch(id, () => ended.refusalOf(user) && end());
    const leave = () => {
      stop();
      unwatch();
      clearInterval(heartbeat);
      clearTimeout(timer);
      closing.removeEventListener('abort', end);
    };
    // Nothing may be written to a response that has ended.
    const end = () => {
      leave();
      response.end();
    };
    const timer = setTimeout(
      end,
      Math.min(LONGEST_MS, Math.max(0, (expiryOf(authorization) ?? Infinity) - Date.now())),
    );
    closing.addEventListener('abort', end);
    response.on('close', () => {
      leave();
      const left = (open.get(id) ?? 1) - 1;
      if (left > 0) open.set(id, left);
      else open.delete(id);
    });

    response.status(200).set({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.flushHeaders();
    write('retry: 2000\n: connected\n\n');
    if (closing.aborted) end();
  };
}
