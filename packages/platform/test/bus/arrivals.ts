import type { Envelope } from '../../src/bus/bus.ts';

const PATIENCE_MS = 15_000;

/** Collects what a handler is given and lets a test wait for it. */
export function arrivals<Item = Envelope>() {
  const all: Item[] = [];
  const waiting = new Set<() => void>();
  return {
    all,
    add: (item: Item): void => {
      all.push(item);
      for (const look of [...waiting]) look();
    },
    /** Resolves with everything once there is as much as asked for. */
    wait: async (count: number): Promise<Item[]> => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const look = () => all.length >= count && resolve();
      const timer = setTimeout(() => reject(new Error(`${all.length} of ${count} arrived within ${PATIENCE_MS} ms.`)), PATIENCE_MS);
      waiting.add(look);
      look();
      try {
        await promise;
        return [...all];
      } finally {
        clearTimeout(timer);
        waiting.delete(look);
      }
    },
  };
}
