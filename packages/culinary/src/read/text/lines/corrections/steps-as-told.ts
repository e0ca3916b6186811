import type { RecipeDraft } from '../../../../recipe/recipe.ts';
import type { SetRight } from './set-right.ts';

/**
 * A draft whose steps keep the words in which they were told, with what takes an amount back right behind it; the list that was made of them
 * has the last amounts.
 */
export function withStepsAsTold(draft: RecipeDraft, setRight: readonly SetRight[]): RecipeDraft {
  const told = setRight.flatMap((found) => found.told ?? []).toReversed();
  if (told.length === 0) return draft;
  const asTold = (text: string): string =>
    told.reduce((step, { now, was }) => step.replace(now, () => was), text);
  return {
    ...draft,
    steps: draft.steps.map((step) => ({ ...step, text: asTold(step.text) })),
  };
}
