import { conflict } from '@convivio/platform/errors';
import { announce } from '@convivio/contracts/announcement';
import { endedUnwell, isTooOld, MAX_RETRIES, type Job } from './job.ts';
import type { JobStore } from './job-store.ts';
import { readJob } from './read-job.ts';

/** Starts a failed job again, or one that gave a draft, from the original that was kept, three times at most and within a month. */
export async function retryIntake(
  store: JobStore,
  ownerId: string,
  id: number,
  now: Date,
): Promise<Job> {
  const job = await readJob(store, ownerId, id);
  if (!endedUnwell(job)) throw conflict('JOB_NOT_FAILED', 'This import has not failed.');
  if (job.retries >= MAX_RETRIES)
    throw conflict(
      'RETRIES_USED_UP',
      'This import has failed too often. Try another file or paste the text.',
    );
  if (isTooOld(job, now))
    throw conflict('RETRY_TOO_LATE', 'This import is more than a month old. Start a new one.');
  const restarted = await store.restart(id, [
    announce('intake.requested', ownerId, { jobId: id, ownerId }),
  ]);
  if (!restarted) throw conflict('JOB_NOT_FAILED', 'This import has not failed.');
  return restarted;
}
