import type { JobFieldsFragment } from '../generated/operations.ts';

/** An intake job as REST shows it: ids as numbers. */
export function presentJob({ id, recipe, ...job }: JobFieldsFragment) {
  return { jobId: Number(id), ...job, recipeId: recipe ? Number(recipe.id) : null };
}
