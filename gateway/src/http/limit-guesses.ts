import type { Request } from 'express';
import { tooMany } from '@convivio/platform/errors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;

/** What an address has asked for in vain. */
export interface Guesses {
  /** Throws 429 when that was too much within a minute, in place of saying what was missed. */
  count(missed: number): Promise<void>;
}

export type GuessesOf = (request: Request) => Guesses;

/**
 * Secrets that are asked for in vain, at most `points` a minute of one address; 0 switches the limit off. Whoever has one is not counted, and goes on
 * being answered: many may sit behind the same address, and a secret of 256 bits is not found by asking. Each gateway counts for itself.
 */
export function limitGuesses(points: number, sentence: string): GuessesOf {
  if (points === 0) return () => ({ count: async () => {} });
  const limiter = new RateLimiterMemory({ points, duration: MINUTE });
  return ({ ip = '' }) => ({
    async count(missed) {
      try {
        await limiter.consume(ip, missed);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooMany(sentence, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      }
    },
  });
}
