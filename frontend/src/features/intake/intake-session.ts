import {
  emptyBatch,
  mayRetry,
  nextWaiting,
  settled,
  summaryOf,
  withChange,
  withFiles,
  withoutFile,
  type Batch,
  type BatchFile,
} from './batch.ts';
import type { JobUpdate } from './jobs/job-update.ts';
import { advanced, begun, idle, isRunning, type SingleUpload } from './single-upload.ts';
import { labelOf, type Submission, type SubmissionKind } from './submission.ts';

export interface IntakeToast {
  tone: 'success' | 'error' | 'warning';
  title: string;
  text?: string | undefined;
  /** The recipe that the toast offers to open. */
  recipeId?: string | undefined;
}

/** Why something could not be handed over. */
interface Failure {
  /** For a person; null when nothing better is known than that it failed. */
  sentence: string | null;
  /** Whether the same may be sent again: the server was not reached, or was busy. */
  mayResend: boolean;
  /** Milliseconds after which the server asks to come again; null when it did not. */
  comeAgainIn: number | null;
}

/** What the session needs from the world outside. */
export interface IntakePorts {
  /** Hands over to be read, without waiting for the end. */
  send(submission: Submission, idempotencyKey: string): Promise<{ jobId: string }>;
  /** Starts a failed job again from the original that was kept. */
  restart(jobId: string): Promise<void>;
  watch(
    jobId: string,
    onUpdate: (update: JobUpdate) => void,
    signal: AbortSignal,
  ): Promise<JobUpdate>;
  explain(error: unknown): Failure;
  wait(milliseconds: number): Promise<void>;
  notify(toast: IntakeToast): void;
  recipeAdded(recipeId: string): void;
  newKey(): string;
}

export interface IntakeState {
  single: SingleUpload;
  batch: Batch;
}

/**
 * What a failed submission can be tried again with: the job that kept the original, or the
 * submission itself under its old key.
 */
interface Attempt {
  submission: Submission | null;
  key: string;
  jobId: string | null;
}

type Outcome =
  { recipeId: string; title: string | null } | { message: string | null; canRetry: boolean };

/** How often one file of a batch waits for a busy server before it counts as failed. */
const mostWaits = 20;

export type IntakeSession = ReturnType<typeof createIntakeSession>;

/**
 * Everything a cook has handed over in this tab. It outlives the panel: work goes on, and ends are
 * told, while the panel is closed.
 */
export function createIntakeSession(ports: IntakePorts) {
  let state: IntakeState = { single: idle, batch: emptyBatch };
  let panelOpen = false;
  let attempt: Attempt | null = null;
  const batchAttempts = new Map<string, Attempt>();
  const listeners = new Set<() => void>();
  let life = new AbortController();
  let leaving = 0;

  function change(part: Partial<IntakeState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  /** A busy server is waited for when `patient`: a long batch goes over the number of imports it takes in a while. */
  async function handOver(submission: Submission, key: string, patient: boolean): Promise<string> {
    leaving += 1;
    try {
      for (let waits = 0; ; waits += 1) {
        try {
          return (await ports.send(submission, key)).jobId;
        } catch (error) {
          const { comeAgainIn } = ports.explain(error);
          if (!patient || comeAgainIn === null || waits >= mostWaits) throw error;
          await ports.wait(comeAgainIn);
          if (life.signal.aborted) throw error;
        }
      }
    } finally {
      leaving -= 1;
    }
  }

  async function outcomeOf(
    current: Attempt,
    again: boolean,
    onUpdate: (update: JobUpdate) => void,
    patient = false,
  ): Promise<Outcome> {
    try {
      if (current.jobId === null) {
        if (current.submission === null) return { message: null, canRetry: false };
        current.jobId = await handOver(current.submission, current.key, patient);
      } else if (again) await ports.restart(current.jobId);
    } catch (error) {
      const { sentence, mayResend } = ports.explain(error);
      return { message: sentence, canRetry: mayResend };
    }
    const end = await ports.watch(current.jobId, onUpdate, life.signal);
    return end.stage === 'success' && end.recipeId !== null
      ? { recipeId: end.recipeId, title: end.title }
      : { message: end.error, canRetry: true };
  }

  async function runSingle(
    current: Attempt,
    kind: SubmissionKind,
    label: string,
    again: boolean,
  ): Promise<void> {
    attempt = current;
    change({ single: begun(kind, label) });
    const outcome = await outcomeOf(current, again, ({ stage }) =>
      change({ single: advanced(state.single, stage) }),
    );
    tell(outcome, kind, panelOpen);
    if (!('recipeId' in outcome))
      change({
        single: {
          status: 'error',
          kind,
          label,
          message: outcome.message ?? wordsFor(kind).card,
          canRetry: outcome.canRetry,
        },
      });
    else
      change({
        single: panelOpen
          ? {
              status: 'success',
              progress: 100,
              kind,
              recipeId: outcome.recipeId,
              title: outcome.title,
            }
          : idle,
      });
  }

  /** Where no card shows the end, the toast says which recipe it is, and the way to it. */
  function tell(outcome: Outcome, kind: SubmissionKind, shown: boolean): void {
    const words = wordsFor(kind);
    if (!('recipeId' in outcome))
      return ports.notify({
        tone: 'error',
        title: words.failure,
        text: outcome.message ?? words.advice,
      });
    ports.recipeAdded(outcome.recipeId);
    ports.notify({
      tone: 'success',
      title: words.success,
      ...(!shown && { text: outcome.title ?? undefined, recipeId: outcome.recipeId }),
    });
  }

  async function runFile(file: BatchFile): Promise<void> {
    const again = batchAttempts.get(file.key);
    const current = again ?? {
      submission: { kind: 'file' as const, file: file.file },
      key: ports.newKey(),
      jobId: null,
    };
    batchAttempts.set(file.key, current);
    const set = (values: Partial<BatchFile>) =>
      change({ batch: withChange(state.batch, file.key, values) });
    set({ progress: 30 });
    const outcome = await outcomeOf(
      current,
      again !== undefined,
      ({ stage }) => set(stage === 'analyzing' || stage === 'ready' ? { progress: 70 } : {}),
      true,
    );
    if ('recipeId' in outcome) {
      ports.recipeAdded(outcome.recipeId);
      set({ progress: 100, title: outcome.title });
    } else set({ progress: -1, error: outcome.message ?? wordsFor('file').card });
  }

  async function runBatch(): Promise<void> {
    change({ batch: { ...state.batch, phase: 'running' } });
    for (let file = nextWaiting(state.batch); file !== undefined; file = nextWaiting(state.batch))
      await runFile(file);
    if (state.batch.files.length === 0) return change({ batch: emptyBatch });
    const { processed, text } = summaryOf(state.batch);
    const failed = state.batch.files.some(({ progress }) => progress === -1);
    if (processed === 0) ports.notify({ tone: 'error', title: 'Batch upload failed', text });
    else
      ports.notify({ tone: failed ? 'warning' : 'success', title: 'Batch upload completed', text });
    const end = settled(state.batch);
    if (end.phase === 'completed' && !panelOpen) clearBatch();
    else change({ batch: end });
  }

  function clearBatch(): void {
    batchAttempts.clear();
    change({ batch: emptyBatch });
  }

  return {
    getState: () => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Has one thing read at once. Nothing happens while another is being read. */
    submit(submission: Submission): void {
      if (isRunning(state.single) || state.batch.phase === 'running') return;
      void runSingle(
        { submission, key: ports.newKey(), jobId: null },
        submission.kind,
        labelOf(submission),
        false,
      );
    },

    /** Goes on watching a job that an earlier page started; the first shows in the panel, the ends of all are told. */
    adopt(jobId: string, kind: SubmissionKind, label: string): void {
      const current = { submission: null, key: ports.newKey(), jobId };
      if (isRunning(state.single))
        void outcomeOf(current, false, () => {}).then((outcome) => tell(outcome, kind, false));
      else void runSingle(current, kind, label, false);
    },

    retry(): void {
      const { single } = state;
      if (single.status === 'error' && single.canRetry && attempt !== null)
        void runSingle(attempt, single.kind, single.label, true);
    },

    /** Puts the cards of a finished upload away. */
    reset(): void {
      if (!isRunning(state.single)) change({ single: idle });
    },

    addFiles(files: readonly File[]): void {
      change({
        batch: withFiles(
          state.batch.phase === 'completed' ? emptyBatch : state.batch,
          files,
          ports.newKey,
        ),
      });
    },

    removeFile(key: string): void {
      change({ batch: withoutFile(state.batch, key) });
    },

    startBatch(): void {
      if (state.batch.phase === 'selected') void runBatch();
    },

    retryFile(key: string): void {
      const file = state.batch.files.find((other) => other.key === key);
      if (file === undefined || !mayRetry(file)) return;
      change({
        batch: withChange(state.batch, key, {
          progress: 0,
          retries: file.retries + 1,
          error: null,
        }),
      });
      if (state.batch.phase !== 'running') void runBatch();
    },

    clearBatch(): void {
      if (state.batch.phase !== 'running') clearBatch();
    },

    /** Whether something would be lost if the tab closed now: only what was not handed over yet. */
    hasUnsent: () =>
      leaving > 0 || (state.batch.phase === 'running' && nextWaiting(state.batch) !== undefined),

    /** Begins, or begins anew after its end. */
    begin(): void {
      if (life.signal.aborted) life = new AbortController();
    },

    /** Nobody is here any more who waits: what is being read is finished by the server alone. */
    end(): void {
      life.abort();
    },

    panelOpened(): void {
      panelOpen = true;
    },

    panelClosed(): void {
      panelOpen = false;
      if (state.single.status === 'success') change({ single: idle });
      if (state.batch.phase === 'completed') clearBatch();
    },
  };
}

function wordsFor(kind: SubmissionKind): {
  success: string;
  failure: string;
  advice: string;
  card: string;
} {
  if (kind === 'file' || kind === 'photo')
    return {
      success: 'Recipe uploaded successfully!',
      failure: 'Upload failed',
      advice: 'Please try again',
      card: 'Upload failed',
    };
  if (kind === 'url')
    return {
      success: 'Recipe imported successfully!',
      failure: 'Import failed',
      advice: 'Please check the URL and try again',
      card: 'URL processing failed',
    };
  return {
    success: 'Recipe imported successfully!',
    failure: 'Import failed',
    advice: 'Please try again',
    card: 'The text could not be read',
  };
}
