/** Wakes those who wait for something to do. */
export class Wake {
  #waiting = new Set<() => void>();

  wake(): void {
    for (const resume of [...this.#waiting]) resume();
  }

  /** Resolves at the next wake, after `ms`, or when the signal says to stop. Keeps no process alive. */
  wait(ms: number, stop: AbortSignal): Promise<void> {
    if (stop.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const resume = () => {
        this.#waiting.delete(resume);
        clearTimeout(timer);
        stop.removeEventListener('abort', resume);
        resolve();
      };
      const timer = setTimeout(resume, Math.max(0, ms));
      timer.unref();
      this.#waiting.add(resume);
      stop.addEventListener('abort', resume);
    });
  }
}
