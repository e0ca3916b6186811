import type { RecipeDraft } from '../recipe.ts';

/** Fills what the first draft lacks from the later ones, in their order of trust. Lists are taken whole or not at all. */
export function mergeDrafts(first: RecipeDraft, ...others: RecipeDraft[]): RecipeDraft {
  const merged: RecipeDraft = { ...first };
  for (const other of others) {
    merged.title ??= other.title;
    merged.description ??= other.description;
    if (merged.servings === null && (other.servings !== null || merged.yieldText === null)) {
      merged.yieldText = other.yieldText;
      merged.servings = other.servings;
    }
    merged.prepTime ??= other.prepTime;
    merged.cookTime ??= other.cookTime;
    merged.totalTime ??= other.totalTime;
    merged.imageUrl ??= other.imageUrl;
    merged.author ??= other.author;
    merged.source ??= other.source;
    merged.language ??= other.language;
    merged.courseText ??= other.courseText;
    for (const list of ['ingredients', 'steps', 'notes', 'equipment', 'servingNotes', 'storageNotes', 'tips', 'tags'] as const) {
      if (!merged[list].length) Object.assign(merged, { [list]: other[list] });
    }
  }
  return merged;
}

export const lineCount = (draft: RecipeDraft): number => draft.ingredients.reduce((sum, group) => sum + group.lines.length, 0);
export const isWhole = (draft: RecipeDraft): boolean => lineCount(draft) > 0 && draft.steps.length > 0;
export const holdsRecipe = (draft: RecipeDraft): boolean => lineCount(draft) > 0 || draft.steps.length > 0;
