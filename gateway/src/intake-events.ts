import { EventEmitter } from 'node:events';
import { messages, type IntakeState } from '@convivio/contracts/messages';
import type { Bus } from '@convivio/platform/bus/bus';

/** What happens to a cook's jobs and recipes, as the bus tells it to whoever listens now. */
export interface IntakeEvents {
  /** Calls back with the event's name and data for one cook; returns how to stop. */
  follow(ownerId: string, tell: (event: string, data: unknown) => void): () => void;
  /** Resolves when the job has ended, after `waitMs` at the latest, or when the signal aborts. */
  jobEnded(jobId: number, waitMs: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Resolves when nothing that happens from now on is missed. */
export async function intakeEvents(bus: Bus): Promise<IntakeEvents> {
  const emitter = new EventEmitter().setMaxListeners(0);

  function tellState(event: 'intake.progressed' | 'intake.finished' | 'intake.failed', data: unknown): void {
    const state = messages[event].safeParse(data);
    if (!state.success) return;
    const { ownerId, ...shown } = state.data satisfies IntakeState;
    emitter.emit(`owner:${ownerId}`, event, shown);
    if (event !== 'intake.progressed') emitter.emit(`job:${shown.jobId}`);
  }

  const listenings = [
    bus.listen('intake.progressed', (data) => tellState('intake.progressed', data)),
    bus.watch('intake.finished', ({ data }) => tellState('intake.finished', data)),
    bus.watch('intake.failed', ({ data }) => tellState('intake.failed', data)),
    bus.watch('recipe.*', ({ subject, data }) => {
      const recipe = messages['recipe.created'].safeParse(data);
      if (recipe.success) emitter.emit(`owner:${recipe.data.ownerId}`, 'recipes.changed', { recipeId: recipe.data.recipeId, change: subject.slice('recipe.'.length) });
    }),
  ];

  await Promise.all(listenings.map((listening) => listening.ready));

  return {
    follow(ownerId, tell) {
      emitter.on(`owner:${ownerId}`, tell);
      return () => void emitter.off(`owner:${ownerId}`, tell);
    },
    jobEnded(jobId, waitMs, signal) {
      return new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const done = () => {
          clearTimeout(timer);
          emitter.off(`job:${jobId}`, done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, waitMs);
        emitter.once(`job:${jobId}`, done);
        signal.addEventListener('abort', done, { once: true });
      });
    },
    close() {
      for (const listening of listenings) listening.stop();
    },
  };
}
