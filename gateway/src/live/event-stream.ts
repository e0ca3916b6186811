import { setTimeout as pause } from 'node:timers/promises';
import type { LiveEvent } from '@convivio/contracts/live-events';
import type { Request, Response } from 'express';
import type { EndedAccess } from '@convivio/platform/ended-access';
import { ProductError } from '@convivio/platform/errors';
import { requireUser } from '@convivio/platform/identity';
import { expiryOf, type RequestState } from '../http/request-state.ts';
import { followShared } from './follow-shared.ts';
import type { LivePath } from './live-path.ts';

const HEARTBEAT_MS = 20_000;
/** A reader comes back within seconds, so a line need not live longer than any timer can count. */
const LONGEST_MS = 24 * 3_600_000;
/** What a reader has not taken, in bytes, before the line is cut. */
const UNREAD_BYTES = 1_000_000;
/** A line does not wait longer to know whose collections it tells of. */
const OWNERS_MS = 2_000;
/** Open lines of one user: many tabs, but not a way to use up the server's sockets. */
const LINES_OF_ONE_USER = 30;

const tooManyLines = () =>
  new ProductError(
    429,
    'TOO_MANY_STREAMS',
    'Convivio is open in too many windows. Close some of them.',
    { retryAfter: 30 },
  );

/** With whom the one who sent a request collaborates. */
export type OwnersOf = (state: RequestState) => Promise<readonly string[]>;

/** Says that a line begins, and answers what writes to it; a reader that does not read is let go. */
function beginLine(response: Response): (text: string) => void {
  response.status(200).set({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  return (text) => {
    response.write(text);
    if (response.writableLength > UNREAD_BYTES) response.destroy();
  };
}

/** How long a line of this request may last. Milliseconds. */
const longestOf = ({ authorization }: RequestState) =>
  Math.min(LONGEST_MS, Math.max(0, (expiryOf(authorization) ?? Infinity) - Date.now()));

/** What a line of events needs beside who asks. */
export interface LineSources {
  live: LivePath;
  ownersOf: OwnersOf;
  ended: Pick<EndedAccess, 'refusalOf' | 'watch'>;
  closing: AbortSignal;
}

/**
 * Server-sent events of the signed-in cook's intake jobs, recipes, library imports and exports, and of the collections of those with whom the cook
 * collaborates. A line ends with its token, so that the reader comes back with a new one, at once when the access of its token ends, and when
 * `closing` aborts.
 */
export function eventStream({ live, ownersOf, ended, closing }: LineSources) {
  const open = new Map<string, number>();

  return (_request: Request, response: Response): void => {
    const state = response.locals as RequestState;
    const user = requireUser(state.actor);
    const { id } = user;
    const lines = open.get(id) ?? 0;
    if (lines >= LINES_OF_ONE_USER) throw tooManyLines();
    open.set(id, lines + 1);

    const write = beginLine(response);
    const tell = ({ name, data }: LiveEvent) =>
      write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    const stop = live.follow(id, tell);
    const shared = followShared(live, id, () => ownersOf(state), tell);
    const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
    const unwatch = ended.watch(id, () => ended.refusalOf(user) && end());
    const leave = () => {
      stop();
      shared.stop();
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
    const timer = setTimeout(end, longestOf(state));
    closing.addEventListener('abort', end);
    response.on('close', () => {
      leave();
      const left = (open.get(id) ?? 1) - 1;
      if (left > 0) open.set(id, left);
      else open.delete(id);
    });

    // Whoever is connected misses nothing, of others' collections too; what is the cook's own is told meanwhile.
    const connected = () => {
      if (response.writableEnded || response.destroyed) return;
      response.flushHeaders();
      write('retry: 2000\n: connected\n\n');
    };
    void Promise.race([shared.ready, pause(OWNERS_MS, undefined, { ref: false })]).then(connected);
    // Access may have ended since the token was looked at.
    if (closing.aborted || ended.refusalOf(user)) end();
  };
}
