import { hasEnded, isTooOld, MAX_RETRIES, type Job } from '../job/job.ts';
import type { JobStore } from '../job/job-store.ts';
import { filesOf } from '../source/job-source.ts';
import { jobOfPicture, pictureKeyOf } from './picture-key.ts';

/** A job that is being started again at the last moment still finds its original. */
const GRACE_MS = 60 * 60_000;

/** Which uploads and pictures others than intake need. */
export type AskOthers = (fileKeys: string[]) => Promise<string[]>;

/**
 * Which of these uploads and pictures are needed: by a job that goes on or may be started again, or
 * by a recipe, whose original and picture they stay once its job has succeeded.
 */
export async function neededUploads(
  store: Pick<JobStore, 'among'>,
  askOthers: AskOthers,
  fileKeys: string[],
  now: Date,
): Promise<Set<string>> {
  const jobs = await store.among(
    fileKeys,
    fileKeys.map(jobOfPicture).filter((id) => id !== null),
  );
  const needed = new Set(
    jobs
      .filter((job) => mayReadAgain(job, now))
      .flatMap(({ id, source }) => [pictureKeyOf(id), ...filesOf(source).map(({ key }) => key)]),
  );
  // Also after those of failed jobs: the recipe may have been kept although its job never heard of it.
  const others = fileKeys.filter((key) => !needed.has(key));
  for (const key of others.length > 0 ? await askOthers(others) : []) needed.add(key);
  return needed;
}

function mayReadAgain(job: Job, now: Date): boolean {
  if (!hasEnded(job)) return true;
  return (
    job.stage === 'error' &&
    job.retries < MAX_RETRIES &&
    !isTooOld(job, new Date(now.getTime() - GRACE_MS))
  );
}
