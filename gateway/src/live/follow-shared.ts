import type { LiveEvent } from '@convivio/contracts/live-events';
import type { LivePath } from './live-path.ts';

/** Who has not heard that a collaboration ended, because the way to the bus was broken, learns it so much later. */
const READ_EVERY_MS = 60_000;
const READ_AGAIN_MS = 5_000;

export interface SharedFollowing {
  /** Settles once the owners were asked for, whether that worked or not. */
  ready: Promise<void>;
  stop(): void;
}

/**
 * Calls back with what happens in the collections of those with whom a cook collaborates. A message that a collaboration has ended holds at once; who
 * the owners are is asked again behind each change, and in a while where that fails.
 */
export function followShared(
  live: Pick<LivePath, 'follow' | 'followCollection'>,
  cookId: string,
  ownersOf: () => Promise<readonly string[]>,
  tell: (event: LiveEvent) => void,
): SharedFollowing {
  const followed = new Map<string, () => void>();
  const begin = (ownerId: string) => {
    if (!followed.has(ownerId)) followed.set(ownerId, live.followCollection(ownerId, tell));
  };
  const end = (ownerId: string) => {
    followed.get(ownerId)?.();
    followed.delete(ownerId);
  };
  const reading = readInTurn(ownersOf, (owners) => {
    for (const ownerId of followed.keys()) if (!owners.includes(ownerId)) end(ownerId);
    owners.forEach(begin);
  });
  const stopHearing = live.follow(cookId, (event) => {
    if (event.name !== 'collaborations.changed' || event.data.collaboratorId !== cookId) return;
    const { ownerId, change } = event.data;
    if (change === 'started') begin(ownerId);
    else end(ownerId);
    void reading.read();
  });

  return {
    ready: reading.read(),
    stop() {
      reading.stop();
      stopHearing();
      for (const ownerId of [...followed.keys()]) end(ownerId);
    },
  };
}

/** Reads one after the other: what was asked for before something changed is not taken any more. */
function readInTurn<Answer>(ask: () => Promise<Answer>, take: (answer: Answer) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let changes = 0;
  let running: Promise<void> | null = null;

  async function readNow(): Promise<void> {
    for (;;) {
      const before = changes;
      const answer = await ask();
      if (stopped) return;
      if (before === changes) return take(answer);
    }
  }
  function read(): Promise<void> {
    changes += 1;
    clearTimeout(timer);
    running ??= readNow()
      .then(
        () => READ_EVERY_MS,
        () => READ_AGAIN_MS,
      )
      .then((wait) => {
        running = null;
        if (!stopped) timer = setTimeout(() => void read(), wait).unref();
      });
    return running;
  }
  return {
    read,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
