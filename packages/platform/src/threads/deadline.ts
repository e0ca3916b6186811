import { ThreadTimeout } from './thread-errors.ts';

export interface Deadline {
  signal: AbortSignal;
  start(): void;
  stop(): void;
}

/** A signal that aborts when `timeoutMs` pass between a start and its stop. */
export function deadline(job: string, timeoutMs: number): Deadline {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: controller.signal,
    start() {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new ThreadTimeout(job, timeoutMs)), timeoutMs);
    },
    stop: () => clearTimeout(timer),
  };
}
