import { emptyDraft, type Doubt, type RecipeDraft } from '../../recipe/recipe.ts';
import { holdsRecipe } from './measure-draft.ts';

const lists = [
  'ingredients',
  'steps',
  'notes',
  'equipment',
  'servingNotes',
  'storageNotes',
  'tips',
  'tags',
] as const;

/** One draft from several, most trusted first: each later one fills what is still missing. Lists are taken whole or not at all. */
export function mergeDrafts(...drafts: readonly RecipeDraft[]): RecipeDraft {
  const merged = emptyDraft();
  for (const draft of drafts) {
    merged.title ??= draft.title;
    merged.description ??= draft.description;
    if (merged.servings === null && (draft.servings !== null || merged.yieldText === null)) {
      merged.yieldText = draft.yieldText;
      merged.servings = draft.servings;
    }
    merged.prepTime ??= draft.prepTime;
    merged.cookTime ??= draft.cookTime;
    merged.totalTime ??= draft.totalTime;
    merged.imageUrl ??= draft.imageUrl;
    merged.author ??= draft.author;
    merged.source ??= draft.source;
    merged.language ??= draft.language;
    merged.courseText ??= draft.courseText;
    merged.doubts = [...merged.doubts, ...doubtsOfTaken(draft, merged)];
    for (const list of lists)
      if (!merged[list].length) Object.assign(merged, { [list]: draft[list] });
  }
  return merged;
}

/** What is doubted of the lists that a draft brings, before they are taken into the merged one. */
function doubtsOfTaken({ doubts, ingredients, steps }: RecipeDraft, merged: RecipeDraft): Doubt[] {
  const brings = {
    ingredient: merged.ingredients.length === 0 && ingredients.length > 0,
    step: merged.steps.length === 0 && steps.length > 0,
    title: merged.title === null,
    whole: !holdsRecipe(merged),
  };
  return doubts.filter(({ part }) => brings[part]);
}

/** Times belong together: those of one source are not completed from another. */
export const withoutTimes = (draft: RecipeDraft): RecipeDraft => ({
  ...draft,
  prepTime: null,
  cookTime: null,
  totalTime: null,
});
