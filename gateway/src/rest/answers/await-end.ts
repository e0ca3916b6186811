import { ProductError } from '@convivio/platform/errors';

const LOOK_AGAIN_MS = 5_000;

export interface Awaited<Found> {
  /** Asks how far it is. */
  look(): Promise<Found>;
  hasEnded(found: Found): boolean;
  /** Resolves when the bus tells that it has ended, after `waitMs` at the latest, or when the signal aborts. */
  told(waitMs: number, signal: AbortSignal): Promise<void>;
}

/**
 * Waits until something that goes on by itself has ended or the time is over; null when it may still run. Told by the bus, and looked up now and
 * then in case a word got lost.
 */
export async function awaitEnd<Found>(
  { look, hasEnded, told }: Awaited<Found>,
  waitMs: number,
  signal: AbortSignal,
): Promise<Found | null> {
  const until = Date.now() + waitMs;
  while (!signal.aborted) {
    const left = until - Date.now();
    if (left <= 0) return null;
    // Listening before looking: one that ends in between is heard of.
    const looked = new AbortController();
    const hearing = told(Math.min(left, LOOK_AGAIN_MS), AbortSignal.any([signal, looked.signal]));
    try {
      const found = await look();
      if (hasEnded(found)) return found;
      await hearing;
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      // It was begun and goes on; whoever waits can ask for it later with a token that still holds.
      if (error.status === 401) return null;
      if (error.status < 500) throw error;
      await hearing;
    } finally {
      looked.abort();
    }
  }
  return null;
}
