import { stageProgress } from '@convivio/contracts/intake-stages';
import { malformed } from '@convivio/platform/errors';
import { announce } from '@convivio/contracts/announcement';
import {
  LONGEST_IDEMPOTENCY_KEY,
  requestDigest,
  type UseKey,
} from '@convivio/contracts/idempotency-key';
import type { Job } from './job.ts';
import type { JobStore } from './job-store.ts';
import { filesOf, type JobSource } from '../source/job-source.ts';
import { requireUploads, type Uploads } from '../uploads/uploads.ts';

export interface IntakeRequest {
  ownerId: string;
  source: JobSource;
  /** Digests of the files' bytes, by which they are known when they are uploaded once more; without it, one is known where it is. */
  sha256: readonly (string | null)[];
  idempotencyKey: string | null;
}

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
  if (!before)
    await requireUploads(
      uploads,
      filesOf(source).map(({ key }) => key),
      now,
    );
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

function askedWith({ source, sha256 }: IntakeRequest): string {
  const { kind, url, text } = source;
  const [file = null, ...furtherPages] = filesOf(source).map(({ name, key }, at) => ({
    name,
    content: sha256[at] ?? key,
  }));
  // Without further pages as ever: keys that were used before there were any stay what they are.
  return requestDigest('import', {
    kind,
    file,
    ...(furtherPages.length > 0 && { furtherPages }),
    url,
    text,
  });
}
