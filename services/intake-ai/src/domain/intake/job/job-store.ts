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
  /**
   * Has a run take a job in hand, counts it as broken off until it has come to an end, and gives the job as it was before; null
   * when it has ended. A job that another living run has in hand is left to that.
   */
  begin(id: number, run: string): Promise<Job | 'in hand' | null>;
  /** The run is alive; false when another has the job in hand by now, or it has ended. */
  touch(id: number, run: string): Promise<boolean>;
  /** The run has come to an end without ending the job: it is no try, also where another has the job in hand by now. */
  giveBack(id: number, run: string): Promise<void>;
  /** Notes how far the run is; a job that has ended, or is in another's hand, is left alone. */
  advance(id: number, run: string, step: Pick<Job, 'stage' | 'progress' | 'title'>): Promise<void>;
  /** Puts a job aside until it is announced again, because its cook has enough in hand; one that has ended is left alone. */
  putAside(job: { jobId: number }): Promise<void>;
  /** Whether a job of the cook that was made before this one is put aside. */
  isBehind(job: { jobId: number; ownerId: string }): Promise<boolean>;
  /** Announces the cook's oldest jobs that are put aside, at most so many. */
  takeUpAside(ownerId: string, most: number): Promise<void>;
  /** Announces again, at most so many, jobs that go on and nobody has touched since. Answers how many. */
  announceAgain(untouchedSince: Date, most: number): Promise<number>;
  /** Ends a job with its recipe, once. */
  succeed(
    id: number,
    result: { recipeId: number; title: string; draft: boolean },
    announcements: Announcement[],
  ): Promise<void>;
  /**
   * Ends a running job with a failure; one that has ended, or is in the hand of another run than
   * `run`, is left alone. `run` is null where none has it in hand.
   */
  fail(
    id: number,
    run: string | null,
    failure: JobFailure,
    announcements: Announcement[],
  ): Promise<void>;
  /** Starts a job again that failed or gave a draft, as that of this cook. Null when that is no longer so. */
  restart(
    id: number,
    whose: Pick<Job, 'ownerId' | 'cookName' | 'collectionId'>,
    announcements: Announcement[],
  ): Promise<Job | null>;
}
