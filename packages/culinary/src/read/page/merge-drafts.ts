import { emptyDraft, factOf, type Doubt, type RecipeDraft } from '../../recipe/recipe.ts';
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
    const isKnown = merged.servings !== null && !(isBareOne(merged) && (draft.servings ?? 0) > 1);
    if (!isKnown && (draft.servings !== null || merged.yieldText === null)) {
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

/** "1" in a page's data is what a program writes that nobody told for how many it is. */
export const isBareOne = ({ servings, yieldText }: RecipeDraft): boolean =>
  servings === 1 && /^\s*1\s*$/.test(yieldText ?? '');

const times = ['prepTime', 'cookTime', 'totalTime'] as const;

/** What is doubted of what a draft brings, before its lists are taken into the merged one. */
function doubtsOfTaken(draft: RecipeDraft, merged: RecipeDraft): Doubt[] {
  const { doubts, ingredients, steps } = draft;
  const brings = {
    ingredient: merged.ingredients.length === 0 && ingredients.length > 0,
    step: merged.steps.length === 0 && steps.length > 0,
    title: merged.title === null,
    whole: !holdsRecipe(merged),
  };
  // The times and the yield have been merged.
  const facts = {
    times: times.some((time) => draft[time] !== null && draft[time] === merged[time]),
    yield: draft.servings !== null && draft.servings === merged.servings,
  };
  return doubts.filter((doubt) => {
    const fact = factOf(doubt);
    return fact === null ? brings[doubt.part] : facts[fact];
  });
}

/** Times belong together: those of one source are not completed from another. */
export const withoutTimes = (draft: RecipeDraft): RecipeDraft => ({
  ...draft,
  prepTime: null,
  cookTime: null,
  totalTime: null,
});
