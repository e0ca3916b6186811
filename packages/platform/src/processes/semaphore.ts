/** How many may pass one that waits for a large share, so that it has its turn. */
const MOST_PASSED_BY = 8;

interface Waiting {
  share: number;
  passedBy: number;
  begin(): void;
}

/** Gives out shares of something, as of memory or of places, to those who hold them at a time. */
export interface Semaphore {
  /**
   * Waits for a share, first come first served; what is free and not enough for the first is given
   * to others a few times. Answers what gives it back, to be called once. A share larger than all
   * there is has all of it. Throws the reason of the signal.
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
    const before: Waiting[] = [];
    for (const waiting of [...queue]) {
      if (given + waiting.share <= all) {
        queue.splice(queue.indexOf(waiting), 1);
        given += waiting.share;
        before.forEach((passed) => passed.passedBy++);
        waiting.begin();
      } else if (waiting.passedBy >= MOST_PASSED_BY) return;
      else before.push(waiting);
    }
  }

  function enqueue(share: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { share, passedBy: 0, begin: resolve };
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
