import { JobTimeout } from './job-errors.ts';

/** Aborts its signal when `timeoutMs` pass between a start and its stop. */
export interface Deadline {
  signal: AbortSignal;
  start(): void;
  stop(): void;
}

/** The deadline of a job; a start begins anew. */
export function deadline(job: string, timeoutMs: number): Deadline {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: controller.signal,
    start() {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new JobTimeout(job, timeoutMs)), timeoutMs);
    },
    stop: () => clearTimeout(timer),
  };
}
