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
  /** Calls back with what a cook hears: of all that is theirs, and of whom they collaborate with; returns how to stop. */
  follow(cookId: string, tell: (event: LiveEvent) => void): () => void;
  /** Calls back with what those hear who collaborate with a cook; returns how to stop. */
  followCollection(ownerId: string, tell: (event: LiveEvent) => void): () => void;
  /** Resolves at the first event that matches, after `waitMs` at the latest, or when the signal aborts. */
  heard(matches: (event: LiveEvent) => boolean, waitMs: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** The live path over a bus. Resolves when nothing that happens from now on is missed. */
export async function openLivePath(bus: Bus): Promise<LivePath> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const pass = (subject: string, data: unknown) => {
    for (const { event, ownerId, hearers, shared } of liveEventsOf(subject, data)) {
      for (const cookId of hearers) emitter.emit(`cook:${cookId}`, event);
      if (shared) emitter.emit(`collection:${ownerId}`, event);
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
  const hear = (name: string, tell: (event: LiveEvent) => void) => {
    emitter.on(name, tell);
    return () => void emitter.off(name, tell);
  };

  return {
    follow: (cookId, tell) => hear(`cook:${cookId}`, tell),
    followCollection: (ownerId, tell) => hear(`collection:${ownerId}`, tell),
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
