import type { Envelope } from '../../src/bus/bus.ts';

const PATIENCE_MS = 15_000;

/** Collects what a handler is given and lets a test wait for it. */
export function received<Item = Envelope>() {
  const all: Item[] = [];
  const waiting = new Set<() => void>();
  const waitFor = async (
    enough: (items: Item[]) => boolean,
    what = 'what was waited for',
  ): Promise<Item[]> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const look = () => enough(all) && resolve();
    const timer = setTimeout(
      () => reject(new Error(`Not ${what} within ${PATIENCE_MS} ms, but ${all.length}.`)),
      PATIENCE_MS,
    );
    waiting.add(look);
    look();
    try {
      await promise;
      return [...all];
    } finally {
      clearTimeout(timer);
      waiting.delete(look);
    }
  };
  return {
    all,
    add: (item: Item): void => {
      all.push(item);
      for (const look of [...waiting]) look();
    },
    /** Resolves with everything once there is as much as asked for. */
    wait: (count: number): Promise<Item[]> =>
      waitFor((items) => items.length >= count, `${count} received`),
    waitFor,
  };
}
