import type { Job } from './job.ts';
import type { JobStore } from './job-store.ts';

/** How often it is looked whether another run has let go of a job. */
const LOOK_EVERY_MS = 1_000;

/** A job in the hand of a run. */
export interface TakenJob {
  job: Job;
  run: string;
}

/**
 * Takes a job in hand for a run; null when it has ended. A message may be given out a second time while the first run goes on: the
 * second waits until that has ended or is dead, and is no try.
 */
export async function takeUpJob(
  store: Pick<JobStore, 'begin'>,
  id: number,
  run: string,
  wait: (ms: number) => Promise<void>,
): Promise<TakenJob | null> {
  for (;;) {
    const job = await store.begin(id, run);
    if (job !== 'in hand') return job && { job, run };
    await wait(LOOK_EVERY_MS);
  }
}
