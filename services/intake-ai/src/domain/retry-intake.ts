import { conflict } from '@convivio/platform/errors';
import { announce } from '@convivio/contracts/announcement';
import { MAX_RETRIES, type Job } from './job.ts';
import type { JobStore } from './job-store.ts';
import { readJob } from './read-job.ts';

/** Starts a failed job again from the original that was kept, three times at most. */
export async function retryIntake(store: JobStore, ownerId: string, id: number): Promise<Job> {
  const job = await readJob(store, ownerId, id);
  if (job.stage !== 'error') throw conflict('JOB_NOT_FAILED', 'This import has not failed.');
  if (job.retries >= MAX_RETRIES) throw conflict('RETRIES_USED_UP', 'This import has failed too often. Try another file or paste the text.');
  const restarted = await store.restart(id, [announce('intake.requested', ownerId, { jobId: id, ownerId })]);
  if (!restarted) throw conflict('JOB_NOT_FAILED', 'This import has not failed.');
  return restarted;
}
