import type { Announcement } from '@convivio/contracts/announcement';
import type { Job, JobFailure } from './job.ts';

/** Where jobs are kept. What is announced is stored in the same write as the change. */
export interface JobStore {
  find(id: number): Promise<Job | null>;
  /** The owner's jobs since a time, newest first. */
  listSince(ownerId: string, since: Date): Promise<Job[]>;
  /** The jobs that read these uploads, and those with these ids. */
  among(fileKeys: readonly string[], ids: readonly number[]): Promise<Job[]>;
  /** The owner's job that was made with an idempotency key. */
  madeWith(ownerId: string, idempotencyKey: string): Promise<Job | null>;
  /** Keeps a new job, or gives back the one that was made with the same idempotency key. */
  insert(job: Job, idempotencyKey: string | null, announcements: Announcement[]): Promise<Job>;
  /** Counts a try as broken off until it has come to an end, and gives the job as it was before; null when it has ended. */
  begin(id: number): Promise<Job | null>;
  /** A try has come to an end without ending the job. */
  giveBack(id: number): Promise<void>;
  /** Notes how far a running job is; a job that has ended is left alone. */
  advance(id: number, step: Pick<Job, 'stage' | 'progress' | 'title'>): Promise<void>;
  /** Ends a job with its recipe, once. */
  succeed(
    id: number,
    result: { recipeId: number; title: string },
    announcements: Announcement[],
  ): Promise<void>;
  /** Ends a running job with a failure; one that has ended is left alone. */
  fail(id: number, failure: JobFailure, announcements: Announcement[]): Promise<void>;
  /** Starts a failed job again. Null when it is no longer failed. */
  restart(id: number, announcements: Announcement[]): Promise<Job | null>;
}
