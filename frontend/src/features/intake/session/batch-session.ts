import {
  emptyBatch,
  mayRetry,
  nextWaiting,
  settled,
  summaryOf,
  withChange,
  type Batch,
  type BatchFile,
} from './batch.ts';
import { areOneRecipe } from './batch-pages.ts';
import type { IntakePorts, IntakeToast } from './intake-ports.ts';
import type { IntakeStore } from './intake-store.ts';
import type { Attempt, JobRunner } from './jobs/job-runner.ts';
import type { PanelPlace } from './panel-place.ts';
import { outcomeWords } from './outcome-words.data.ts';

/** Several files, read one after the other once the cook starts them. */
export function createBatchSession(
  ports: IntakePorts,
  store: IntakeStore,
  runner: JobRunner,
  isPanelOpen: () => boolean,
  place: () => PanelPlace,
) {
  const batchNow = () => store.getState().batch;
  const change = (batch: Batch) => store.change({ batch });
  const files = createFileReader(ports, store, runner);

  async function run(): Promise<void> {
    const startedFor = place();
    change({ ...batchNow(), phase: 'running' });
    for (let file = nextWaiting(batchNow()); file !== undefined; file = nextWaiting(batchNow()))
      await files.read(file, startedFor);
    if (batchNow().files.length === 0) return change(emptyBatch);
    ports.notify(batchToast(batchNow()));
    const end = settled(batchNow());
    if (end.phase === 'completed' && !isPanelOpen()) clear();
    else change(end);
  }

  function clear(): void {
    files.forget();
    change(emptyBatch);
  }

  return {
    startBatch(): void {
      if (batchNow().phase === 'selected' && !areOneRecipe(batchNow())) void run();
    },

    retryFile(key: string): void {
      const file = batchNow().files.find((other) => other.key === key);
      if (file === undefined || !mayRetry(file)) return;
      const retries = file.retries + 1;
      change(withChange(batchNow(), key, { progress: 0, retries, error: null }));
      if (batchNow().phase !== 'running') void run();
    },

    clearBatch(): void {
      if (batchNow().phase !== 'running') clear();
    },
  };
}

/** Reads the files of a batch; one that is read again goes on from its first attempt. */
function createFileReader(ports: IntakePorts, store: IntakeStore, runner: JobRunner) {
  const attempts = new Map<string, Attempt>();

  return {
    async read({ key, file }: BatchFile, place: PanelPlace): Promise<void> {
      const before = attempts.get(key);
      const attempt = before ?? {
        submission: { kind: 'file' as const, file },
        key: ports.newKey(),
        jobId: null,
        ...place,
      };
      attempts.set(key, attempt);
      const set = (values: Partial<BatchFile>) =>
        store.change({ batch: withChange(store.getState().batch, key, values) });
      set({ progress: 30 });
      const outcome = await runner.run(attempt, {
        again: before !== undefined,
        patient: true,
        onUpdate: ({ stage }) =>
          set(stage === 'analyzing' || stage === 'ready' ? { progress: 70 } : {}),
      });
      if ('recipeId' in outcome) {
        ports.recipeAdded(outcome.recipeId, outcome.jobId, 'file');
        set({ progress: 100, title: outcome.title, draft: outcome.draft });
      } else set({ progress: -1, error: outcome.message ?? outcomeWords.file.card });
    },

    forget: () => attempts.clear(),
  };
}

function batchToast(batch: Batch): IntakeToast {
  const { processed, text } = summaryOf(batch);
  if (processed === 0) return { tone: 'error', title: 'Batch upload failed', text };
  const failed = batch.files.some(({ progress }) => progress === -1);
  return { tone: failed ? 'warning' : 'success', title: 'Batch upload completed', text };
}
