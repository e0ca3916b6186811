import type { Durations_CountFragment } from '../../../generated/operations.ts';
import { formatDuration } from '../parts/formats.ts';

export type DurationCount = Durations_CountFragment;

/** What is said of durations beside their figures: they are counted by length, each a fifth longer than the one before. */
export const TO_A_TENTH = 'durations to a tenth';

/**
 * Within which time a share of what was done took, to a tenth; null where some of it was not counted by its length, or nothing was done.
 * `of` is what was done, in any order of lengths.
 */
export function durationOf(
  counts: readonly DurationCount[],
  share: number,
  of: { requests: number; longestDurationMs: number },
): number | null {
  const counted = counts.reduce((all, { count }) => all + count, 0);
  if (counted === 0 || counted < of.requests) return null;
  const rank = Math.ceil(share * counted);
  let passed = 0;
  for (const { fromMs, toMs, count } of counts.toSorted((one, other) => one.toMs - other.toMs)) {
    passed += count;
    if (passed >= rank) return Math.min((fromMs + toMs) / 2, of.longestDurationMs);
  }
  return null;
}

/** Median and 95th percentile in words. */
export const durationWords = (
  counts: readonly DurationCount[],
  of: { requests: number; longestDurationMs: number },
): { median: string; most: string } => {
  const words = (share: number) => {
    const duration = durationOf(counts, share, of);
    return duration === null ? '–' : formatDuration(duration);
  };
  return { median: words(0.5), most: words(0.95) };
};
