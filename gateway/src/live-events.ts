import { EventEmitter } from 'node:events';
import { broadcasts } from '@convivio/contracts/broadcasts';
import { intakeState, messages } from '@convivio/contracts/messages';
import type { Bus } from '@convivio/platform/bus/bus';

/** What happens to a cook's jobs, recipes and library files, as the bus tells it to whoever listens now. */
export interface LiveEvents {
  /** Calls back with the event's name and data for one cook; returns how to stop. */
  follow(ownerId: string, tell: (event: string, data: unknown) => void): () => void;
  /** Resolves when the job has ended, after `waitMs` at the latest, or when the signal aborts. */
  jobEnded(jobId: number, waitMs: number, signal: AbortSignal): Promise<void>;
  /** The same for an export of a library. */
  exportEnded(exportId: number, waitMs: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Resolves when nothing that happens from now on is missed. */
export async function liveEvents(bus: Bus): Promise<LiveEvents> {
  const emitter = new EventEmitter().setMaxListeners(0);

  function tellState(
    event: 'intake.progressed' | 'intake.finished' | 'intake.failed',
    data: unknown,
  ): void {
    const state = intakeState.safeParse(data);
    if (!state.success) return;
    const { ownerId, ...shown } = state.data;
    emitter.emit(`owner:${ownerId}`, event, shown);
    if (event !== 'intake.progressed') emitter.emit(`job:${shown.jobId}`);
  }

  function tellLibrary(
    event: 'library-import.progressed' | 'library-export.progressed',
    data: unknown,
  ): void {
    const found = broadcasts[event].safeParse(data);
    if (!found.success) return;
    const { ownerId, ...shown } = found.data;
    emitter.emit(`owner:${ownerId}`, event, shown);
    if ('exportId' in shown && shown.state !== 'running') emitter.emit(`export:${shown.exportId}`);
  }

  const listenings = [
    bus.listen('intake.progressed', (data) => tellState('intake.progressed', data)),
    bus.watch('intake.finished', ({ data }) => tellState('intake.finished', data)),
    bus.watch('intake.failed', ({ data }) => tellState('intake.failed', data)),
    bus.listen('library-import.progressed', (data) =>
      tellLibrary('library-import.progressed', data),
    ),
    bus.listen('library-export.progressed', (data) =>
      tellLibrary('library-export.progressed', data),
    ),
    bus.watch('recipe.*', ({ subject, data }) => {
      const recipe = messages['recipe.created'].safeParse(data);
      if (recipe.success)
        emitter.emit(`owner:${recipe.data.ownerId}`, 'recipes.changed', {
          recipeId: recipe.data.recipeId,
          change: subject.slice('recipe.'.length),
        });
    }),
  ];

  await Promise.all(listenings.map((listening) => listening.ready));

  return {
    follow(ownerId, tell) {
      emitter.on(`owner:${ownerId}`, tell);
      return () => void emitter.off(`owner:${ownerId}`, tell);
    },
    jobEnded: (jobId, waitMs, signal) => heard(emitter, `job:${jobId}`, waitMs, signal),
    exportEnded: (exportId, waitMs, signal) => heard(emitter, `export:${exportId}`, waitMs, signal),
    close() {
      for (const listening of listenings) listening.stop();
    },
  };
}

/** Resolves when the event comes, after `waitMs` at the latest, or when the signal aborts. */
function heard(
  emitter: EventEmitter,
  event: string,
  waitMs: number,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      emitter.off(event, done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, waitMs);
    emitter.once(event, done);
    signal.addEventListener('abort', done, { once: true });
  });
}
