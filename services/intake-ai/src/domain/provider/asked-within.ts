import type { Insight } from './culinary-intelligence.ts';

/** What a provider says within so many milliseconds; behind that it is in trouble. Throws what asking throws, when `stopping` aborts above all. */
export async function askedWithin<T>(
  limitMs: number,
  stopping: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Insight<T>>,
): Promise<Insight<T>> {
  const limit = AbortSignal.timeout(Math.max(0, Math.round(limitMs)));
  try {
    return await ask(AbortSignal.any([limit, stopping]));
  } catch (error) {
    if (!limit.aborted || stopping.aborted) throw error;
    return { answer: null, trouble: 'timeout' };
  }
}
