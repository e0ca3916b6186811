import { conflict } from '@convivio/platform/errors';
import { announce } from '@convivio/contracts/announcement';
import { allowCollection } from './collection.ts';
import { collectionOf, endedUnwell, isTooOld, MAX_RETRIES, type Job } from './job.ts';
import { readJob, type JobPorts } from './read-job.ts';

/**
 * Starts a failed job again, or one that gave a draft, from the original that was kept, three times at most and within a month.
 * From then on it is the job of who has started it again.
 */
export async function retryIntake(
  ports: JobPorts,
  { id: cookId, firstName }: { id: string; firstName: string },
  id: number,
  now: Date,
): Promise<Job> {
  const job = await readJob(ports, cookId, id);
  if (!endedUnwell(job)) throw conflict('JOB_NOT_FAILED', 'This import has not failed.');
  if (job.retries >= MAX_RETRIES)
    throw conflict(
      'RETRIES_USED_UP',
      'This import has failed too often. Try another file or paste the text.',
    );
  if (isTooOld(job, now))
    throw conflict('RETRY_TOO_LATE', 'This import is more than a month old. Start a new one.');
  const collection = collectionOf(job);
  // The draft that it would be read into is another's.
  if (job.draft) await allowCollection(ports.worksIn, cookId, collection);
  const restarted = await ports.store.restart(
    id,
    {
      ownerId: cookId,
      cookName: firstName || null,
      collectionId: collection === cookId ? null : collection,
    },
    [announce('intake.requested', cookId, { jobId: id, ownerId: cookId })],
  );
  if (!restarted) throw conflict('JOB_NOT_FAILED', 'This import has not failed.');
  return restarted;
}
