import type { RecipeDraft } from '@convivio/culinary/recipe';

/** Whether the built-in parser should be helped: something essential is missing, or it says itself that it doubts. */
export function isUnsure(draft: RecipeDraft): boolean {
  const lines = draft.ingredients.reduce((sum, group) => sum + group.lines.length, 0);
  return !draft.title || lines === 0 || draft.steps.length === 0 || draft.doubts.length > 0;
}
