import type { RecipeDraft } from '../../recipe/recipe.ts';

export const lineCount = (draft: RecipeDraft): number =>
  draft.ingredients.reduce((sum, group) => sum + group.lines.length, 0);
export const isWhole = (draft: RecipeDraft): boolean =>
  lineCount(draft) > 0 && draft.steps.length > 0;
export const holdsRecipe = (draft: RecipeDraft): boolean =>
  lineCount(draft) > 0 || draft.steps.length > 0;
export const statesTime = (draft: RecipeDraft): boolean =>
  draft.prepTime !== null || draft.cookTime !== null || draft.totalTime !== null;

/** Lists shorter than these may be a rest of what the page's own program holds. */
const fewLines = 4;
const fewCharacters = 120;
export const isPoor = (draft: RecipeDraft) =>
  lineCount(draft) < fewLines ||
  draft.steps.reduce((sum, step) => sum + step.text.length, 0) < fewCharacters;

/** Steps of fewer characters than this were not really found. */
const fewestCharacters = 25;
export const isFound = (draft: RecipeDraft) =>
  lineCount(draft) > 0 &&
  draft.steps.reduce((sum, step) => sum + step.text.length, 0) >= fewestCharacters;

/**
 * Whether a page without recipe markup holds a recipe: ingredients and steps, or ingredients with
 * amounts. Articles have paragraphs, shops have lists of foods.
 */
export function isConvincing(draft: RecipeDraft): boolean {
  const lines = draft.ingredients.flatMap((group) => group.lines);
  const counted = lines.filter((line) => /[\d¼-¾⅐-⅞]/.test(line)).length;
  return (
    lines.length >= 2 && (isFound(draft) || (lines.length >= 3 && counted * 2 >= lines.length))
  );
}
