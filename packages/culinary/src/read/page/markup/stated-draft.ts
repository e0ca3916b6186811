import type { RecipeDraft } from '../../../recipe/recipe.ts';

/** A recipe as a page's data state it. */
export interface StatedDraft {
  draft: RecipeDraft;
  /** Whether it belongs to something else: a list of recipes, related ones, the dish of a review. */
  isAside: boolean;
}
