import { stageProgress } from '@convivio/contracts/intake-stages';
import type { ProductError } from '@convivio/platform/errors';
import { announce } from '@convivio/contracts/announcement';
import { bytesOf, filesOf } from '../source/job-source.ts';
import type { Job } from './job.ts';
import { stateOf } from './job-state.ts';
import type { JobStore } from './job-store.ts';

/** What a job has kept in the library. */
export interface KeptRecipe {
  id: number;
  title: string;
  draft: boolean;
}

/** Ends a job with its recipe. */
export async function succeedIntake(
  store: JobStore,
  job: Job,
  { id: recipeId, title, draft }: KeptRecipe,
  durationMs: number,
): Promise<void> {
  const ended: Job = {
    ...job,
    stage: 'success',
    progress: stageProgress.success,
    recipeId,
    title,
    draft,
    failure: null,
  };
  await store.succeed(job.id, { recipeId, title, draft }, [
    announce('intake.finished', job.ownerId, stateOf(ended)),
    usage(job, durationMs, null),
  ]);
}

/**
 * Ends a job with a sentence. Its original and its picture stay: another try reads the one, and a recipe that was kept although the answer was lost
 * shows the other. What nobody needs of them is swept.
 */
export async function failIntake(
  store: JobStore,
  job: Job,
  run: string | null,
  error: ProductError,
  durationMs: number,
): Promise<void> {
  const failure = { code: error.code, sentence: error.message, status: error.status };
  await store.fail(job.id, run, failure, [
    announce(
      'intake.failed',
      job.ownerId,
      stateOf({ ...job, stage: 'error', recipeId: null, failure }),
    ),
    usage(job, durationMs, error.code),
  ]);
}

function usage(job: Job, durationMs: number, errorType: string | null) {
  return announce('usage.intake', job.ownerId, {
    jobId: job.id,
    ownerId: job.ownerId,
    format: job.source.file?.mimeType ?? job.source.kind,
    size: job.source.file && bytesOf(filesOf(job.source)),
    durationMs,
    success: errorType === null,
    errorType,
  });
}
