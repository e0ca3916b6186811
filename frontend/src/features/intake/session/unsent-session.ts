import { filesOf } from '../submission.ts';
import { waitingFiles } from './batch.ts';
import type { IntakePorts } from './intake-ports.ts';
import type { IntakeStore } from './intake-store.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import { unsentWords } from './unsent-words.ts';

/** What would be lost if the tab closed now, and what was lost when it was last left. */
export function createUnsentSession(
  ports: IntakePorts,
  store: IntakeStore,
  runner: JobRunner,
  isPanelOpen: () => boolean,
) {
  const unsentNames = () =>
    [
      ...runner.handingOver().flatMap(filesOf),
      ...waitingFiles(store.getState().batch).map(({ file }) => file),
    ].map(({ name }) => name);

  return {
    /** Whether something would be lost: only what was not handed over yet. */
    hasUnsent: () => runner.handingOver().length > 0 || unsentNames().length > 0,

    /** The names of the files among it. */
    unsentNames,

    /** Says which files an earlier page did not send. */
    tellUnsent(names: readonly string[]): void {
      store.change({ unsent: names });
      ports.notify({
        tone: 'error',
        ...unsentWords(names),
        ...(isPanelOpen() && { onCard: true }),
      });
    },

    /** Files that are chosen again need not be told any more. */
    chosenAgain(files: readonly File[]): void {
      const { unsent } = store.getState();
      const left = unsent.filter((name) => !files.some((file) => file.name === name));
      if (left.length < unsent.length) store.change({ unsent: left });
    },

    forgetUnsent(): void {
      store.change({ unsent: [] });
    },
  };
}
