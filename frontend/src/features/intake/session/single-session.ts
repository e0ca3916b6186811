import { stageProgress } from '@convivio/contracts/intake-stages';
import type { IntakePorts } from './intake-ports.ts';
import type { IntakeStore } from './intake-store.ts';
import type { Attempt, Outcome, JobRunner } from './jobs/job-runner.ts';
import type { ForEvent } from './jobs/jobs-for-events.ts';
import { begunFor, type PanelPlace } from './panel-place.ts';
import { DRAFT, outcomeWords } from './outcome-words.data.ts';
import { advanced, begun, idle, isRunning, type SingleUpload } from './single-upload.ts';
import { labelOf, type Submission, type SubmissionKind } from '../submission.ts';

/** One thing at a time, read at once: a file, a photo, a link or a text. */
export function createSingleSession(
  ports: IntakePorts,
  store: IntakeStore,
  runner: JobRunner,
  isPanelOpen: () => boolean,
  place: () => PanelPlace,
) {
  const { getState, change } = store;
  let last: Attempt | null = null;

  async function run(
    attempt: Attempt,
    kind: SubmissionKind,
    label: string,
    again = false,
  ): Promise<void> {
    last = attempt;
    change({ single: begun(kind, label) });
    const outcome = await runner.run(attempt, {
      again,
      onUpdate: ({ stage }) => change({ single: advanced(getState().single, stage) }),
    });
    tell(ports, outcome, kind, isPanelOpen());
    change({ single: ended(outcome, kind, label, isPanelOpen()) });
  }

  return {
    /** Has one thing read at once. Nothing happens while another is being read. */
    submit(submission: Submission): void {
      const { single, batch } = getState();
      if (isRunning(single) || batch.phase === 'running') return;
      const attempt = { submission, key: ports.newKey(), jobId: null, ...place() };
      void run(attempt, submission.kind, labelOf(submission));
    },

    /** Goes on watching a job that an earlier page started; the first shows in the panel, the ends of all are told. */
    adopt(
      jobId: string,
      kind: SubmissionKind,
      label: string,
      adoptedFor: ForEvent | null = null,
    ): void {
      const attempt = { submission: null, key: ports.newKey(), jobId, ...begunFor(adoptedFor) };
      if (isRunning(getState().single))
        void runner.run(attempt).then((outcome) => tell(ports, outcome, kind, false));
      else void run(attempt, kind, label);
    },

    retry(): void {
      const { single } = getState();
      if (single.status === 'error' && single.canRetry && last !== null)
        void run(last, single.kind, single.label, true);
    },

    /** Puts the cards of a finished upload away. */
    reset(): void {
      if (!isRunning(getState().single)) change({ single: idle });
    },
  };
}

function ended(
  outcome: Outcome,
  kind: SubmissionKind,
  label: string,
  panelOpen: boolean,
): SingleUpload {
  if (!('recipeId' in outcome))
    return {
      status: 'error',
      kind,
      label,
      message: outcome.message ?? outcomeWords[kind].card,
      canRetry: outcome.canRetry,
    };
  const { recipeId, title, draft } = outcome;
  return panelOpen
    ? { status: 'success', progress: stageProgress.success, kind, recipeId, title, draft }
    : idle;
}

/** Where no card shows the end, the toast says which recipe it is, and the way to it. */
function tell(ports: IntakePorts, outcome: Outcome, kind: SubmissionKind, shown: boolean): void {
  const words = outcomeWords[kind];
  if (!('recipeId' in outcome))
    return ports.notify({
      tone: 'error',
      title: words.failure,
      text: outcome.message ?? words.advice,
      ...(shown && { onCard: true }),
    });
  ports.recipeAdded(outcome.recipeId, outcome.jobId, kind);
  ports.notify({
    tone: outcome.draft ? 'warning' : 'success',
    title: outcome.draft ? DRAFT : words.success,
    ...(!shown && { text: outcome.title ?? undefined, recipeId: outcome.recipeId }),
  });
}
