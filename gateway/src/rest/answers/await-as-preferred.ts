import type { Request, Response } from 'express';
import { awaitEnd, type Awaited } from './await-end.ts';

/**
 * Waits for the end of what a request has begun, unless the client prefers to be told later. Null when it goes on; `isGone` says whether anybody is
 * left to be told.
 */
export async function awaitAsPreferred<Found>(
  awaited: Awaited<Found>,
  { request, response }: { request: Request; response: Response },
  waitMs: number,
  closing: AbortSignal,
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
