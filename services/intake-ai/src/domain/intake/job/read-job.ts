import { notFound } from '@convivio/platform/errors';
import type { WorksIn } from './collection.ts';
import { collectionOf, type Job } from './job.ts';
import type { JobStore } from './job-store.ts';

export interface JobPorts {
  store: JobStore;
  worksIn: WorksIn;
}

/**
 * One of the reader's own jobs, or one that gave a draft to a collection in which they work: whoever may edit a draft may have it read again.
 * Any other is not found.
 */
export async function readJob(
  { store, worksIn }: JobPorts,
  cookId: string,
  id: number,
): Promise<Job> {
  const job = await store.find(id);
  if (job?.ownerId === cookId) return job;
  if (job?.draft && (await worksIn(cookId, collectionOf(job)))) return job;
  throw notFound('JOB_NOT_FOUND', 'This import does not exist.');
}
