import { filesOf, type Submission } from '../submission.ts';
import { createBatchSelection } from './batch-selection.ts';
import { createBatchSession } from './batch-session.ts';
import { createIntakeStore } from './intake-store.ts';
import { createJobRunner } from './jobs/job-runner.ts';
import type { IntakePorts } from './intake-ports.ts';
import { nowhere, type PanelPlace } from './panel-place.ts';
import { isRunning } from './single-upload.ts';
import { createSingleSession } from './single-session.ts';
import { createUnsentSession } from './unsent-session.ts';

export type IntakeSession = ReturnType<typeof createIntakeSession>;

/**
 * Everything a cook has handed over in this tab. It outlives the panel: work goes on, and ends are
 * told, while the panel is closed.
 */
export function createIntakeSession(ports: IntakePorts) {
  const store = createIntakeStore();
  const runner = createJobRunner(ports);
  let panelOpen = false;
  let panelPlace: PanelPlace = nowhere;
  const isPanelOpen = () => panelOpen;
  const place = () => panelPlace;
  const single = createSingleSession(ports, store, runner, isPanelOpen, place);
  const selection = createBatchSelection(ports, store);
  const batch = createBatchSession(ports, store, runner, isPanelOpen, place);
  const unsent = createUnsentSession(ports, store, runner, isPanelOpen);

  return {
    ...single,
    ...selection,
    ...batch,
    ...unsent,

    submit(submission: Submission): void {
      single.submit(submission);
      unsent.chosenAgain(filesOf(submission));
    },

    addFiles(files: readonly File[]): void {
      selection.addFiles(files);
      unsent.chosenAgain(files);
    },

    /** Reads the selected files: each as a recipe, or all as pages of one. */
    startBatch(): void {
      if (isRunning(store.getState().single)) return;
      const pages = selection.takePages();
      const [only, ...more] = pages ?? [];
      if (pages && more.length > 0) single.submit({ kind: 'pages', files: pages });
      else if (only) single.submit({ kind: 'photo', file: only });
      else batch.startBatch();
    },

    getState: store.getState,
    subscribe: store.subscribe,
    begin: runner.begin,
    end: runner.end,

    /** `place`: where goes what is handed over from now on. */
    panelOpened(openedFor: Partial<PanelPlace> = {}): void {
      panelOpen = true;
      panelPlace = { ...nowhere, ...openedFor };
    },

    panelClosed(): void {
      panelOpen = false;
      panelPlace = nowhere;
      if (store.getState().single.status === 'success') single.reset();
      if (store.getState().batch.phase === 'completed') batch.clearBatch();
    },
  };
}
