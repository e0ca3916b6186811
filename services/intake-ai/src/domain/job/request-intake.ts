import { stageProgress } from '@convivio/contracts/intake-stages';
import { malformed } from '@convivio/platform/errors';
import { announce } from '@convivio/contracts/announcement';
import { LONGEST_IDEMPOTENCY_KEY } from '@convivio/contracts/idempotency-key';
import type { Job } from './job.ts';
import type { JobStore } from './job-store.ts';
import type { JobSource } from '../source/job-source.ts';
import { requireUpload, type Uploads } from '../uploads/uploads.ts';

export interface IntakeRequest {
  ownerId: string;
  source: JobSource;
  idempotencyKey: string | null;
}

/** Makes a job and asks the workers for it. The same idempotency key makes one job. */
export async function requestIntake(
  store: JobStore,
  uploads: Uploads,
  request: IntakeRequest,
  id: number,
  now: Date,
): Promise<Job> {
  if ((request.idempotencyKey?.length ?? 0) > LONGEST_IDEMPOTENCY_KEY)
    throw malformed(
      'IDEMPOTENCY_KEY_TOO_LONG',
      `An idempotency key has at most ${LONGEST_IDEMPOTENCY_KEY} characters.`,
    );
  const { file } = request.source;
  // What has become of the upload of a request that is sent again is its job's affair.
  if (
    file &&
    !(request.idempotencyKey && (await store.madeWith(request.ownerId, request.idempotencyKey)))
  )
    await requireUpload(uploads, file.key, now);
  const job: Job = {
    id,
    ownerId: request.ownerId,
    source: request.source,
    stage: 'queued',
    progress: stageProgress.queued,
    title: null,
    recipeId: null,
    failure: null,
    retries: 0,
    brokenOff: 0,
    createdAt: now,
  };
  return store.insert(job, request.idempotencyKey, [
    announce('intake.requested', job.ownerId, { jobId: id, ownerId: job.ownerId }),
  ]);
}
