interface Waiting {
  share: number;
  begin(): void;
}

/** Gives out shares of something, as of memory or of places, to those who hold them at a time. */
export interface Semaphore {
  /**
   * Waits for a share, first come first served; answers what gives it back, to be called once. A
   * share larger than all there is has all of it. Throws the reason of the signal.
   */
  acquire(share: number, signal: AbortSignal): Promise<() => void>;
  /** Whether somebody waits. */
  isShort(): boolean;
}

/** A semaphore of so much in all. */
export function semaphore(all: number): Semaphore {
  const queue: Waiting[] = [];
  let given = 0;

  function next(): void {
    for (let first = queue[0]; first && given + first.share <= all; first = queue[0]) {
      queue.shift();
      given += first.share;
      first.begin();
    }
  }

  function enqueue(share: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { share, begin: resolve };
    const leave = () => {
      const at = queue.indexOf(waiting);
      if (at < 0) return;
      queue.splice(at, 1);
      reject(signal.reason as Error);
      next();
    };
    signal.addEventListener('abort', leave);
    queue.push(waiting);
    next();
    return promise.finally(() => signal.removeEventListener('abort', leave));
  }

  return {
    async acquire(wanted, signal) {
      signal.throwIfAborted();
      const share = Math.min(wanted, all);
      await enqueue(share, signal);
      const giveBack = () => {
        given -= share;
        next();
      };
      if (signal.aborted) giveBack();
      signal.throwIfAborted();
      return giveBack;
    },
    isShort: () => queue.length > 0,
  };
}
