import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** How long the answers of the last minutes took. Milliseconds. */
export interface AnswerSpread {
  count: number;
  medianMs: number;
  /** All but one in twenty took no longer. */
  p95Ms: number;
}

export interface AnswerTimes {
  /** Notes an answer that took so many milliseconds. */
  note(milliseconds: number): void;
  /** Null where nothing was answered in the last minutes. */
  lately(): AnswerSpread | null;
}

const MINUTE_MS = 60_000;
/** The minute that runs, and those before it. */
const MINUTES = 5;
const MICROSECONDS = 1_000;
/** What takes longer than an hour counts as an hour. Two digits hold. */
const BOUNDS = { lowest: 1, highest: 3_600_000 * MICROSECONDS, figures: 2 } as const;

/** Counts how long answers take, forgetting those of more than five minutes ago. `now` tells the time in milliseconds. */
export function answerTimes(now: () => number = Date.now): AnswerTimes {
  const minutes = new Map<number, RecordableHistogram>();
  const minuteNow = () => Math.floor(now() / MINUTE_MS);
  const forget = (current: number) => {
    for (const minute of minutes.keys()) if (minute <= current - MINUTES) minutes.delete(minute);
  };
  return {
    note(milliseconds) {
      const minute = minuteNow();
      const histogram = minutes.get(minute) ?? createHistogram(BOUNDS);
      minutes.set(minute, histogram);
      histogram.record(
        Math.min(BOUNDS.highest, Math.max(1, Math.round(milliseconds * MICROSECONDS))),
      );
    },
    lately() {
      forget(minuteNow());
      const all = createHistogram(BOUNDS);
      for (const histogram of minutes.values()) all.add(histogram);
      if (all.count === 0) return null;
      const within = (percent: number) => all.percentile(percent) / MICROSECONDS;
      return { count: all.count, medianMs: within(50), p95Ms: within(95) };
    },
  };
}
