import type { JobStore } from '../domain/intake/job/job-store.ts';

/** A job, as its message names it. */
interface NamedJob {
  jobId: number;
  ownerId: string;
}

/** Runs a job where it is its cook's turn; else puts it aside. Throws what the run throws. */
export type InTurn = (job: NamedJob, run: () => Promise<void>) => Promise<void>;

/**
 * Turns of the cooks at one worker, which has at most so many jobs of one cook in hand: fifty
 * scans of one leave room for the next cook's text. What is put aside waits in the store, so it
 * survives the worker; whenever a job of its cook leaves a worker's hand, the oldest is announced,
 * but not for one that a closing worker gives back: that is older, and comes again by itself.
 */
export function turnsOfCooks(
  store: Pick<JobStore, 'putAside' | 'isBehind' | 'takeUpAside'>,
  most: number,
  stopping: AbortSignal,
): InTurn {
  const inHand = new Map<string, Set<number>>();

  /** False when the cook has enough in hand. Whether there is room may change while the store answers, so it is taken first. */
  function enter({ jobId, ownerId }: NamedJob): boolean {
    const jobs = inHand.get(ownerId) ?? new Set();
    if (jobs.size >= most) return false;
    inHand.set(ownerId, jobs.add(jobId));
    return true;
  }

  function leave({ jobId, ownerId }: NamedJob): void {
    const jobs = inHand.get(ownerId);
    jobs?.delete(jobId);
    if (jobs?.size === 0) inHand.delete(ownerId);
  }

  const roomFor = (ownerId: string) => most - (inHand.get(ownerId)?.size ?? 0);

  return async (job, run) => {
    const { jobId, ownerId } = job;
    // A message that came a second time: it waits for the run in hand, and is no further job.
    if (inHand.get(ownerId)?.has(jobId)) return run();
    const entered = enter(job);
    let comesAgain = false;
    try {
      if (entered && !(await store.isBehind({ id: jobId, ownerId }))) await run();
      else await store.putAside(jobId);
    } catch (error) {
      comesAgain = stopping.aborted;
      throw error;
    } finally {
      if (entered) leave(job);
      // Also behind a job that was put aside: what was in hand may have ended meanwhile.
      if (!comesAgain) await store.takeUpAside(ownerId, roomFor(ownerId));
    }
  };
}
