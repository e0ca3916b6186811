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
  /** Counts so many at once for whoever sent the request. */
  take(request: Request, response: Response, points: number): Promise<void>;
}

/** At most `points` requests a minute; 0 switches the limit off. Each gateway counts for itself. */
export function limitRequests(points: number, sentence: string): RequestLimit {
  if (points === 0)
    return {
      count: (_request, _response, next) => next(),
      countRefused: (error, _request, _response, next) => next(error),
      take: async () => {},
    };
  const limiter = new RateLimiterMemory({ points, duration: MINUTE });

  async function take(request: Request, response: Response, taken: number): Promise<void> {
    const { actor } = response.locals as Partial<RequestState>;
    try {
      await limiter.consume(actor ? `user:${actor.id}` : `address:${request.ip}`, taken);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooMany(sentence, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
  }

  return {
    take,
    async count(request, response, next) {
      await take(request, response, 1);
      next();
    },
    async countRefused(error, request, response, next) {
      if (error instanceof ProductError && error.status === 401) await take(request, response, 1);
      next(error);
    },
  };
}
