import { filesOf } from '../domain/intake/source/job-source.ts';
import type { Job } from '../domain/intake/job/job.ts';

/** A job as the API shows it. */
export function presentJob(job: Job) {
  return {
    id: String(job.id),
    source: job.source.kind,
    fileName: job.source.file?.name ?? null,
    pages: Math.max(1, filesOf(job.source).length),
    url: job.source.url,
    stage: job.stage,
    progress: job.progress,
    title: job.title,
    recipe: job.recipeId === null ? null : { id: String(job.recipeId) },
    error: job.failure,
    draft: job.draft,
    retries: job.retries,
    createdAt: job.createdAt.toISOString(),
  };
}
