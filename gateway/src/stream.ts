import type { RequestHandler } from 'express';
import { requireUser } from '@convivio/platform/identity';
import type { RequestState } from './request-state.ts';
import type { IntakeEvents } from './intake-events.ts';

const HEARTBEAT_MS = 20_000;

/** GET /api/stream: server-sent events of the signed-in cook's jobs and recipes. Ends when the token does, so that the reader comes back with a new one. */
export function eventStream(events: IntakeEvents): RequestHandler {
  return async (request, response) => {
    const { actor, expiresAt } = response.locals as RequestState;
    const user = requireUser(actor);
    response.status(200).set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    response.flushHeaders();
    response.write(': connected\n\n');
    const stop = events.follow(user.id, (event, data) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
    const end = setTimeout(() => response.end(), Math.max(0, (expiresAt ?? Infinity) - Date.now()) || 1);
    if (expiresAt === null) clearTimeout(end);
    request.on('close', () => {
      stop();
      clearInterval(heartbeat);
      clearTimeout(end);
      response.end();
    });
  };
}
