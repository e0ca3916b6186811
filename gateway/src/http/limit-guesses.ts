import type { Request } from 'express';
import { tooMany } from '@convivio/platform/errors';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const MINUTE = 60;

/** What an address has asked for in vain. */
export interface Guesses {
  /** Throws 429 when that was too much within a minute. */
  refuseMany(): Promise<void>;
  count(missed: number): Promise<void>;
}

export type GuessesOf = (request: Request) => Guesses;

/**
 * Secrets that are asked for in vain, at most `points` a minute of one address; 0 switches the limit off. Whoever has one is not counted: many may
 * open one link from the same address. Each gateway counts for itself.
 */
export function limitGuesses(points: number, sentence: string): GuessesOf {
  if (points === 0) return () => ({ refuseMany: async () => {}, count: async () => {} });
  const limiter = new RateLimiterMemory({ points, duration: MINUTE });
  return ({ ip = '' }) => ({
    async refuseMany() {
      const counted = await limiter.get(ip);
      if (counted && counted.consumedPoints >= points)
        throw tooMany(sentence, Math.max(1, Math.ceil(counted.msBeforeNext / 1000)));
    },
    async count(missed) {
      // What goes beyond the limit is refused the next time.
      await limiter.consume(ip, missed).catch(() => {});
    },
  });
}
