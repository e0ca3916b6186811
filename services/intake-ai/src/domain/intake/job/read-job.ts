import { notFound } from '@convivio/platform/errors';
import type { Job } from './job.ts';
import type { JobStore } from './job-store.ts';

/** One of the reader's own jobs; anybody else's is not found. */
export async function readJob(store: JobStore, ownerId: string, id: number): Promise<Job> {
  const job = await store.find(id);
  if (job?.ownerId !== ownerId) throw notFound('JOB_NOT_FOUND', 'This import does not exist.');
  return job;
}
