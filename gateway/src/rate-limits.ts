import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProductError, tooMany } from '@convivio/platform/errors';
import type { RequestState } from './request-state.ts';

const MINUTE = 60;

export interface RequestLimit {
  /** Counts a request of one user, or of one address while nobody is signed in. */
  count: RequestHandler;
  /** Counts a request whose token was refused, so that guessing tokens has an end too. */
  countRefused: ErrorRequestHandler;
}

/** At most `points` requests a minute; 0 switches the limit off. Each gateway counts for itself. */
export function limitRequests(points: number, sentence: string): RequestLimit {
  if (points === 0) return { count: (_request, _response, next) => next(), countRefused: (error, _request, _response, next) => next(error) };
  const limiter = new RateLimiterMemory({ points, duration: MINUTE });

  async function consume(request: Request, response: Response): Promise<void> {
    const { actor } = response.locals as Partial<RequestState>;
    try {
      await limiter.consume(actor ? `user:${actor.id}` : `address:${request.ip}`);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooMany(sentence, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
  }

  return {
    async count(request, response, next) {
      await consume(request, response);
      next();
    },
    async countRefused(error, request, response, next) {
      if (error instanceof ProductError && error.status === 401) await consume(request, response);
      next(error);
    },
  };
}
