/** How many durations were of which length, by the number of their bucket: added bucket by bucket, a day's is exactly that of its hours. */
export type DurationSpread = Record<string, number>;

/** Buckets are so many times as long as the one before: what is said of a spread is right to a tenth. */
const GROWTH = 2 ** (1 / 4);

const bucketOf = (durationMs: number): number =>
  Math.max(0, Math.ceil(Math.log(Math.max(1, durationMs)) / Math.log(GROWTH) - 1e-9));

/** Without what powers of a root leave of a whole number. */
const endOf = (bucket: number): number => Math.round(GROWTH ** bucket * 1_000) / 1_000;

/** Counts one duration, in place. */
export function addDuration(spread: DurationSpread, durationMs: number): void {
  const bucket = bucketOf(durationMs);
  spread[bucket] = (spread[bucket] ?? 0) + 1;
}

/** Adds another spread, in place. */
export function addSpread(spread: DurationSpread, other: DurationSpread): void {
  for (const [bucket, count] of Object.entries(other))
    spread[bucket] = (spread[bucket] ?? 0) + count;
}

/** So many durations were longer than `fromMs` and at most `toMs`. Milliseconds. */
export interface DurationCount {
  fromMs: number;
  toMs: number;
  count: number;
}

/** The spread in milliseconds, the shortest first. */
export const durationCounts = (spread: DurationSpread): DurationCount[] =>
  Object.entries(spread)
    .map(([bucket, count]) => ({ bucket: Number(bucket), count }))
    .sort((one, other) => one.bucket - other.bucket)
    .map(({ bucket, count }) => ({
      fromMs: bucket === 0 ? 0 : endOf(bucket - 1),
      toMs: endOf(bucket),
      count,
    }));
