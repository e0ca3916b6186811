import type { PauseRun } from '../source/reading.ts';

/** The limit of a run: its signal aborts once the run has taken so long, without what it was paused. */
export interface RunLimit {
  signal: AbortSignal;
  pause: PauseRun;
}

/** A limit of so many milliseconds, which run from now on. */
export function runLimit(limitMs: number): RunLimit {
  const controller = new AbortController();
  let leftMs = limitMs;
  let pauses = 0;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout>;

  function start(): void {
    startedAt = performance.now();
    timer = setTimeout(() => controller.abort(new Error('the run took too long')), leftMs);
  }

  function pause(): () => void {
    if (pauses++ === 0) {
      clearTimeout(timer);
      leftMs -= performance.now() - startedAt;
    }
    let isPaused = true;
    return () => {
      if (!isPaused) return;
      isPaused = false;
      if (--pauses === 0) start();
    };
  }

  start();
  return { signal: controller.signal, pause };
}
