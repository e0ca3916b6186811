import { ProductError } from '@convivio/platform/errors';
import type { IntakeEvents } from '../intake-events.ts';
import { RestIntakeJobDocument, type JobFieldsFragment } from '../generated/operations.ts';
import type { GatewayContext } from '../supergraph.ts';
import type { RunOperation } from './run-operation.ts';

const LOOK_AGAIN_MS = 5_000;

/** Waits until the job has ended or the time is over; null when it may still run. Told by the bus, and looked up now and then in case a word got lost. */
export async function awaitJob(id: string, waitMs: number, run: RunOperation, events: IntakeEvents, context: GatewayContext, signal: AbortSignal): Promise<JobFieldsFragment | null> {
  const until = Date.now() + waitMs;
  while (!signal.aborted) {
    const left = until - Date.now();
    if (left <= 0) return null;
    // Listening before looking: a job that ends in between is heard of.
    const looked = new AbortController();
    const told = events.jobEnded(Number(id), Math.min(left, LOOK_AGAIN_MS), AbortSignal.any([signal, looked.signal]));
    try {
      const { intakeJob } = await run(RestIntakeJobDocument, { id }, context);
      if (intakeJob.stage === 'success' || intakeJob.stage === 'error') return intakeJob;
      await told;
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      // The job was made and goes on; whoever waits can ask for it later with a token that still holds.
      if (error.status === 401) return null;
      if (error.status < 500) throw error;
      await told;
    } finally {
      looked.abort();
    }
  }
  return null;
}

/** The finished job's recipe, or its failure as an error. */
export function importedRecipeOf(job: JobFieldsFragment): { id: number; title: string; jobId: number } {
  if (job.error) throw new ProductError(job.error.status, job.error.code, job.error.sentence);
  if (!job.recipe) throw new Error(`job ${job.id} ended without a recipe and without an error`);
  return { id: Number(job.recipe.id), title: job.title ?? '', jobId: Number(job.id) };
}
