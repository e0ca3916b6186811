/** The memory of readers as cooks share it. */
export interface SharesOfCooks {
  /**
   * Waits until the cook may have a reader of so many megabytes; answers what gives them back, to be called once. Who has none may have one at once.
   * Throws the reason of the signal.
   */
  acquire(cook: string, memoryMb: number, signal: AbortSignal): Promise<() => void>;
}

interface Waiting {
  memoryMb: number;
  begin(): void;
}

/**
 * Shares of one cook who may hold, beside a first reader, no more than leaves so many megabytes of all free: several large pages of one cook would fill the
 * memory for minutes, and the next cook's few lines would wait for them.
 */
export function sharesOfCooks(allMb: () => number, freeMb: number): SharesOfCooks {
  const cooks = new Map<string, { heldMb: number; queue: Waiting[] }>();

  function next(cook: string): void {
    const own = cooks.get(cook);
    if (!own) return;
    for (let first = own.queue[0]; first; first = own.queue[0]) {
      if (own.heldMb > 0 && own.heldMb + first.memoryMb + freeMb > allMb()) return;
      own.queue.shift();
      own.heldMb += first.memoryMb;
      first.begin();
    }
    if (own.heldMb === 0) cooks.delete(cook);
  }

  return {
    async acquire(cook, memoryMb, signal) {
      signal.throwIfAborted();
      const own = cooks.get(cook) ?? { heldMb: 0, queue: [] };
      cooks.set(cook, own);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const waiting: Waiting = { memoryMb, begin: resolve };
      const leave = () => {
        const at = own.queue.indexOf(waiting);
        if (at < 0) return;
        own.queue.splice(at, 1);
        reject(signal.reason as Error);
        next(cook);
      };
      signal.addEventListener('abort', leave);
      own.queue.push(waiting);
      next(cook);
      await promise.finally(() => signal.removeEventListener('abort', leave));
      return () => {
        own.heldMb -= memoryMb;
        next(cook);
      };
    },
  };
}
