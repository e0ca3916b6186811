import { JobTimeout } from './job-errors.ts';

/** Aborts its signal when too much time passes between a start and its stop. */
export interface Deadline {
  signal: AbortSignal;
  start(): void;
  /** It has done a step: the time for the next begins. */
  goesOn(): void;
  stop(): void;
}

/** The deadline of a job, which may take `timeoutMs` in all and `stepMs` for each of its steps; a start begins both anew. */
export function deadline(job: string, timeoutMs: number, stepMs = timeoutMs): Deadline {
  const controller = new AbortController();
  let whole: ReturnType<typeof setTimeout> | undefined;
  let step: ReturnType<typeof setTimeout> | undefined;
  const abortAfter = (ms: number) =>
    setTimeout(() => controller.abort(new JobTimeout(job, ms)), ms);
  function stop(): void {
    clearTimeout(whole);
    clearTimeout(step);
  }
  return {
    signal: controller.signal,
    start() {
      stop();
      whole = abortAfter(timeoutMs);
      step = abortAfter(stepMs);
    },
    goesOn() {
      clearTimeout(step);
      step = abortAfter(stepMs);
    },
    stop,
  };
}
