import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '@convivio/platform/errors';
import type { RequestState } from './request-state.ts';

const MINUTE = 60;

/** At most `points` requests a minute for one user, or for one address while nobody is signed in. 0 switches the limit off. */
export function limitRequests(points: number, sentence: string): RequestHandler {
  if (points === 0) return (_request, _response, next) => next();
  const limiter = new RateLimiterMemory({ points, duration: MINUTE });
  return async (request, response, next) => {
    const { actor } = response.locals as Partial<RequestState>;
    try {
      await limiter.consume(actor ? `user:${actor.id}` : `address:${request.ip}`);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooMany(sentence, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
    next();
  };
}
