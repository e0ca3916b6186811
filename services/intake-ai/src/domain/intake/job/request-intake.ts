import { stageProgress } from '@convivio/contracts/intake-stages';
import { refuseUnusableKey } from '@convivio/platform/usable-key';
import { announce } from '@convivio/contracts/announcement';
import { requestDigest, type UseKey } from '@convivio/contracts/idempotency-key';
import { allowCollection } from './collection.ts';
import type { Job } from './job.ts';
import type { JobPorts } from './read-job.ts';
import { filesOf, type JobSource } from '../source/job-source.ts';
import { requireUploads, type Uploads } from '../uploads/uploads.ts';

export interface IntakeRequest {
  ownerId: string;
  /** What the cook is called; empty where it is not known. */
  cookName: string;
  /** The owner of the collection that the recipe goes to; null for the cook's own. */
  collection: string | null;
  source: JobSource;
  /** Digests of the files' bytes, by which they are known when they are uploaded once more; without it, one is known where it is. */
  sha256: readonly (string | null)[];
  idempotencyKey: string | null;
}

/**
 * Makes a job and asks the workers for it. The same idempotency key makes one job; one that was used for another request is refused (422).
 * Throws 404 for a collection in which the cook does not work.
 */
export async function requestIntake(
  { store, worksIn, uploads, useKey }: JobPorts & { uploads: Uploads; useKey: UseKey },
  request: IntakeRequest,
  id: number,
  now: Date,
): Promise<Job> {
  const { ownerId, source, idempotencyKey } = request;
  refuseUnusableKey(idempotencyKey);
  const collection = await allowCollection(worksIn, ownerId, request.collection);
  const collectionId = collection === ownerId ? null : collection;
  const before = idempotencyKey === null ? null : await store.madeWith(ownerId, idempotencyKey);
  if (!before)
    await requireUploads(
      uploads,
      filesOf(source).map(({ key }) => key),
      now,
    );
  if (idempotencyKey !== null)
    await useKey(ownerId, idempotencyKey, askedWith(request, collectionId));
  if (before) return before;
  return store.insert(
    {
      id,
      ownerId,
      cookName: request.cookName || null,
      collectionId,
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

function askedWith({ source, sha256 }: IntakeRequest, collectionId: string | null): string {
  const { kind, url, text } = source;
  const [file = null, ...furtherPages] = filesOf(source).map(({ name, key }, at) => ({
    name,
    content: sha256[at] ?? key,
  }));
  // Without further pages, and into one's own collection, as ever: keys that were used before there were any stay what they are.
  return requestDigest('import', {
    kind,
    file,
    ...(furtherPages.length > 0 && { furtherPages }),
    url,
    text,
    ...(collectionId !== null && { collection: collectionId }),
  });
}
