import { runningStages } from '@convivio/contracts/intake-stages';
import { SILENT_MS, type Job } from '../domain/intake/job/job.ts';

/** A job as it is stored, as far as the domain sees it. */
export type JobDocument = Omit<Job, 'id' | 'brokenOff'> & { _id: number; openRuns?: string[] };

/** The stages of a job that goes on. */
export const running = { $in: [...runningStages] };

/** The filter of jobs that no living run has in hand. */
export const inNoHand = (now: Date) => ({
  $or: [{ run: { $exists: false } }, { touchedAt: { $lt: new Date(now.getTime() - SILENT_MS) } }],
});

/** What the domain sees of a job. */
export const visible = { outbox: 0, unsent: 0, idempotency: 0, run: 0, touchedAt: 0, aside: 0 };

export function jobOf(document: JobDocument): Job;
export function jobOf(document: JobDocument | null): Job | null;
export function jobOf(document: JobDocument | null): Job | null {
  if (!document) return null;
  const { _id, openRuns = [], ...fields } = document;
  const source = { ...fields.source, furtherPages: fields.source.furtherPages ?? [] };
  return {
    ...fields,
    source,
    // Jobs of before recipes could go to others' collections, and of before there were drafts.
    cookName: fields.cookName ?? null,
    collectionId: fields.collectionId ?? null,
    draft: fields.draft ?? false,
    brokenOff: openRuns.length,
    id: _id,
  };
}
