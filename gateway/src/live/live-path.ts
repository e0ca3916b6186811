import { EventEmitter } from 'node:events';
import {
  isBroadcast,
  liveEvents,
  liveEventsOf,
  type LiveEvent,
} from '@convivio/contracts/live-events';
import type { Bus } from '@convivio/platform/bus/bus';

/**
 * The way from the bus to whoever is connected at the moment. Nothing is kept and nothing repeated: who was away asks for what is so now.
 * Each gateway hears everything for itself, so it does not matter which of them a page is connected to.
 */
export interface LivePath {
  /** Calls back with what happens to one cook's jobs, recipes and library files; returns how to stop. */
  follow(ownerId: string, tell: (event: LiveEvent) => void): () => void;
  /** Resolves at the first event that matches, after `waitMs` at the latest, or when the signal aborts. */
  heard(matches: (event: LiveEvent) => boolean, waitMs: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** The live path over a bus. Resolves when nothing that happens from now on is missed. */
export async function openLivePath(bus: Bus): Promise<LivePath> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const pass = (subject: string, data: unknown) => {
    for (const { ownerId, event } of liveEventsOf(subject, data)) {
      emitter.emit(`cook:${ownerId}`, event);
      emitter.emit('any', event);
    }
  };
  const subjects = new Set(Object.values(liveEvents).flatMap(({ of }) => of));
  const listenings = [...subjects].map((subject) =>
    isBroadcast(subject)
      ? bus.listen(subject, (data) => pass(subject, data))
      : bus.watch(subject, ({ data }) => pass(subject, data)),
  );
  await Promise.all(listenings.map((listening) => listening.ready));

  return {
    follow(ownerId, tell) {
      emitter.on(`cook:${ownerId}`, tell);
      return () => void emitter.off(`cook:${ownerId}`, tell);
    },
    heard(matches, waitMs, signal) {
      return new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const look = (event: LiveEvent) => matches(event) && done();
        const done = () => {
          clearTimeout(timer);
          emitter.off('any', look);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, waitMs);
        emitter.on('any', look);
        signal.addEventListener('abort', done, { once: true });
      });
    },
    close() {
      for (const listening of listenings) listening.stop();
    },
  };
}
