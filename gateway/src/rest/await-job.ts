import { ProductError } from '@convivio/platform/errors';
import type { IntakeEvents } from '../intake-events.ts';
import { RestIntakeJobDocument, type JobFieldsFragment } from '../generated/operations.ts';
import type { GatewayContext } from '../supergraph.ts';
import type { RunOperation } from './run-operation.ts';

const LOOK_AGAIN_MS = 5_000;

/** Waits until the job has ended or the time is over; null when it still runs. Told by the bus, and looked up now and then in case a word got lost. */
export async function awaitJob(job: JobFieldsFragment, waitMs: number, run: RunOperation, events: IntakeEvents, context: GatewayContext, signal: AbortSignal): Promise<JobFieldsFragment | null> {
  const until = Date.now() + waitMs;
  let current = job;
  while (!ended(current)) {
    const left = until - Date.now();
    if (left <= 0 || signal.aborted) return null;
    await events.jobEnded(Number(job.id), Math.min(left, LOOK_AGAIN_MS), signal);
    current = (await run(RestIntakeJobDocument, { id: job.id }, context)).intakeJob;
  }
  return current;
}

function ended({ stage }: JobFieldsFragment): boolean {
  return stage === 'success' || stage === 'error';
}

/** The finished job's recipe, or its failure as an error. */
export function importedRecipeOf(job: JobFieldsFragment): { id: number; title: string; jobId: number } {
  if (job.error) throw new ProductError(job.error.status, job.error.code, job.error.sentence);
  if (!job.recipe) throw new Error(`job ${job.id} ended without a recipe and without an error`);
  return { id: Number(job.recipe.id), title: job.title ?? '', jobId: Number(job.id) };
}
