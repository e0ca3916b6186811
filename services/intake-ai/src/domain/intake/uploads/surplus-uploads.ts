import { filesOf } from '../source/job-source.ts';
import type { Job } from '../job/job.ts';
import type { JobStore } from '../job/job-store.ts';
import { isUsable, type Uploads } from './uploads.ts';

/**
 * Which of the uploads that came with a request its job does not read, as where the same request was sent again with the same files. Only
 * those of today that no other job reads: an older one may be the original of a recipe whose job is gone.
 */
export async function surplusUploads(
  { store, uploads }: { store: JobStore; uploads: Uploads },
  job: Job,
  fileKeys: readonly string[],
  now: Date,
): Promise<string[]> {
  const read = new Set(filesOf(job.source).map(({ key }) => key));
  const unread = fileKeys.filter((key) => !read.has(key));
  if (unread.length === 0) return [];
  const others = await store.among(unread, []);
  const readByOthers = new Set(
    others.flatMap(({ source }) => filesOf(source)).map(({ key }) => key),
  );
  const found = await Promise.all(
    unread
      .filter((key) => !readByOthers.has(key))
      .map(async (key) => ({ key, upload: await uploads.find(key) })),
  );
  return found.flatMap(({ key, upload }) => (upload && isUsable(upload, now) ? [key] : []));
}
