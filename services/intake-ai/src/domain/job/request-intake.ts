import { stageProgress } from '@convivio/contracts/intake-stages';
import { invalid, malformed } from '@convivio/platform/errors';
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

/**
 * Makes a job and asks the workers for it. The same idempotency key makes one job; with another source than that of its job it is
 * refused (422).
 */
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
  const before =
    request.idempotencyKey && (await store.madeWith(request.ownerId, request.idempotencyKey));
  if (before) return sameRequest(before, request);
  if (file) await requireUpload(uploads, file.key, now);
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
  const kept = await store.insert(job, request.idempotencyKey, [
    announce('intake.requested', job.ownerId, { jobId: id, ownerId: job.ownerId }),
  ]);
  return kept.id === id ? kept : sameRequest(kept, request);
}

/** The job of the same request before. An upload that is sent again is another file of the same name and size. */
function sameRequest(before: Job, { source }: IntakeRequest): Job {
  const asked = ({ kind, file, url, text }: JobSource) =>
    JSON.stringify([kind, file?.name, file?.size, url, text]);
  if (asked(before.source) === asked(source)) return before;
  throw invalid(
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key was used for another request. Send this one with a key of its own.',
    { idempotencyKey: 'was used for another request' },
  );
}
