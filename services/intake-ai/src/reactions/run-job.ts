import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '@convivio/platform/database';
import { ProductError } from '@convivio/platform/errors';
import { failIntake } from '../domain/intake/job/end-intake.ts';
import { SILENT_MS } from '../domain/intake/job/job.ts';
import type { JobStore } from '../domain/intake/job/job-store.ts';
import { performIntake, type IntakePorts } from '../domain/intake/job/perform-intake.ts';
import { takeUpJob, type TakenJob } from '../domain/intake/job/take-up-job.ts';
import { runLimit } from '../domain/intake/job/run-limit.ts';

/** How often it is tried to write down that an interrupted run is no try. */
const STORE_AGAIN_MS = 2_000;

const tookTooLong = () =>
  new ProductError(
    504,
    'INTAKE_TOO_LONG',
    'Reading this took too long. Try again later, import the recipe alone, or paste its text.',
  );

export interface JobRunner {
  store: JobStore;
  ports: IntakePorts;
  /** Milliseconds for one run, without what it waits until it is read. */
  limitMs: number;
  /** Aborts the run, so that another worker takes the job up. */
  stopping: AbortSignal;
}

/**
 * Makes one run at a job. It counts as broken off as long as it goes on, so that a process that is killed with it is counted; what
 * it throws is no try.
 */
export async function runJob(runner: JobRunner, jobId: number): Promise<void> {
  const { store, stopping } = runner;
  const run = randomUUID();
  try {
    const taken = await takeUpJob(store, jobId, run, (ms) =>
      delay(ms, undefined, { signal: stopping }),
    );
    if (taken) await runTaken(runner, taken);
  } catch (error) {
    await whenStoreAnswers(() => store.giveBack(jobId, run), stopping);
    throw error;
  }
}

async function runTaken(
  { store, ports, limitMs, stopping }: JobRunner,
  taken: TakenJob,
): Promise<void> {
  const { job, run } = taken;
  const lost = new AbortController();
  const limit = runLimit(limitMs);
  // While the store is away, nobody can take the job over either.
  const touch = () =>
    store.touch(job.id, run).then(
      (mine) => mine || lost.abort(new Error('another run has gone on with this job')),
      () => {},
    );
  const alive = setInterval(() => void touch(), SILENT_MS / 3);
  try {
    const signal = AbortSignal.any([limit.signal, lost.signal, stopping]);
    await performIntake(store, ports, taken, signal, limit.pause);
  } catch (error) {
    if (!limit.signal.aborted || lost.signal.aborted) throw error;
    await failIntake(store, job, run, tookTooLong(), ports.now() - job.createdAt.getTime());
  } finally {
    clearInterval(alive);
    limit.pause();
  }
}

/** Else a store that was away for a while would look like a source that kills its reader. */
async function whenStoreAnswers(act: () => Promise<void>, stopping: AbortSignal): Promise<void> {
  for (;;)
    try {
      return await act();
    } catch (error) {
      if (stopping.aborted || !isDatabaseAway(error)) return;
      await delay(STORE_AGAIN_MS, undefined, { signal: stopping }).catch(() => {});
    }
}
