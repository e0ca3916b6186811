import { ProductError } from '@convivio/platform/errors';
import type { JobFieldsFragment } from '../generated/operations.ts';

/** The finished job's recipe, or its failure as an error. */
export function importedRecipeOf(job: JobFieldsFragment): {
  id: number;
  title: string;
  jobId: number;
} {
  if (job.error) throw new ProductError(job.error.status, job.error.code, job.error.sentence);
  if (!job.recipe) throw new Error(`job ${job.id} ended without a recipe and without an error`);
  return { id: Number(job.recipe.id), title: job.title ?? '', jobId: Number(job.id) };
}
