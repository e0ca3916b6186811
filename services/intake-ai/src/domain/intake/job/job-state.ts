import type { IntakeState } from '@convivio/contracts/messages';
import type { Job } from './job.ts';

/** How a job stands, as messages and whoever watches are told. */
export function stateOf({
  id,
  ownerId,
  stage,
  progress,
  recipeId,
  title,
  draft,
  failure,
}: Job): IntakeState {
  return { jobId: id, ownerId, stage, progress, recipeId, title, draft, error: failure };
}
