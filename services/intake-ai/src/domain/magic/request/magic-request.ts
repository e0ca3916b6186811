import type { GeneratedRecipe } from '../recipe/generated-recipe.ts';
import type { Wish } from '../wish/wish.ts';

export type MagicStage = 'queued' | 'generating' | 'success' | 'error';

/** Why there is no recipe, as its cook is told. */
export interface MagicFailure {
  code: string;
  sentence: string;
  /** The HTTP status for a client that waits. */
  status: number;
}

/** A recipe that was asked for, from the request to its end. */
export interface MagicRequest {
  id: number;
  ownerId: string;
  wish: Wish;
  /** Another dish than those that were offered for the same wish. */
  requestVariety: boolean;
  stage: MagicStage;
  recipe: GeneratedRecipe | null;
  failure: MagicFailure | null;
  createdAt: Date;
}
