import { isFinalStage, type IntakeStage } from '@convivio/contracts/intake-stages';
import type { JobSource } from '../source/job-source.ts';

/** Why a job failed, as its cook is told. */
export interface JobFailure {
  code: string;
  sentence: string;
  /** The HTTP status for a client that waits. */
  status: number;
}

/** One import, from the request to the kept recipe. */
export interface Job {
  id: number;
  /** The cook whose import it is. */
  ownerId: string;
  /** What the cook is called; null where it is not known. */
  cookName: string | null;
  /** The owner of the collection that the recipe goes to; null for the cook's own. */
  collectionId: string | null;
  source: JobSource;
  stage: IntakeStage;
  progress: number;
  title: string | null;
  recipeId: number | null;
  failure: JobFailure | null;
  /** What was read became a draft. */
  draft: boolean;
  retries: number;
  /** Tries that began and never came to an end: whoever read was killed with its process. */
  brokenOff: number;
  createdAt: Date;
}

/** A source that took so many processes down is not read again. */
export const MOST_BROKEN_OFF = 2;

/** A run that has not touched its job for so many milliseconds is dead, and another takes the job in hand. */
export const SILENT_MS = 15_000;

/** How often a failed job may be started again. */
export const MAX_RETRIES = 3;
/** For how long, in milliseconds: a month. Its original is kept until then. */
const RETRIED_FOR_MS = 30 * 24 * 60 * 60_000;

/** The owner of the collection that the recipe of a job goes to. */
export const collectionOf = ({ collectionId, ownerId }: Job): string => collectionId ?? ownerId;

/** Whether it is too late to start a failed job again. */
export const isTooOld = (job: Job, now: Date) =>
  now.getTime() - job.createdAt.getTime() > RETRIED_FOR_MS;

/** A job that failed may be started again, and one that only gave a draft. */
export const endedUnwell = (job: Job) =>
  job.stage === 'error' || (job.stage === 'success' && job.draft);

export const hasEnded = (job: Job) => isFinalStage(job.stage);
