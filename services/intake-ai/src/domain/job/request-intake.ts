import { stageProgress } from '@convivio/contracts/intake-stages';
import { malformed } from '@convivio/platform/errors';
import { announce } from '@convivio/contracts/announcement';
import { LONGEST_IDEMPOTENCY_KEY, requestDigest } from '@convivio/contracts/idempotency-key';
import type { Job } from './job.ts';
import type { JobStore } from './job-store.ts';
import type { JobSource } from '../source/job-source.ts';
import { requireUpload, type Uploads } from '../uploads/uploads.ts';

export interface IntakeRequest {
  ownerId: string;
  source: JobSource;
  /** Digest of a file's bytes, by which it is known when it is uploaded once more; without it, it is known where it is. */
  sha256: string | null;
  idempotencyKey: string | null;
}

/** Notes what a cook's key is used for, whatever the route and service. Throws 422 where it was used for another request. */
export type UseKey = (ownerId: string, key: string, asked: string) => Promise<void>;

/**
 * Makes a job and asks the workers for it. The same idempotency key makes one job; one that was used for another request is refused (422).
 */
export async function requestIntake(
  { store, uploads, useKey }: { store: JobStore; uploads: Uploads; useKey: UseKey },
  request: IntakeRequest,
  id: number,
  now: Date,
): Promise<Job> {
  const { ownerId, source, idempotencyKey } = request;
  if ((idempotencyKey?.length ?? 0) > LONGEST_IDEMPOTENCY_KEY)
    throw malformed(
      'IDEMPOTENCY_KEY_TOO_LONG',
      `An idempotency key has at most ${LONGEST_IDEMPOTENCY_KEY} characters.`,
    );
  const before = idempotencyKey && (await store.madeWith(ownerId, idempotencyKey));
  if (!before && source.file) await requireUpload(uploads, source.file.key, now);
  if (idempotencyKey) await useKey(ownerId, idempotencyKey, askedWith(request));
  if (before) return before;
  return store.insert(
    {
      id,
      ownerId,
      source,
      stage: 'queued',
      progress: stageProgress.queued,
      title: null,
      recipeId: null,
      failure: null,
      draft: false,
      retries: 0,
      brokenOff: 0,
      createdAt: now,
    },
    idempotencyKey,
    [announce('intake.requested', ownerId, { jobId: id, ownerId })],
  );
}

const askedWith = ({ source: { kind, file, url, text }, sha256 }: IntakeRequest): string =>
  requestDigest('import', {
    kind,
    file: file && { name: file.name, content: sha256 ?? file.key },
    url,
    text,
  });
