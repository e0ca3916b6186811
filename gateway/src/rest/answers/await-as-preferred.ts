import type { Request, Response } from 'express';
import { awaitEnd, type Awaited } from './await-end.ts';

/**
 * Waits for the end of what a request has begun, unless the client prefers to be told later. Null when it goes on: then the client, if it is
 * still there, has been told where to look.
 */
export async function awaitAsPreferred<Found>(
  awaited: Awaited<Found>,
  call: { request: Request; response: Response; ports: { waitMs: number; closing: AbortSignal } },
  begun: { location: string; json: unknown },
): Promise<Found | null> {
  const { ended, isGone } = await awaitEndUnlessRefused(awaited, call);
  if (ended === null && !isGone)
    call.response.status(202).location(begun.location).json(begun.json);
  return isGone ? null : ended;
}

async function awaitEndUnlessRefused<Found>(
  awaited: Awaited<Found>,
  { request, response, ports: { waitMs, closing } }: Parameters<typeof awaitAsPreferred>[1],
): Promise<{ ended: Found | null; isGone: boolean }> {
  if (/\brespond-async\b/i.test(request.get('prefer') ?? '')) {
    response.set('preference-applied', 'respond-async');
    return { ended: null, isGone: false };
  }
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  return {
    ended: await awaitEnd(awaited, waitMs, AbortSignal.any([gone.signal, closing])),
    isGone: gone.signal.aborted,
  };
}
